import type { Database } from "#app/db/client.server.ts";
import { shopChips, shopFacet } from "#app/features/catalogue/facets.ts";
import { type Listing, listProducts } from "#app/features/catalogue/queries.server.ts";
import { searchProducts } from "#app/features/search/queries.server.ts";

import type { ShopPlace } from "./listing-place.ts";

/**
 * A page of /shop: of a search, else of a category (a chip, 'new', 'bestsellers', 'sale'), else of all products. Best
 * sellers are one page, most sold first; featured products fill it up while little is sold.
 */
export async function shopListing(db: Database, { category, search, sort }: ShopPlace, page: number): Promise<Listing> {
  if (search) return searchProducts(db, search, { page });
  if (category === "bestsellers") {
    const { products } = await listProducts(db, { facet: "all", sort: "bestselling" });
    return { products, total: products.length };
  }
  return listProducts(db, { facet: facetOfCategory(category ?? ""), sort, page });
}

function facetOfCategory(category: string): string {
  if (category === "" || category === "all") return "all";
  if (category === "new" || category === "sale") return category;
  const chip = shopChips.find(({ slug, label }) => slug === category || label.toLowerCase() === category.toLowerCase());
  return shopFacet(chip?.slug ?? category);
}
