/** What the browser may hold that a reload must not lead away from (specification, section 2). */
const heldKeys = ["cart", "wishlist", "checkoutFormData", "reviewFormData", "recentlyViewed"];
const protectedPaths = /^\/(admin|checkout|thank-you)(\/|$)/;

/** How the page at hand was reached, as the browser tells. */
export interface PageVisit {
  /** 'navigate', 'reload', 'back_forward' or 'prerender'. */
  type: string;
  pathname: string;
}

/** Whether a visit is a reload that leads home: of a page that is not protected, while the browser holds nothing. */
export function shouldReturnHome({ type, pathname }: PageVisit, stored: (key: string) => string | null): boolean {
  if (type !== "reload" || pathname === "/" || protectedPaths.test(pathname)) return false;
  return heldKeys.every((key) => isEmpty(stored(key)));
}

/** The visit this document was loaded by; null in a browser that does not tell. */
export function currentVisit(): PageVisit | null {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry ? { type: entry.type, pathname: new URL(entry.name).pathname } : null;
}

function isEmpty(text: string | null): boolean {
  return text === null || ["", "null", "[]", "{}", '""'].includes(text.trim());
}
