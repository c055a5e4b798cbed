import { useSyncExternalStore } from "react";

import { type Consent, consentCookie, parseConsent } from "./consent.ts";

const consentEvent = "consentUpdated";

/** The shopper's choice, live; null before the first. */
export function useConsent(): Consent | null {
  const cookies = useSyncExternalStore(
    (notify) => {
      window.addEventListener(consentEvent, notify);
      return () => window.removeEventListener(consentEvent, notify);
    },
    () => document.cookie,
    () => "",
  );
  return parseConsent(cookies);
}

/** The storage keys of convenience data. */
const convenienceKeys = ["recentlyViewed"];

/** Whether convenience data may be stored: not for a shopper who refused it. */
export function mayStoreConveniences(): boolean {
  return parseConsent(document.cookie)?.includes("preference") ?? true;
}

/**
 * Stores a choice for a year and deletes what it refuses. The page is notified after the next paint: what then renders
 * takes longer than a frame on a slow phone. The choice can be changed at any time.
 */
export function saveConsent(consent: Consent): void {
  document.cookie = consentCookie(consent, window.location.protocol === "https:");
  if (!mayStoreConveniences()) convenienceKeys.forEach(removeStored);
  requestAnimationFrame(() => setTimeout(() => window.dispatchEvent(new Event(consentEvent))));
}

function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has nothing stored.
  }
}
