import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { kinds } from "#app/features/catalogue/products/attributes.ts";
import { type Menu, menuName } from "#app/features/shop/content/menu-section.ts";

import type { FilterProduct } from "./filter-product.ts";
import { loadIndex } from "./load-index.server.ts";

/** What the menu offers of some products: the kinds that one of them is, in their order, then what is new and on sale. */
export function menuOf(
  products: Iterable<Pick<FilterProduct, "facets" | "traits" | "buyable">>,
): Omit<Menu, "collections"> {
  const found = { mens: new Set<string>(), womens: new Set<string>(), accessories: new Set<string>() };
  for (const { facets, traits, buyable } of products) {
    if (buyable.length === 0) continue;
    for (const [collection, entries] of Object.entries(found)) {
      if (!facets.includes(collection)) continue;
      for (const entry of traits.kind) entries.add(entry);
      for (const entry of ["new", "sale"]) if (facets.includes(entry)) entries.add(entry);
    }
  }
  const order = [...kinds.map(({ id }) => id), "new", "sale"];
  const listed = (entries: ReadonlySet<string>) => order.filter((entry) => entries.has(entry)).join(" ");
  return { mens: listed(found.mens), womens: listed(found.womens), accessories: listed(found.accessories) };
}

/** Stores what the menu offers now, and leaves the collections of staff in it as they are. Returns whether that is something else than before. Throws when D1 fails or holds too much. */
export async function storeMenu(db: Database, now: Date): Promise<boolean> {
  const { index } = await loadIndex(db);
  const content = JSON.stringify(menuOf(index.products.values()));
  const stored = await statement<{ section: string }>(
    db,
    sql`INSERT INTO site_configuration (section, content, updated_at, updated_by)
      VALUES (${menuName}, ${content}, ${now.toISOString()}, 'the shop')
      ON CONFLICT (section) DO UPDATE SET content = json_patch(content, excluded.content), updated_at = excluded.updated_at
      WHERE json_patch(content, excluded.content) <> content RETURNING section`,
  );
  return stored.length > 0;
}
