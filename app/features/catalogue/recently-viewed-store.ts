import { mayStoreConveniences } from "#app/features/consent/consent-store.ts";
import { readStored, type StoredEntry, writeStored } from "#app/platform/browser-storage.ts";

/** The most recently viewed products that are stored (S5). */
export const maxRecentlyViewed = 10;

const recentEntry: StoredEntry<string[]> = {
  key: "recentlyViewed",
  event: "recentlyViewedUpdated",
  parse: parseRecentlyViewed,
};

/** Stores a product as viewed, unless the shopper refused consent; returns the other ids, latest first. */
export function rememberViewed(id: string): string[] {
  if (!mayStoreConveniences()) return [];
  const others = readStored(recentEntry).filter((other) => other !== id);
  writeStored(recentEntry, [id, ...others].slice(0, maxRecentlyViewed));
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
