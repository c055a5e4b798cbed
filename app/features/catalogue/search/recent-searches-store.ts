import { mayStorePreferences } from "#app/features/shop/consent/consent-store.ts";
import { readStored, type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";
import { parseStoredList } from "#app/platform/browser/stored-list.ts";
import { text as anyText } from "#app/shared/parse.ts";

import { loggedWords } from "./logged-words.ts";
import { maxSearchLength, normalizeSearch } from "./query.ts";

/** The most searches that are stored. */
export const maxRecentSearches = 6;

const recentEntry: StoredEntry<string[]> = {
  key: "recentSearches",
  event: "recentSearchesUpdated",
  parse: parseRecentSearches,
};
const none: string[] = [];

/** The last searches, latest first, live; none where the browser stores nothing. */
export function useRecentSearches(): string[] {
  return useStored(recentEntry, none);
}

/** Remembers a search that was sent or led somewhere, once preferences may be stored; as it was typed, without its ends' spaces. */
export function rememberSearch(text: string): void {
  if (!mayStorePreferences() || loggedWords(text) === null) return;
  writeStored(recentEntry, withSearch(readStored(recentEntry), text));
}

/** Forgets one search. */
export function forgetSearch(text: string): void {
  const left = readStored(recentEntry).filter((search) => search !== text);
  writeStored(recentEntry, left.length === 0 ? null : left);
}

/** Forgets all searches. */
export function forgetSearches(): void {
  writeStored(recentEntry, null);
}

/** The searches with another at their head. The same one in other letters is moved, not repeated. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (search === "" || search.length > maxSearchLength) return [...searches];
  const others = searches.filter((other) => normalizeSearch(other) !== normalizeSearch(search));
  return [search, ...others].slice(0, maxRecentSearches);
}

/** The searches of a stored text, latest first; a broken one counts as none. */
export function parseRecentSearches(text: string | null): string[] {
  return parseStoredList(text, anyText)
    .toReversed()
    .reduce<string[]>((searches, search) => withSearch(searches, search), []);
}
