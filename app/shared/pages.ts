interface Page {
  /** What links to it are called. */
  name: string;
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
  "/": { name: "Home", isPublic: true, shows: ["listings", "reviews"] },
  "/shop": { name: "Shop all", column: "Shop", isPublic: true, shows: ["listings"] },
  "/mens-collection": { name: "Men", column: "Shop", isPublic: true, shows: ["listings"] },
  "/womens-collection": { name: "Women", column: "Shop", isPublic: true, shows: ["listings"] },
  "/accessories-collection": { name: "Accessories", column: "Shop", isPublic: true, shows: ["listings"] },
  "/faq": { name: "FAQ", column: "Help", isPublic: true },
  "/returns": { name: "Returns", column: "Help", isPublic: true },
  "/shipping": { name: "Shipping", column: "Help", isPublic: true },
  "/size-guide": { name: "Size guide", column: "Help", isPublic: true },
  "/contact": { name: "Contact", column: "Help", isPublic: true },
  "/complaint": { name: "Make a complaint", column: "Help", notInSitemap: "form" },
  "/about": { name: "About", column: "About", isPublic: true },
  "/reviews": { name: "Reviews", column: "About", isPublic: true, shows: ["reviews"] },
  "/reviews/how": { name: "How reviews are checked", column: "About", isPublic: true, shows: ["reviews"] },
  "/how-we-rank": { name: "How we rank", column: "About", isPublic: true },
  "/withdraw": { name: "Withdraw from contract here", column: "Legal", notInSitemap: "form" },
  "/legal-guarantee": { name: "Legal guarantee", column: "Legal", isPublic: true },
  "/terms-of-service": { name: "Terms of Service", column: "Legal", isPublic: true },
  "/withdrawal-form": { name: "Standard withdrawal form", isPublic: true },
  "/privacy-policy": { name: "Privacy Policy", column: "Legal", isPublic: true },
  "/data-protection": { name: "Data Protection", column: "Legal", isPublic: true },
  "/privacy/my-data": { name: "My data", column: "Legal", notInSitemap: "personal" },
  "/cookie-policy": { name: "Cookie Policy", column: "Legal", isPublic: true },
  "/accessibility": { name: "Accessibility", column: "Legal", isPublic: true },
  "/cart": { name: "Cart", isPublic: true, shows: ["listings"], notInSitemap: "personal" },
  "/newsletter": { name: "Newsletter", isPublic: true, prefetch: false, notInSitemap: "form" },
  "/checkout": { name: "Checkout", isPublic: true, prefetch: false, notInSitemap: "personal" },
  "/offline": { name: "Offline", isPublic: true, prefetch: false, notInSitemap: "empty" },
  "/test-product": { name: "Demo product", isPublic: true, prefetch: false, notInSitemap: "demo" },
  "/complaint/status": { name: "Complaint", notInSitemap: "personal" },
  "/add-to-order": { name: "Add to order", notInSitemap: "personal" },
  "/order-link": { name: "Find your order", notInSitemap: "form" },
  "/exchange": { name: "Exchange", notInSitemap: "personal" },
  "/deduction": { name: "Deduction", notInSitemap: "personal" },
  "/thank-you": { name: "Order confirmation", notInSitemap: "personal" },
  "/checkout/return": { name: "Payment", notInSitemap: "personal" },
  "/checkout/continue": { name: "Continue to checkout", notInSitemap: "personal" },
  "/privacy/my-data/open": { name: "Open my data", notInSitemap: "personal" },
  "/notify-me/request": { name: "Email me when it's back", notInSitemap: "form" },
  "/notify-me": { name: "Back in stock", notInSitemap: "personal" },
  "/newsletter/confirm": { name: "Confirm the newsletter", notInSitemap: "personal" },
  "/newsletter/unsubscribe": { name: "Unsubscribe", notInSitemap: "personal" },
} as const satisfies Readonly<Record<string, Page>>;
export type PagePath = keyof typeof pages;

/** The pages as a list. */
export const pageList: readonly (Page & { path: PagePath })[] = Object.entries(pages).map(([path, page]) => ({
  path: path as PagePath,
  ...page,
}));

/** What is said of the page at a path; undefined where none of these is. */
export function pageAt(path: string): Page | undefined {
  return Object.hasOwn(pages, path) ? pages[path as PagePath] : undefined;
}
