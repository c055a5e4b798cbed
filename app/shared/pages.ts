interface Page {
  /** Its group in the footer; those of the law stand in the line at its end. */
  column?: "Shop" | "Help" | "About" | "Legal";
  /** The same for everyone: cached for all, and read from the nearest replica. */
  isPublic?: true;
  /** Not fetched when a link to it is pointed at; only public pages are. */
  prefetch?: false;
  /** Why the sitemap does not name it. */
  notInSitemap?: "form" | "personal" | "empty" | "demo";
  /** What of the catalogue it shows: a change of it invalidates the page. */
  shows?: readonly ("listings" | "reviews")[];
}

/**
 * Every page of the shop with an address of its own, in the order they are listed in. The footer, the menu, the sitemap, prefetching,
 * replica reads and cache tags follow from it; `scripts/pages.test.ts` compares it with app/routes.ts.
 */
export const pages = {
  "/": { isPublic: true, shows: ["listings", "reviews"] },
  "/shop": { column: "Shop", isPublic: true, shows: ["listings"] },
  "/mens-collection": { column: "Shop", isPublic: true, shows: ["listings"] },
  "/womens-collection": { column: "Shop", isPublic: true, shows: ["listings"] },
  "/accessories-collection": { column: "Shop", isPublic: true, shows: ["listings"] },
  "/order-link": { column: "Help", notInSitemap: "form" },
  "/faq": { column: "Help", isPublic: true },
  "/returns": { column: "Help", isPublic: true },
  "/shipping": { column: "Help", isPublic: true },
  "/size-guide": { column: "Help", isPublic: true },
  "/contact": { column: "Help", isPublic: true },
  "/complaint": { column: "Help", notInSitemap: "form" },
  "/about": { column: "About", isPublic: true },
  "/reviews": { column: "About", isPublic: true, shows: ["reviews"] },
  "/reviews/how": { column: "About", isPublic: true, shows: ["reviews"] },
  "/how-we-rank": { column: "About", isPublic: true },
  "/withdraw": { column: "Legal", notInSitemap: "form" },
  "/legal-guarantee": { column: "Legal", isPublic: true },
  "/terms-of-service": { column: "Legal", isPublic: true },
  "/withdrawal-form": { isPublic: true },
  "/privacy-policy": { column: "Legal", isPublic: true },
  "/data-protection": { column: "Legal", isPublic: true },
  "/privacy/my-data": { column: "Legal", notInSitemap: "personal" },
  "/cookie-policy": { column: "Legal", isPublic: true },
  "/accessibility": { column: "Legal", isPublic: true },
  "/cart": { isPublic: true, shows: ["listings"], notInSitemap: "personal" },
  "/newsletter": { isPublic: true, prefetch: false, notInSitemap: "form" },
  "/checkout": { isPublic: true, prefetch: false, notInSitemap: "personal" },
  "/offline": { isPublic: true, prefetch: false, notInSitemap: "empty" },
  "/test-product": { isPublic: true, prefetch: false, notInSitemap: "demo" },
  "/complaint/status": { notInSitemap: "personal" },
  "/add-to-order": { notInSitemap: "personal" },
  "/exchange": { notInSitemap: "personal" },
  "/deduction": { notInSitemap: "personal" },
  "/thank-you": { notInSitemap: "personal" },
  "/checkout/return": { notInSitemap: "personal" },
  "/checkout/continue": { notInSitemap: "personal" },
  "/privacy/my-data/open": { notInSitemap: "personal" },
  "/notify-me/request": { notInSitemap: "form" },
  "/notify-me": { notInSitemap: "personal" },
  "/newsletter/confirm": { notInSitemap: "personal" },
  "/newsletter/unsubscribe": { notInSitemap: "personal" },
} as const satisfies Readonly<Record<string, Page>>;
export type PagePath = keyof typeof pages;

/** The pages as a list. What each is called: `pageNames`. */
export const pageList: readonly (Page & { path: PagePath })[] = Object.entries(pages).map(([path, page]) => ({
  path: path as PagePath,
  ...page,
}));

/** What is said of the page at a path; undefined where none of these is. */
export function pageAt(path: string): Page | undefined {
  return Object.hasOwn(pages, path) ? pages[path as PagePath] : undefined;
}
