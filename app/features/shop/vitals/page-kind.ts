import type { PageKind } from "#app/shared/states.ts";

/** Of how many pages that may be measured one is, at random in its browser: one of two keeps the writes few and says the same. */
export const measuredShare = 0.5;

const listings = /^\/(shop|collections\/[^/]+|(mens|womens|accessories)-collection)$/;

/** The kind of the page at a path; the path itself is told to nobody. */
export function pageKindOf(path: string): PageKind {
  if (path === "/") return "home";
  if (listings.test(path)) return "listing";
  if (/^\/(cj-|test-)?product\/[^/]+$/.test(path)) return "product";
  return path === "/cart" || path === "/checkout" ? (path.slice(1) as "cart" | "checkout") : "other";
}
