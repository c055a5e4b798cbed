import { withoutLanguage } from "#app/shared/language/languages.ts";

/** What the browser may hold that a reload must not lead away from (specification, section 2). */
const heldKeys = ["cart", "wishlist", "checkoutFormData", "reviewFormData", "recentlyViewed"];
/** Pages that hold what was typed or answered, or that a link in an e-mail leads to: whoever reloads them means that very page. */
const protectedPaths =
  /^\/(admin|checkout|thank-you|order-link|withdraw|complaint|exchange|deduction|privacy\/my-data|newsletter)(\/|$)/;

/** How the page at hand was reached, as the browser tells. */
export interface PageVisit {
  /** 'navigate', 'reload', 'back_forward' or 'prerender'. */
  type: string;
  /** Without its language. */
  pathname: string;
  /** The query, with its '?'. */
  search: string;
}

/** Whether a visit is a reload that leads home: of a page that is not protected, while the browser holds nothing. */
export function shouldReturnHome(
  { type, pathname, search }: PageVisit,
  stored: (key: string) => string | null,
): boolean {
  if (type !== "reload" || pathname === "/" || protectedPaths.test(pathname)) return false;
  // A signed link is its reader's only way to its page.
  if (new URLSearchParams(search).has("key")) return false;
  return heldKeys.every((key) => isEmpty(stored(key)));
}

/** The visit this document was loaded by; null in a browser that does not tell. */
export function currentVisit(): PageVisit | null {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!entry) return null;
  const { pathname, search } = new URL(entry.name);
  return { type: entry.type, pathname: withoutLanguage(pathname), search };
}

function isEmpty(text: string | null): boolean {
  return text === null || ["", "null", "[]", "{}", '""'].includes(text.trim());
}
