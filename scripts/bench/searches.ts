import type { Database } from "#app/db/client.server.ts";
import { searchProducts } from "#app/features/search/queries.server.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";

/** What searches read: a page of results, and what the overlay offers while someone types. */
export const searches: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  "A search of one word": (db) => searchProducts(db, "black"),
  "A search of two words": (db) => searchProducts(db, "black hoodie"),
  "A search in Swedish, of three words": (db) => searchProducts(db, "svart tröja dam"),
  "A search with two slips": (db) => searchProducts(db, "gren hodie"),
  "A search that finds nothing": (db) => searchProducts(db, "qzxvw"),
  "Suggestions for two letters": (db) => suggest(db, "ho"),
  "Suggestions for two words": (db) => suggest(db, "black hoodie"),
};
