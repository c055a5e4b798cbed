interface PublicPage {
  /** Not fetched when a link to it is pointed at. */
  prefetch?: false;
}

/**
 * The pages that are the same for everyone, besides products', by path. From it follow that they are read from the nearest replica
 * (`workers/open-shop.ts`) and prefetched (`storefront/frame/prefetch-intent.ts`).
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  "/": {},
  "/shop": {},
  "/mens-collection": {},
  "/womens-collection": {},
  "/accessories-collection": {},
  "/reviews": {},
  "/reviews/how": {},
  "/how-we-rank": {},
  "/about": {},
  "/contact": {},
  "/faq": {},
  "/shipping": {},
  "/returns": {},
  "/size-guide": {},
  "/withdrawal-form": {},
  "/accessibility": {},
  "/legal-guarantee": {},
  "/terms-of-service": {},
  "/privacy-policy": {},
  "/data-protection": {},
  "/cookie-policy": {},
  "/cart": {},
  "/newsletter": { prefetch: false },
  "/checkout": { prefetch: false },
  "/offline": { prefetch: false },
  "/test-product": { prefetch: false },
};
