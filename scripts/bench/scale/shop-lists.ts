import type { Database } from "#app/db/client.server.ts";
import { forgetIndex } from "#app/features/catalogue/filters/cached-index.server.ts";
import { searchProducts } from "#app/features/catalogue/search/queries.server.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";

import type { Lists } from "./lists.ts";

/** What the loader of /shop reads for a query. */
const shop = (query = "") => {
  const place = shopPlaceOf(new URLSearchParams(query));
  return (db: Database) => shopListing(db, place, place.page);
};

/** What shoppers' pages read: a listing the first time in a new isolate, and from then on; filtered, searched; a product. */
export const shopLists: Lists = {
  "One row and nothing else, for comparison": (db) => db.run("SELECT 1"),
  "The first listing of a new isolate": (db) => {
    forgetIndex();
    return shop()(db);
  },
  "A listing, with the numbers of its filters": shop(),
  "A listing by price, page 2": shop("sort=price-low&page=2"),
  "A category": shop("category=t-shirts"),
  "A listing, filtered by size and color": shop("size=m&size=l&color=black"),
  "A listing, filtered by much, by price, page 2": shop(
    "size=m&sport=training&sport=running&min=200&max=2000&stock=1&sort=price-low&page=2",
  ),
  "A product page": (db) => readProductPage(db, "pulse-core-tee"),
  "A search of one word, broad": shop("search=black"),
  "A search of two words": shop("search=black+hoodie"),
  "A search for a product by name, narrow": shop("search=pulse+core+tee"),
  "A search in Swedish, of three words": shop("search=svart+tröja+dam"),
  "A search with two slips": shop("search=gren+hodie"),
  "A search that finds nothing": shop("search=qzxvw"),
  "A search by the API": (db) => searchProducts(db, "black hoodie"),
  "Suggestions for two letters": (db) => suggest(db, "ho"),
  "Suggestions for two words": (db) => suggest(db, "black hoodie"),
};
