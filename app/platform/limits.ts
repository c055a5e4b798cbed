/** Calls per minute that each binding of wrangler.toml allows one caller, counted separately for each name below. */
export const bindingLimits = {
  SIGN_IN_LIMIT: 60,
  REVIEW_LIMIT: 40,
  FORM_LIMIT: 60,
  NOTIFY_LIMIT: 10,
  DISCOUNT_LIMIT: 60,
  CHECKOUT_LIMIT: 120,
  LOOKUP_LIMIT: 300,
  PAGE_LIMIT: 1_200,
  MEDIA_LIMIT: 6_000,
} as const;
export type LimitBinding = keyof typeof bindingLimits;

interface Limit {
  binding: LimitBinding;
  /** Refuses when the rate limiter fails; all other limits then allow the call. */
  failsClosed?: true;
}

/**
 * The rate limits of every API call, every form, and every page that costs a query (R24). A caller is an IPv4 address, or
 * the /64 of an IPv6 one. Limits on what a caller may have at a time (units, open orders, messages to one address) are
 * counted in D1 by their feature.
 */
export const limits = {
  "sign-in": { binding: "SIGN_IN_LIMIT", failsClosed: true },
  password: { binding: "SIGN_IN_LIMIT", failsClosed: true },
  "password-link": { binding: "SIGN_IN_LIMIT", failsClosed: true },
  order: { binding: "CHECKOUT_LIMIT" },
  payment: { binding: "CHECKOUT_LIMIT" },
  discount: { binding: "DISCOUNT_LIMIT" },
  track: { binding: "DISCOUNT_LIMIT" },
  contact: { binding: "FORM_LIMIT" },
  withdrawal: { binding: "FORM_LIMIT" },
  complaint: { binding: "FORM_LIMIT" },
  feedback: { binding: "FORM_LIMIT" },
  newsletter: { binding: "FORM_LIMIT" },
  /** Each call may send a mail to another address, which nobody there asked for. */
  "notify-me": { binding: "NOTIFY_LIMIT" },
  "my-data": { binding: "FORM_LIMIT" },
  "cookie-choice": { binding: "FORM_LIMIT" },
  email: { binding: "FORM_LIMIT" },
  review: { binding: "REVIEW_LIMIT" },
  "review-picture": { binding: "REVIEW_LIMIT" },
  upload: { binding: "LOOKUP_LIMIT" },
  storage: { binding: "LOOKUP_LIMIT" },
  address: { binding: "LOOKUP_LIMIT" },
  products: { binding: "LOOKUP_LIMIT" },
  stock: { binding: "LOOKUP_LIMIT" },
  cart: { binding: "LOOKUP_LIMIT" },
  health: { binding: "LOOKUP_LIMIT" },
  "api-document": { binding: "LOOKUP_LIMIT" },
  search: { binding: "LOOKUP_LIMIT" },
  "search-log": { binding: "FORM_LIMIT" },
  "product-cards": { binding: "LOOKUP_LIMIT" },
  staff: { binding: "LOOKUP_LIMIT" },
  /** API calls that do not exist or are not allowed. */
  refused: { binding: "LOOKUP_LIMIT" },
  /** Pages that are not cached and must be rendered. */
  page: { binding: "PAGE_LIMIT" },
  picture: { binding: "MEDIA_LIMIT" },
  /** Events that a provider sends from a few addresses, by the thousand on a good day. */
  webhook: { binding: "MEDIA_LIMIT" },
  "payment-webhook": { binding: "MEDIA_LIMIT" },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** Seconds after which a refused caller may try again: the period of every binding. */
export const retryAfterSeconds = 60;
