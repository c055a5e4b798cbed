import { readSession, writeSession } from "#app/platform/browser/session-storage.ts";

import { mayStorePreferences } from "./consent-store.ts";

/** The page's own copy, which holds as long as the page lives: for a shopper who has not allowed preferences to be stored. */
const inPage = new Map<string, string>();

/** A preference of this visit; null when there is none. */
export function readPreference(key: string): string | null {
  return inPage.get(key) ?? (mayStorePreferences() ? readSession(key) : null);
}

/** Notes a preference for the visit: in the session once that is allowed, in the page until then. */
export function writePreference(key: string, text: string): void {
  inPage.set(key, text);
  if (mayStorePreferences()) writeSession(key, text);
}
