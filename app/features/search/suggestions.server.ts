import type { Database } from "#app/db/client.server.ts";
import type { ProductCard } from "#app/features/catalogue/product.ts";
import { listProducts } from "#app/features/catalogue/queries.server.ts";

import { searchProducts } from "./queries.server.ts";
import { type Suggestion, suggestionCount } from "./suggestion.ts";

/** What the search overlay shows for a text: its best matches; for no text, featured products that can be had. */
export async function suggestProducts(db: Database, text: string): Promise<Suggestion[]> {
  if (text.trim() !== "") {
    const { products } = await searchProducts(db, text, { size: suggestionCount });
    return products.map(toSuggestion);
  }
  // Enough to leave eight when some are sold out.
  const { products } = await listProducts(db, { facet: "all", sort: "featured", size: 3 * suggestionCount });
  return products
    .filter((product) => !product.soldOut)
    .slice(0, suggestionCount)
    .map(toSuggestion);
}

function toSuggestion(product: ProductCard): Suggestion {
  const { id, name, category, productType, source, pictures, priceOre, earlierPriceOre, currency } = product;
  const image = pictures[0]?.url ?? "";
  return { id, name, category: productType || category, source, image, priceOre, earlierPriceOre, currency };
}
