import type { PublicWriteKind } from "./public-writes.ts";

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
  /**
   * What a call without a session makes the shop store: a kind that is claimed once the input is valid, by `readForm` and
   * `createRoute`. `own-claim`: its feature claims it, because a signed link may prove it. Null: nothing, or what the record that it
   * is about bounds.
   */
  stores: PublicWriteKind | "own-claim" | null;
  /** Refuses when the rate limiter fails; all other limits then allow the call. */
  failsClosed?: true;
}

/**
 * The rate limits of every API call, every form, and every page that costs a query (R24). A caller is an IPv4 address, or
 * the /64 of an IPv6 one. Limits on what a caller may have at a time (units, open orders, messages to one address) are
 * counted in D1 by their feature.
 */
export const limits = {
  "sign-in": { binding: "SIGN_IN_LIMIT", stores: "own-claim", failsClosed: true },
  password: { binding: "SIGN_IN_LIMIT", stores: "own-claim", failsClosed: true },
  "password-link": { binding: "SIGN_IN_LIMIT", stores: "password-link", failsClosed: true },
  /** Wrong keys alone. */
  key: { binding: "SIGN_IN_LIMIT", stores: null },
  /** Browsers that ask whether a page of another origin may call. */
  preflight: { binding: "LOOKUP_LIMIT", stores: null },
  order: { binding: "CHECKOUT_LIMIT", stores: "own-claim" },
  payment: { binding: "CHECKOUT_LIMIT", stores: null },
  /** Codes that are tried: they could be guessed. */
  discount: { binding: "DISCOUNT_LIMIT", stores: null },
  quote: { binding: "LOOKUP_LIMIT", stores: null },
  "automatic-discount": { binding: "LOOKUP_LIMIT", stores: null },
  track: { binding: "DISCOUNT_LIMIT", stores: null },
  contact: { binding: "FORM_LIMIT", stores: "message" },
  withdrawal: { binding: "FORM_LIMIT", stores: "own-claim" },
  complaint: { binding: "FORM_LIMIT", stores: "own-claim" },
  feedback: { binding: "FORM_LIMIT", stores: "feedback" },
  newsletter: { binding: "FORM_LIMIT", stores: "subscription" },
  /** Each call may send a mail to another address, which nobody there asked for. */
  "notify-me": { binding: "NOTIFY_LIMIT", stores: "back-in-stock" },
  /** Each call may send a mail to another address, as above; at most 6 a day to one, and to a buyer's alone. */
  "order-link": { binding: "NOTIFY_LIMIT", stores: null },
  "notify-me-request": { binding: "NOTIFY_LIMIT", stores: null },
  exchange: { binding: "FORM_LIMIT", stores: null },
  bought: { binding: "REVIEW_LIMIT", stores: null },
  "my-data": { binding: "FORM_LIMIT", stores: "own-claim" },
  "cookie-choice": { binding: "FORM_LIMIT", stores: "cookie-choice" },
  email: { binding: "FORM_LIMIT", stores: null },
  review: { binding: "REVIEW_LIMIT", stores: "own-claim" },
  "review-picture": { binding: "REVIEW_LIMIT", stores: "own-claim" },
  upload: { binding: "LOOKUP_LIMIT", stores: null },
  storage: { binding: "LOOKUP_LIMIT", stores: null },
  address: { binding: "LOOKUP_LIMIT", stores: null },
  products: { binding: "LOOKUP_LIMIT", stores: null },
  stock: { binding: "LOOKUP_LIMIT", stores: null },
  "cart-change": { binding: "LOOKUP_LIMIT", stores: "cart" },
  cart: { binding: "LOOKUP_LIMIT", stores: null },
  health: { binding: "LOOKUP_LIMIT", stores: null },
  "api-document": { binding: "LOOKUP_LIMIT", stores: null },
  search: { binding: "LOOKUP_LIMIT", stores: null },
  "search-log": { binding: "FORM_LIMIT", stores: "search" },
  measurement: { binding: "FORM_LIMIT", stores: "measurement" },
  "product-cards": { binding: "LOOKUP_LIMIT", stores: null },
  /** The catalogue as one file: some 4 reads and 30 ms for each 100 products. */
  feed: { binding: "NOTIFY_LIMIT", stores: null },
  /** Messages of agents; those that search or try a link count there, too. */
  mcp: { binding: "LOOKUP_LIMIT", stores: null },
  /** Calls of agents by UCP; those that name a code count there, too. */
  ucp: { binding: "LOOKUP_LIMIT", stores: "own-claim" },
  /** Calls of agents by ACP, whose key is wrong or right; those that name a code count there, too. */
  acp: { binding: "LOOKUP_LIMIT", stores: "own-claim" },
  /** Profiles of agents that have to be fetched. */
  "ucp-profile": { binding: "FORM_LIMIT", stores: null },
  "feed-page": { binding: "LOOKUP_LIMIT", stores: null },
  staff: { binding: "LOOKUP_LIMIT", stores: null },
  /** API calls that do not exist or are not allowed. */
  refused: { binding: "LOOKUP_LIMIT", stores: null },
  /** Pages that are not cached and must be rendered. */
  page: { binding: "PAGE_LIMIT", stores: null },
  picture: { binding: "MEDIA_LIMIT", stores: null },
  /** Events that a provider sends from a few addresses, by the thousand on a good day. */
  webhook: { binding: "MEDIA_LIMIT", stores: null },
  "payment-webhook": { binding: "MEDIA_LIMIT", stores: null },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** Seconds after which a refused caller may try again: the period of every binding. */
export const retryAfterSeconds = 60;
