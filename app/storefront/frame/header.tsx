import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";

import { Logo } from "#app/features/brand/logo.tsx";
import { CartBadge } from "#app/features/cart/cart-badge.tsx";
import { useSite } from "#app/features/configuration/use-site.ts";
import { openSearch } from "#app/features/search/open-search.ts";
import { WishlistBadge } from "#app/features/wishlist/wishlist-badge.tsx";
import { openWishlist } from "#app/features/wishlist/wishlist-store.ts";
import { useHydrated } from "#app/platform/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

import { headerPages, supportPages } from "./pages.ts";

const iconButton = "relative inline-flex size-11 items-center justify-center transition-opacity hover:opacity-70";

/** The header of every storefront page: white over the hero of the home page, dark on the others. */
export function Header() {
  const { identity } = useSite();
  const onHome = useLocation().pathname === "/";
  const { hidden, atTop } = useScrollState();
  return (
    <header
      className={`sticky top-0 z-30 w-full transition duration-300 focus-within:translate-y-0 ${hidden ? "-translate-y-full" : ""} ${
        onHome
          ? `on-dark -mb-16 text-white lg:-mb-20 ${atTop ? "" : "bg-ink"}`
          : "border-b border-line bg-paper text-ink"
      }`}
    >
      <div className="page flex h-16 items-center gap-2 lg:h-20">
        <MobileMenu />
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center max-xs:[&_.display]:sr-only lg:mr-10">
          <Logo siteName={identity.siteName} />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden lg:block">
          <ul className="flex gap-8">
            {headerPages.map(({ path, name }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className="border-b-2 border-transparent py-2 text-sm font-semibold transition-colors hover:border-current aria-[current=page]:border-current"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton />
        <button
          type="button"
          aria-haspopup="dialog"
          data-tooltip="Wishlist"
          className={iconButton}
          onClick={openWishlist}
        >
          <Icon name="heart" />
          <span className="sr-only">Wishlist</span>
          <WishlistBadge />
        </button>
        <Link to="/cart" data-tooltip="Cart" className={`${iconButton} -mr-2.5`}>
          <Icon name="bag" />
          <span className="sr-only">Cart</span>
          <CartBadge />
        </Link>
      </div>
    </header>
  );
}

/** Opens the search over the page; a link to the shop's own search before and without scripts. */
function SearchButton() {
  if (!useHydrated()) {
    return (
      <Link to="/shop#search" aria-label="Search" className={iconButton}>
        <Icon name="search" />
      </Link>
    );
  }
  return (
    <button type="button" aria-haspopup="dialog" aria-label="Search" className={iconButton} onClick={openSearch}>
      <Icon name="search" />
    </button>
  );
}

/** The menu of small screens: a native popover, so that it opens before and without scripts. */
function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="mobile-menu" aria-label="Menu" className={`${iconButton} -ml-2.5`}>
        <Icon name="menu" />
      </button>
      <nav
        id="mobile-menu"
        popover="auto"
        aria-label="Menu"
        key={pathname}
        className="on-dark fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ink p-6 text-white"
      >
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className={`${iconButton} -ml-2.5`}
        >
          <Icon name="close" />
        </button>
        <ul className="mt-10 grid gap-2">
          {[...headerPages, { path: "/shop", name: "Shop all" }].map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className="display block py-2 text-display-md">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-wrap gap-x-6 border-t border-ink-line pt-5">
          {supportPages.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className="inline-block py-2 text-muted-dark hover:text-white">
                {name}
              </Link>
            </li>
          ))}
        </ul>
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
