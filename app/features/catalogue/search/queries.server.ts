import type { Database } from "#app/db/client.server.ts";
import { pageSize } from "#app/features/catalogue/products/listing.ts";
import { type Listing, listProductsByEntry } from "#app/features/catalogue/products/queries.server.ts";

import { searchHits } from "./search-hits.server.ts";

/** A page of what a text finds, best match first. An empty text finds nothing. */
export async function searchProducts(
  db: Database,
  text: string,
  { page = 1, size = pageSize }: { page?: number; size?: number } = {},
): Promise<Listing> {
  const { entries } = await searchHits(db, text);
  const shown = entries.slice((page - 1) * size, page * size);
  return { products: await listProductsByEntry(db, shown), total: entries.length };
}
