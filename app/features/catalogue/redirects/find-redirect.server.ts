import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { slugColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { oldPathOf } from "./old-path.ts";
import { shopifyAddress } from "./shopify-address.ts";

interface Found {
  toAddress: string | null;
  id: string | null;
  source: string;
  slug: string | null;
}

/**
 * Where an address leads at which the shop has no page: as staff say, else by what it was in a Shopify shop. Null for nowhere. `search` is
 * what the request's address says and pages here read; it goes along where the redirect says nothing of its own.
 */
export async function findRedirect(
  db: Database,
  { pathname, search }: Pick<URL, "pathname" | "search">,
): Promise<string | null> {
  const path = oldPathOf(pathname);
  const known = shopifyAddress(path);
  const handle = known && "handle" in known ? known.handle : null;
  const [found] = await statement<Found>(
    db,
    sql`SELECT (SELECT to_address FROM redirects WHERE from_path = ${path}) AS toAddress, p.id, p.source,
        ${slugColumn("product", "p.id", currentLanguage())} AS slug
      FROM (SELECT ${handle} AS handle) wanted LEFT JOIN products p ON p.id = wanted.handle AND p.published = 1`,
  );
  if (found?.toAddress) return withQuery(found.toAddress, search);
  if (found?.id) return withQuery(productPath({ ...found, id: found.id }), search);
  return known && "to" in known ? withQuery(known.to, search) : null;
}

function withQuery(address: string, search: string): string {
  return address.startsWith("/") && !/[?#]/.test(address) ? address + search : address;
}
