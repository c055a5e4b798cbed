import type { OptionalPurpose } from "./consent.ts";

/** Something that the shop keeps in a shopper's or staff member's browser. */
export interface StorageEntry {
  /** A name that ends in `*` stands for all that begin like it. */
  name: string;
  place: "cookie" | "local storage" | "session storage" | "cache" | "database";
  duration: string;
  /** Essential needs no consent: it is what somebody asked for (Electronic Communications Act, 2022:482, 9:28). */
  purpose: "essential" | OptionalPurpose;
  /** What it is for, as the cookie policy says it. */
  use: string;
}

const untilDeleted = "until you delete it";
const session = "session";

/**
 * Every cookie, storage key, cache and database. The cookie policy, the settings and the tests are made of this list; nothing that is
 * not essential is stored before its purpose is allowed.
 */
export const storageRegistry: readonly StorageEntry[] = [
  { name: "cookie_consent", place: "cookie", duration: "1 year", purpose: "essential", use: "your cookie choice" },
  { name: "cart", place: "local storage", duration: untilDeleted, purpose: "essential", use: "the items in your cart" },
  {
    name: "wishlist",
    place: "local storage",
    duration: untilDeleted,
    purpose: "essential",
    use: "the items you saved",
  },
  {
    name: "wishlistName",
    place: "local storage",
    duration: untilDeleted,
    purpose: "essential",
    use: "your wishlist's name",
  },
  {
    name: "discountInfo",
    place: "local storage",
    duration: "until you order",
    purpose: "essential",
    use: "your discount code",
  },
  {
    name: "finalTotal",
    place: "local storage",
    duration: "until you order",
    purpose: "essential",
    use: "the total with your discount",
  },
  {
    name: "keptDiscountCode",
    place: "local storage",
    duration: "until it is used in your cart",
    purpose: "essential",
    use: "the welcome code you asked for",
  },
  {
    name: "checkoutFormData",
    place: "local storage",
    duration: "until you order",
    purpose: "essential",
    use: "your checkout draft, never card details",
  },
  {
    name: "purchase",
    place: "local storage",
    duration: "until you've paid, at most 24 hours",
    purpose: "essential",
    use: "makes sure an order is placed only once",
  },
  {
    name: "agentLink",
    place: "local storage",
    duration: "until you've paid, at most 24 hours",
    purpose: "essential",
    use: "the link by which an AI assistant handed your order over",
  },
  {
    name: "paymentUnderWay",
    place: "local storage",
    duration: "until the payment is finished",
    purpose: "essential",
    use: "the number of the payment you started",
  },
  {
    name: "reviewFormData",
    place: "local storage",
    duration: "until you send or close it",
    purpose: "essential",
    use: "your review draft",
  },
  {
    name: "keptEntries",
    place: "local storage",
    duration: "until it is sent",
    purpose: "essential",
    use: "a message or sign-up you sent while offline",
  },
  {
    name: "userId",
    place: "local storage",
    duration: untilDeleted,
    purpose: "essential",
    use: "a random ID sent along when we check a discount code",
  },
  {
    name: "orderedBefore",
    place: "local storage",
    duration: untilDeleted,
    purpose: "preference",
    use: "hides first-order offers after you've ordered",
  },
  {
    name: "recentlyViewed",
    place: "local storage",
    duration: untilDeleted,
    purpose: "preference",
    use: "the last 10 products you viewed",
  },
  {
    name: "recentSearches",
    place: "local storage",
    duration: untilDeleted,
    purpose: "preference",
    use: "your last 6 searches",
  },
  {
    name: "orderConfirmation",
    place: "session storage",
    duration: session,
    purpose: "essential",
    use: "the confirmation of the order you just placed",
  },
  {
    name: "orderUnderWay",
    place: "session storage",
    duration: session,
    purpose: "essential",
    use: "the order you're paying for, while you're at your bank",
  },
  {
    name: "paymentProblem",
    place: "session storage",
    duration: "until it is shown",
    purpose: "essential",
    use: "why a payment failed, when you come back from your bank",
  },
  {
    name: "scrollPositions",
    place: "session storage",
    duration: session,
    purpose: "essential",
    use: "how far you scrolled, so going back takes you there",
  },
  {
    name: "splashSeen",
    place: "session storage",
    duration: session,
    purpose: "preference",
    use: "shows the opening only once",
  },
  {
    name: "visitStartedAt",
    place: "session storage",
    duration: session,
    purpose: "preference",
    use: "when to show the welcome offer",
  },
  {
    name: "welcomeSeen",
    place: "session storage",
    duration: session,
    purpose: "preference",
    use: "shows the welcome offer only once",
  },
  {
    name: "my_data",
    place: "cookie",
    duration: "30 minutes",
    purpose: "essential",
    use: "keeps My data open after you use your link",
  },
  {
    name: "pages-*",
    place: "cache",
    duration: "until the shop is updated, or you delete it",
    purpose: "essential",
    use: "copies of pages you opened, for when you're offline; nothing personal",
  },
  {
    name: "assets-*",
    place: "cache",
    duration: "until the shop is updated, or you delete it",
    purpose: "essential",
    use: "the scripts and styles of those pages",
  },
  {
    name: "workbox-expiration",
    place: "database",
    duration: untilDeleted,
    purpose: "essential",
    use: "when those copies were made, so old ones are deleted",
  },
  {
    name: "staff.session_token",
    place: "cookie",
    duration: "while signed in",
    purpose: "essential",
    use: "staff only, the sign-in",
  },
  {
    name: "staff_device",
    place: "cookie",
    duration: "180 days",
    purpose: "essential",
    use: "staff only, a device that has signed in before",
  },
  {
    name: "staff_flash",
    place: "cookie",
    duration: "10 minutes",
    purpose: "essential",
    use: "staff only, the message after a change",
  },
  {
    name: "staff_view",
    place: "cookie",
    duration: "1 year",
    purpose: "essential",
    use: "staff only, how many rows their lists show, once they chose",
  },
  {
    name: "pickList",
    place: "session storage",
    duration: session,
    purpose: "essential",
    use: "staff only, what they have picked of a list",
  },
];
