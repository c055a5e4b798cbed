/** What callers without a session can make the shop store, and how much of it a UTC day takes (docs/strangers.md, decision 35). */
interface PublicWrite {
  /** What it is, as docs/strangers.md names it. */
  what: string;
  /** The most bytes that one of it takes in D1, indexes, e-mails and counters included; measured by `tests/integration/hostile-day.test.ts`. */
  bytes: number;
  /** The most bytes of its picture in R2. */
  pictureBytes?: number;
  /** How many of it one caller may write a day. A caller is an IPv4 address or the /64 of an IPv6 one. */
  perCaller: number;
  /** How many all callers together may write a day. */
  inAll: number;
  /**
   * What happens to the next one. `refuse`: it is refused until the day ends. `evict`: the oldest make way. `few`: each network
   * (an IPv4 address, or the /48 of an IPv6 one) may write `fewOfNetwork` more, so that a stranger cannot close the checkout or keep the
   * staff out, nor fill the database from the many addresses of one network.
   */
  whenFull: "refuse" | "evict" | "few";
  /** E-mails that one of it sends. */
  mails: number;
  /** How long it is kept: a key of `retention/retention-periods.ts`. */
  kept: string;
  /** What is exempt from `inAll`, because it is proven. */
  proven?: string;
}

/** How many the callers of one network may still write of what is full for all (`few`). */
export const fewOfNetwork = 3;

export const publicWrites = {
  cart: {
    what: "A copy of a cart (`/api/db`, `carts`)",
    bytes: 14_000,
    perCaller: 200,
    inAll: 2_000,
    whenFull: "evict",
    mails: 0,
    kept: "carts",
  },
  order: {
    what: "An order that nobody paid, with its lines, events and stock movements",
    bytes: 60_000,
    perCaller: 300,
    inAll: 5_000,
    whenFull: "few",
    mails: 0,
    kept: "unpaidOrders",
  },
  "checkout-session": {
    what: "A checkout session of an agent, new or changed, with the answer that is kept of it",
    bytes: 60_000,
    perCaller: 500,
    inAll: 3_000,
    whenFull: "refuse",
    mails: 0,
    kept: "checkoutSessions",
    proven: "agents with a key, of which each has a count of its own",
  },
  message: {
    what: "A message by the contact form",
    bytes: 70_000,
    perCaller: 30,
    inAll: 300,
    whenFull: "refuse",
    mails: 1,
    kept: "messages",
  },
  feedback: {
    what: "Feedback on accessibility",
    bytes: 24_000,
    perCaller: 20,
    inAll: 200,
    whenFull: "refuse",
    mails: 0,
    kept: "accessibilityFeedback",
  },
  subscription: {
    what: "A request for the newsletter",
    bytes: 5_000,
    perCaller: 50,
    inAll: 2_000,
    whenFull: "refuse",
    mails: 1,
    kept: "newsletterRequests",
  },
  "back-in-stock": {
    what: "A request to be told when something is back",
    bytes: 4_000,
    perCaller: 50,
    inAll: 2_000,
    whenFull: "refuse",
    mails: 1,
    kept: "backInStockOpen",
  },
  "my-data-link": {
    what: "A link to somebody's data",
    bytes: 4_000,
    perCaller: 30,
    inAll: 500,
    whenFull: "refuse",
    mails: 1,
    kept: "myDataLinks",
  },
  "my-data-change": {
    what: "A correction, an objection or a request on the page of somebody's data",
    bytes: 12_000,
    perCaller: 30,
    inAll: 500,
    whenFull: "refuse",
    mails: 0,
    kept: "dataRequests",
    proven: "All: each by a link that was mailed, at most 30 a day of an address",
  },
  withdrawal: {
    what: "A typed notice of withdrawal",
    bytes: 20_000,
    perCaller: 40,
    inAll: 500,
    whenFull: "refuse",
    mails: 1,
    kept: "withdrawals",
    proven:
      "One by an order's signed link, or whose number, name and address are an order's: its units are withdrawn once",
  },
  complaint: {
    what: "A typed complaint",
    bytes: 24_000,
    perCaller: 20,
    inAll: 300,
    whenFull: "refuse",
    mails: 1,
    kept: "complaints",
    proven: "One by an order's signed link, at most 20 a day of an order",
  },
  "complaint-photo": {
    what: "A photo of a complaint",
    bytes: 2_500,
    pictureBytes: 5_000_000,
    perCaller: 80,
    inAll: 1_200,
    whenFull: "refuse",
    mails: 0,
    kept: "complaints",
    proven: "One by an order's signed link, at most 80 a day of an order",
  },
  "complaint-answer": {
    what: "An answer to a complaint, by the link of its receipt",
    bytes: 17_000,
    perCaller: 20,
    inAll: 500,
    whenFull: "refuse",
    mails: 0,
    kept: "complaints",
    proven: "One to a complaint about a known order, at most 20 a day of a complaint",
  },
  review: {
    what: "A review, which waits for staff",
    bytes: 34_000,
    perCaller: 20,
    inAll: 500,
    whenFull: "refuse",
    mails: 0,
    kept: "pendingReviews",
    proven: "One by an order's signed link, at most 60 a day of an order",
  },
  "review-picture": {
    what: "A picture of a review",
    bytes: 2_500,
    pictureBytes: 5_000_000,
    perCaller: 80,
    inAll: 1_500,
    whenFull: "refuse",
    mails: 0,
    kept: "unsentPictures",
  },
  "cookie-choice": {
    what: "What a browser chose about cookies",
    bytes: 1_500,
    perCaller: 300,
    inAll: 10_000,
    whenFull: "refuse",
    mails: 0,
    kept: "cookieChoices",
  },
  search: {
    what: "A search in the log",
    bytes: 2_500,
    perCaller: 1_000,
    inAll: 1_000,
    whenFull: "evict",
    mails: 0,
    kept: "searchesOnce",
  },
  measurement: {
    what: "The times of a page, added to the totals of its day",
    bytes: 2_500,
    perCaller: 500,
    inAll: 20_000,
    whenFull: "refuse",
    mails: 0,
    kept: "vitals",
  },
  "sign-in": {
    what: "The count of failed sign-ins under a name, real or not",
    bytes: 1_500,
    perCaller: 100,
    inAll: 5_000,
    whenFull: "evict",
    mails: 0,
    kept: "signInAttempts",
  },
  "passkey-challenge": {
    what: "The challenge of a sign-in by passkey",
    bytes: 2_000,
    perCaller: 300,
    inAll: 5_000,
    whenFull: "few",
    mails: 0,
    kept: "passkeyChallenges",
  },
  "password-link": {
    what: "A link for a forgotten staff password, to addresses of the staff alone",
    bytes: 2_000,
    perCaller: 20,
    inAll: 200,
    whenFull: "few",
    mails: 1,
    kept: "emails",
  },
} as const satisfies Record<string, PublicWrite>;
export type PublicWriteKind = keyof typeof publicWrites;
