import type { Locale } from "#app/shared/language/languages.ts";
import { LruCache } from "#app/shared/lru-cache.ts";

import type { ProductCard } from "./product.ts";

/** A card as it was read, with its version (`product_versions`). */
interface KnownCard {
  version: string;
  card: ProductCard;
}

/** The most cards that an isolate caches, of about 2 KB each. */
const maxCards = 2_000;
/** The most lists whose cards it remembers, of some 24 ids each; not those with longer names, which whoever asks may make up. */
const maxLists = 1_000;
const maxNameLength = 300;

/** Cards by their locale and the id of their product. A version is of one state alone, so none is ever out of date. */
const cards = new LruCache<string, KnownCard>(maxCards);
const keyOf = (id: string, locale: Locale) => `${locale} ${id}`;
/** The products that a list had when it was last read. */
const lists = new LruCache<string, readonly string[]>(maxLists);

/** What this isolate knows of some products' cards in a locale, by version: what need not be read again while it is the version. */
export function cardsByVersion(ids: readonly string[], locale: Locale): ReadonlyMap<string, ProductCard> {
  return new Map(
    ids.flatMap((id) => {
      const known = cards.get(keyOf(id, locale));
      return known ? [[known.version, known.card]] : [];
    }),
  );
}

/** Caches cards that were read in a locale, for the statements that show them next. */
export function rememberCards(read: readonly KnownCard[], locale: Locale): void {
  for (const known of read) cards.set(keyOf(known.card.id, locale), known);
}

/** The products that a list had when it was last read; none of one that was not. */
export function lastListed(list: string): readonly string[] {
  return lists.get(list) ?? [];
}

/** Remembers what a list had. Empty ones would take the places of others. */
export function rememberListed(list: string, ids: readonly string[]): void {
  if (ids.length === 0 || list.length > maxNameLength) return;
  lists.set(list, ids);
}

/** Forgets all cards, as a new isolate would not know them. */
export function forgetCards(): void {
  cards.clear();
  lists.clear();
}
