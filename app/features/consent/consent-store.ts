import { useSyncExternalStore } from "react";

import { type Consent, consentCookie, parseConsent } from "./consent.ts";

const changed = "consentUpdated";

/** The shopper's choice, live; null while none was made. */
export function useConsent(): Consent | null {
  const cookies = useSyncExternalStore(
    (notify) => {
      window.addEventListener(changed, notify);
      return () => window.removeEventListener(changed, notify);
    },
    () => document.cookie,
    () => "",
  );
  return parseConsent(cookies);
}

/** What the browser keeps for convenience alone, by the key it is stored under. */
const convenienceKeys = ["recentlyViewed"];

/** Whether conveniences may be kept in the browser: not for a shopper who refused them. */
export function mayKeepConveniences(): boolean {
  return parseConsent(document.cookie)?.includes("preference") ?? true;
}

/**
 * Keeps a choice for a year at once, forgets what it refuses, and tells the page when the press has been answered: what
 * then changes all over the page takes longer than a slow phone's next frame. A choice can be made anew at any time.
 */
export function saveConsent(consent: Consent): void {
  document.cookie = consentCookie(consent, window.location.protocol === "https:");
  if (!mayKeepConveniences()) convenienceKeys.forEach(forget);
  requestAnimationFrame(() => setTimeout(() => window.dispatchEvent(new Event(changed))));
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that denies its storage holds nothing.
  }
}
