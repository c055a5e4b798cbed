import { useSyncExternalStore } from "react";

import { newId } from "#app/shared/ids.ts";

import { type Consent, consentCookie, consentValue, consentVersion, parseConsent } from "./consent.ts";

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

/** The storage keys of preferences; a test compares them with the registry. */
export const preferenceKeys = [
  "orderedBefore",
  "recentlyViewed",
  "recentSearches",
  "splashSeen",
  "visitStartedAt",
  "welcomeSeen",
];

/** Whether preferences may be stored: only once the shopper has allowed it. */
export function mayStorePreferences(): boolean {
  return parseConsent(document.cookie)?.includes("preference") ?? false;
}

/**
 * Stores a choice for a year and deletes what it refuses. The page is notified after the next paint: what then renders
 * takes longer than a frame on a slow phone. The choice can be changed at any time.
 */
export function saveConsent(consent: Consent): void {
  const id = newId();
  document.cookie = consentCookie(consentValue(consent, id), window.location.protocol === "https:");
  if (!mayStorePreferences()) preferenceKeys.forEach(removeStored);
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.dispatchEvent(new Event(consentEvent));
      void noteChoice(id, consent);
    }),
  );
}

/** Tells the shop's log of choices. What the shopper chose counts whether or not the log hears of it. Never throws. */
async function noteChoice(id: string, choices: Consent): Promise<void> {
  const body = JSON.stringify({ id, version: consentVersion, choices });
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/cookie-choices", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}

function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has nothing stored.
  }
}
