import { readDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { readPendingDiscountCode } from "#app/features/selling/discounts/pending-discount-code.ts";
import { mayStorePreferences } from "#app/features/shop/consent/consent-store.ts";
import { readPreference, writePreference } from "#app/features/shop/consent/preference-session.ts";

const startedKey = "visitStartedAt";
const seenKey = "welcomeSeen";

/** The time of this session's first page view, in epoch milliseconds; the first call stores it. */
export function visitStart(now: number): number {
  const started = Number(readPreference(startedKey));
  if (started > 0) return started;
  writePreference(startedKey, String(now));
  return now;
}

/**
 * Whether the welcome popup was shown in this session. A visit that nothing may be stored of, and that has loaded another page since it
 * began, cannot tell: it counts as shown, so that nobody is asked twice.
 */
export function welcomeSeen(): boolean {
  return readPreference(seenKey) !== null || (!mayStorePreferences() && continuesVisit());
}

/** Whether the offer would be of no use: a code is kept for the cart, or applied to it, whatever page the visit begins with. */
export function hasCode(): boolean {
  return readPendingDiscountCode() !== null || Boolean(readDiscount()?.code);
}

/** Records that the welcome popup was shown in this session. */
export function markWelcomeSeen(): void {
  writePreference(seenKey, "1");
}

/** Milliseconds until the welcome popup is due: `delaySeconds` after the first page view; 0 when that is past. */
export function millisecondsUntilWelcome(startedAt: number, now: number, delaySeconds: number): number {
  return Math.max(0, startedAt + delaySeconds * 1_000 - now);
}

/** Whether this document continues a visit: it was reloaded, gone back to, or reached from another page of the shop. */
function continuesVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLater = entry?.type === "reload" || entry?.type === "back_forward";
  return isLater || document.referrer.startsWith(`${location.origin}/`);
}
