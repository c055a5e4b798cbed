import { memo, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { useCart } from "#app/features/selling/cart/cart-store.ts";
import { openWishlist, useWishlist } from "#app/features/selling/wishlist/wishlist-store.ts";
import { Logo } from "#app/features/shop/brand/logo.tsx";
import type { Menu } from "#app/features/shop/content/menu-section.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onIntent } from "#app/ui/on-intent.ts";

import { frameTexts } from "./frame.texts.ts";
import { headerPages } from "./header-pages.ts";
import { MainLinks } from "./main-links.tsx";
import { followLanguage, ShownLanguages } from "./shown-languages.tsx";

const iconButton = "relative inline-flex size-11 items-center justify-center transition-opacity hover:opacity-70";

const searchIntent = onIntent(() => import("#app/features/catalogue/search/search-dialog.tsx"));
const wishlistIntent = onIntent(() => import("./wishlist-overlay.tsx"));

/** The header of every storefront page: white over the hero of the home page, dark on the others, short at the checkout. Memoised, like a card: presses would wait for it. */
export const Header = memo(function Header() {
  const site = useSite();
  const pathname = useLocation().pathname.toLowerCase();
  if (pathname === "/checkout") {
    return (
      <StaticHtml
        name="checkout-header"
        facts={{ siteName: site.identity.siteName }}
        load={() => import("./checkout-header.tsx").then((module) => module.CheckoutHeader)}
      />
    );
  }
  const marked = headerPages().find(({ path }) => path === pathname)?.path ?? "none";
  return <HeaderContent siteName={site.identity.siteName} menu={site.menu} marked={marked} />;
});

/** Of the address it shows which of its own pages it is, and no more. */
function HeaderContent({ siteName, menu, marked }: { siteName: string; menu: Menu; marked: string }) {
  const onHome = marked === "/";
  const { hidden, atTop } = useScrollState();
  const texts = frameTexts();
  return (
    <header
      data-plain-links=""
      className={`site-header ${hidden ? "away" : ""} ${
        onHome
          ? `on-dark -mb-16 text-white lg:-mb-20 ${atTop ? "" : "bg-ink"}`
          : "border-b border-line bg-paper text-ink"
      }`}
    >
      <div className="page flex h-16 items-center gap-2 lg:h-20">
        <MobileMenu menu={menu} />
        <a
          href={localPath("/")}
          className="mr-auto inline-flex min-h-11 items-center max-xs:[&_.display]:sr-only lg:mr-10"
        >
          <Logo siteName={siteName} />
        </a>
        <MainLinks marked={marked} menu={menu} />
        <SearchButton />
        <button
          type="button"
          aria-haspopup="dialog"
          data-tooltip={texts.wishlist}
          className={iconButton}
          onClick={openWishlist}
          {...wishlistIntent}
        >
          <Icon name="heart" />
          <span className="sr-only">{texts.wishlist}</span>
          <WishlistBadge />
        </button>
        <a href={localPath("/cart")} data-tooltip={pageNames()["/cart"]} className={`${iconButton} -mr-2.5`}>
          <Icon name="bag" />
          <span className="sr-only">{pageNames()["/cart"]}</span>
          <CartBadge />
        </a>
      </div>
    </header>
  );
}

/** Opens the search over the page; a link to the shop's own search before and without scripts. */
function SearchButton() {
  if (!useHydrated()) {
    return (
      <a href={localPath("/shop#search")} aria-label={frameTexts().search} className={iconButton}>
        <Icon name="search" />
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={frameTexts().search}
      className={iconButton}
      onClick={openSearch}
      {...searchIntent}
    >
      <Icon name="search" />
    </button>
  );
}

/** The menu of small screens: a native popover, so that it opens before and without scripts. A navigation closes it. */
function MobileMenu({ menu }: { menu: Menu }) {
  const panel = useRef<HTMLElement>(null);
  const texts = frameTexts();
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current !== key) panel.current?.hidePopover();
    shownKey.current = key;
  }, [key]);
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="mobile-menu" aria-label={texts.menu} className={`${iconButton} -ml-2.5`}>
        <Icon name="menu" />
      </button>
      {/* What is pressed is a link in it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        ref={panel}
        id="mobile-menu"
        popover="auto"
        aria-label={texts.menu}
        className="on-dark menu-panel"
        onClick={(event) => followLanguage(event.target as Element)}
      >
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
          className={`${iconButton} -ml-2.5`}
        >
          <Icon name="close" />
        </button>
        <StaticHtml
          name="menu"
          facts={{ menu }}
          load={() => import("./menu-links.tsx").then((module) => module.MenuLinks)}
          className="contents"
        />
        <ShownLanguages place="menu" />
      </nav>
    </div>
  );
}

/** Hidden while the page is scrolled past 10 px and the last move was downwards (specification, section 2). */
function useScrollState() {
  const [state, setState] = useState({ hidden: false, atTop: true });
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const next = { hidden: now > 10 && now > last, atTop: now <= 10 };
      last = now;
      setState((shown) => (shown.hidden === next.hidden && shown.atTop === next.atTop ? shown : next));
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return state;
}

/** Opens the search dialog. */
function openSearch(): void {
  window.dispatchEvent(new Event("openSearch"));
}

/** The number of lines in the cart, not of units (R6). */
function CartBadge() {
  return <CountBadge count={useCart().length} what={frameTexts().inCart} />;
}

/** The number of items on the wishlist. */
function WishlistBadge() {
  return <CountBadge count={useWishlist().length} what={frameTexts().inWishlist} />;
}
