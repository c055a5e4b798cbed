import { mayStorePreferences } from "#app/features/shop/consent/consent-store.ts";
import { readStored, type StoredEntry, writeStored } from "#app/platform/browser/browser-storage.ts";

/** The most recently viewed products that are stored (S5). */
const maxRecentlyViewed = 10;

const recentEntry: StoredEntry<string[]> = {
  key: "recentlyViewed",
  event: "recentlyViewedUpdated",
  parse: parseRecentlyViewed,
};

/** What was viewed on this page, latest first: all there is while the shopper has not allowed it to be stored. */
let inPage: string[] = [];

/** Remembers a product as viewed, in the browser once that is allowed; returns the other ids, latest first. */
export function rememberViewed(id: string): string[] {
  const mayStore = mayStorePreferences();
  const known = [...new Set([...inPage, ...(mayStore ? readStored(recentEntry) : [])])];
  const others = known.filter((other) => other !== id).slice(0, maxRecentlyViewed);
  inPage = [id, ...others].slice(0, maxRecentlyViewed);
  if (mayStore) writeStored(recentEntry, inPage);
  return others;
}

/** The product ids of a stored text, latest first; a broken one counts as none. */
export function parseRecentlyViewed(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === "string" && id !== "") : [];
    return [...new Set<string>(ids)].slice(0, maxRecentlyViewed);
  } catch {
    return [];
  }
}
