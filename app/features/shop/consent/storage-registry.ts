import type { OptionalPurpose } from "./consent.ts";
import type { storedDurations, storedUses } from "./storage-registry.texts.ts";

/** Something that the shop keeps in a shopper's or staff member's browser. */
export interface StorageEntry {
  /** A name that ends in `*` stands for all that begin like it. */
  name: keyof ReturnType<typeof storedUses>;
  place: "cookie" | "local storage" | "session storage" | "cache" | "database";
  duration: keyof ReturnType<typeof storedDurations>;
  /** Essential needs no consent: it is what somebody asked for (Electronic Communications Act, 2022:482, 9:28). */
  purpose: "essential" | OptionalPurpose;
}

/**
 * Every cookie, storage key, cache and database. The cookie policy, the settings and the tests are made of this list; nothing that is
 * not essential is stored before its purpose is allowed.
 */
export const storageRegistry: readonly StorageEntry[] = [
  { name: "cookie_consent", place: "cookie", duration: "year", purpose: "essential" },
  { name: "cart", place: "local storage", duration: "untilDeleted", purpose: "essential" },
  { name: "wishlist", place: "local storage", duration: "untilDeleted", purpose: "essential" },
  { name: "wishlistName", place: "local storage", duration: "untilDeleted", purpose: "essential" },
  { name: "discountInfo", place: "local storage", duration: "untilOrdered", purpose: "essential" },
  { name: "finalTotal", place: "local storage", duration: "untilOrdered", purpose: "essential" },
  { name: "keptDiscountCode", place: "local storage", duration: "untilUsed", purpose: "essential" },
  { name: "checkoutFormData", place: "local storage", duration: "untilOrdered", purpose: "essential" },
  { name: "purchase", place: "local storage", duration: "untilPaid", purpose: "essential" },
  { name: "agentLink", place: "local storage", duration: "untilPaid", purpose: "essential" },
  { name: "paymentUnderWay", place: "local storage", duration: "untilPaymentEnds", purpose: "essential" },
  { name: "reviewFormData", place: "local storage", duration: "untilSentOrClosed", purpose: "essential" },
  { name: "keptEntries", place: "local storage", duration: "untilSent", purpose: "essential" },
  { name: "userId", place: "local storage", duration: "untilDeleted", purpose: "essential" },
  { name: "languageChoice", place: "local storage", duration: "untilDeleted", purpose: "essential" },
  { name: "orderedBefore", place: "local storage", duration: "untilDeleted", purpose: "preference" },
  { name: "recentlyViewed", place: "local storage", duration: "untilDeleted", purpose: "preference" },
  { name: "recentSearches", place: "local storage", duration: "untilDeleted", purpose: "preference" },
  { name: "orderConfirmation", place: "session storage", duration: "session", purpose: "essential" },
  { name: "orderUnderWay", place: "session storage", duration: "session", purpose: "essential" },
  { name: "paymentProblem", place: "session storage", duration: "untilShown", purpose: "essential" },
  { name: "scrollPositions", place: "session storage", duration: "session", purpose: "essential" },
  { name: "splashSeen", place: "session storage", duration: "session", purpose: "preference" },
  { name: "visitStartedAt", place: "session storage", duration: "session", purpose: "preference" },
  { name: "welcomeSeen", place: "session storage", duration: "session", purpose: "preference" },
  { name: "my_data", place: "cookie", duration: "halfHour", purpose: "essential" },
  { name: "pages-*", place: "cache", duration: "untilUpdated", purpose: "essential" },
  { name: "assets-*", place: "cache", duration: "untilUpdated", purpose: "essential" },
  { name: "workbox-expiration", place: "database", duration: "untilDeleted", purpose: "essential" },
  { name: "staff.session_token", place: "cookie", duration: "whileSignedIn", purpose: "essential" },
  { name: "staff_device", place: "cookie", duration: "halfYear", purpose: "essential" },
  { name: "staff_flash", place: "cookie", duration: "tenMinutes", purpose: "essential" },
  { name: "staff_view", place: "cookie", duration: "year", purpose: "essential" },
  { name: "pickList", place: "session storage", duration: "session", purpose: "essential" },
];
