import { startTransition, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { bagEvent } from "#app/features/selling/cart/added-line.ts";
import { parseConsent } from "#app/features/shop/consent/consent.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { useOpenedBy } from "#app/ui/use-opened-by.ts";

import { currentVisit, shouldReturnHome } from "./reload-home.ts";

const productPage = /^\/(cj-)?product\//;

/** A document is judged once, however often its pages change. */
let judged = false;

/** Sends a shopper home who reloaded a page while the browser held nothing of theirs (specification, section 2). */
function useReturnHome(): void {
  const { display } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    const visit = judged ? null : currentVisit();
    judged = true;
    if (!display.reloadReturnsHome || !visit || !shouldReturnHome(visit, storedText)) return;
    void navigate("/", { replace: true });
  }, [display.reloadReturnsHome, navigate]);
}

/**
 * A browser that denies its storage is never sent anywhere: nobody knows what the shopper had. Nor is one that was asked to
 * keep no products, since it cannot tell which were looked at; before the answer, the page of a product tells.
 */
function storedText(key: string): string | null {
  const consent = parseConsent(document.cookie);
  if (consent ? !consent.includes("preference") : productPage.test(withoutLanguage(location.pathname)))
    return "not stored";
  try {
    return localStorage.getItem(key);
  } catch {
    return "denied";
  }
}

const SearchDialog = lazyWithRetry(() => import("#app/features/catalogue/search/search-dialog.tsx"));
const WishlistOverlay = lazyWithRetry(() => import("./wishlist-overlay.tsx"));
const BagDrawer = lazyWithRetry(() => import("#app/storefront/bag/bag-drawer.tsx"));
const DeferredOverlays = lazyWithRetry(() => import("./deferred-overlays.tsx"));

/** All that lies over a page. What it is made of is fetched when it is wanted: most page views want little of it. */
export function Overlays() {
  const [search, closeSearch] = useOpenedBy("openSearch");
  const [wishlist, closeWishlist] = useOpenedBy("openWishlist");
  const [bag, closeBag] = useBag();
  const loaded = useLoaded();
  useReturnHome();
  return (
    <>
      <Suspense>{search ? <SearchDialog onClose={closeSearch} /> : null}</Suspense>
      <Suspense>{wishlist ? <WishlistOverlay onClose={closeWishlist} /> : null}</Suspense>
      <Suspense>{bag ? <BagDrawer onClose={closeBag} /> : null}</Suspense>
      <Suspense>{loaded ? <DeferredOverlays /> : null}</Suspense>
    </>
  );
}

/** The bag opens when something was added, unless staff switched that off; never where the cart is on screen anyway. */
function useBag(): [boolean, () => void] {
  const [opened, close] = useOpenedBy(bagEvent);
  const { opensBag } = useSite().display;
  const { pathname } = useLocation();
  const mayOpen = opensBag && !/^\/(cart|checkout)(\/|$)/.test(pathname);
  useEffect(() => {
    if (!mayOpen) return;
    const take = (event: Event) => event.preventDefault();
    window.addEventListener(bagEvent, take);
    return () => window.removeEventListener(bagEvent, take);
  }, [mayOpen]);
  return [opened && mayOpen, close];
}

/** True once the page has everything it came with, so that nothing here competes with it. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const onLoad = () => startTransition(() => setLoaded(true));
    if (document.readyState === "complete") onLoad();
    window.addEventListener("load", onLoad);
    return () => window.removeEventListener("load", onLoad);
  }, []);
  return loaded;
}
