/** A cookie or storage entry in a shopper's or staff member's browser. The cookie policy prints this list. */
export interface BrowserEntry {
  name: string;
  place: "cookie" | "local storage" | "session storage";
  duration: string;
  /** A purpose of the cookie policy, and its explanation. */
  purpose: string;
}

const untilDeleted = "until you delete it";
const session = "session";

/** Every cookie and storage key. A test compares this list with the code. */
export const browserEntries: readonly BrowserEntry[] = [
  { name: "cookie_consent", place: "cookie", duration: "1 year", purpose: "Essential: your cookie choice" },
  { name: "cart", place: "local storage", duration: untilDeleted, purpose: "Essential: what is in your cart" },
  { name: "wishlist", place: "local storage", duration: untilDeleted, purpose: "Essential: what you saved" },
  { name: "wishlistName", place: "local storage", duration: untilDeleted, purpose: "Essential: your wishlist's name" },
  {
    name: "discountInfo",
    place: "local storage",
    duration: "until you order",
    purpose: "Essential: your discount code",
  },
  {
    name: "finalTotal",
    place: "local storage",
    duration: "until you order",
    purpose: "Essential: the total with your discount",
  },
  {
    name: "keptDiscountCode",
    place: "local storage",
    duration: "until it is used in your cart",
    purpose: "Essential: the welcome code you asked for",
  },
  {
    name: "checkoutFormData",
    place: "local storage",
    duration: "until you order",
    purpose: "Essential: the checkout's draft, never card details",
  },
  {
    name: "paymentUnderWay",
    place: "local storage",
    duration: "until the payment has ended",
    purpose: "Essential: which payment this browser has begun, by a number",
  },
  {
    name: "reviewFormData",
    place: "local storage",
    duration: "until you send or close it",
    purpose: "Essential: the draft of your review",
  },
  {
    name: "keptEntries",
    place: "local storage",
    duration: "until it is sent",
    purpose: "Essential: a message or sign-up you sent without a connection",
  },
  {
    name: "userId",
    place: "local storage",
    duration: untilDeleted,
    purpose: "Essential: a random id that goes along when a discount code is checked",
  },
  {
    name: "orderedBefore",
    place: "local storage",
    duration: untilDeleted,
    purpose: "Preference: first-order offers are left out after an order",
  },
  {
    name: "recentlyViewed",
    place: "local storage",
    duration: untilDeleted,
    purpose: "Preference: the last 10 products you looked at",
  },
  { name: "purchase", place: "session storage", duration: session, purpose: "Essential: an order is placed only once" },
  {
    name: "orderConfirmation",
    place: "session storage",
    duration: session,
    purpose: "Essential: the confirmation of the order you just placed",
  },
  {
    name: "orderUnderWay",
    place: "session storage",
    duration: session,
    purpose: "Essential: the order that you are paying for, while you are at your bank",
  },
  {
    name: "paymentProblem",
    place: "session storage",
    duration: "until it is shown",
    purpose: "Essential: why a payment did not work, when you come back from your bank",
  },
  { name: "splashSeen", place: "session storage", duration: session, purpose: "Preference: the opening is shown once" },
  {
    name: "visitStartedAt",
    place: "session storage",
    duration: session,
    purpose: "Preference: when the welcome offer is due",
  },
  {
    name: "welcomeSeen",
    place: "session storage",
    duration: session,
    purpose: "Preference: the welcome offer is shown once",
  },
  {
    name: "staff.session_token",
    place: "cookie",
    duration: "while signed in",
    purpose: "Essential: staff only, the sign-in",
  },
  {
    name: "staff_device",
    place: "cookie",
    duration: "180 days",
    purpose: "Essential: staff only, a device that has signed in before",
  },
  {
    name: "staff_flash",
    place: "cookie",
    duration: "10 minutes",
    purpose: "Essential: staff only, the message after a change",
  },
];
