import type { Database } from "#app/db/client.server.ts";
import { searchProducts } from "#app/features/search/queries.server.ts";

import { shopChips, shopFacet } from "#app/features/catalogue/facets.ts";
import { pageNumberOf, sortOrderOf } from "#app/features/catalogue/listing.ts";
import { type Listing, listProducts } from "#app/features/catalogue/queries.server.ts";

/**
 * The listing an address of /shop asks for: a search, else a category (a chip, 'new', 'bestsellers', 'sale'), else all.
 * Best sellers are one page, most sold first; featured products fill it up while little is sold.
 */
export async function shopListing(db: Database, search: URLSearchParams): Promise<Listing> {
  const page = pageNumberOf(search.get("page"));
  const text = search.get("search")?.trim() ?? "";
  if (text !== "") return searchProducts(db, text, { page });

  const category = search.get("category") ?? "";
  const sort = sortOrderOf(search.get("sort"));
  if (category === "bestsellers") {
    const { products } = await listProducts(db, { facet: "all", sort: "bestselling" });
    return { products, total: products.length };
  }
  return listProducts(db, { facet: facetOfCategory(category), sort, page });
}

function facetOfCategory(category: string): string {
  if (category === "" || category === "all") return "all";
  if (category === "new" || category === "sale") return category;
  const chip = shopChips.find(({ slug, label }) => slug === category || label.toLowerCase() === category.toLowerCase());
  return shopFacet(chip?.slug ?? category);
}
