import { useBestSellers } from "#app/features/catalogue/products/use-best-sellers.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import CollectionTiles from "#app/storefront/editorial/collection-tiles.tsx";
import { ProductRows } from "#app/storefront/home/product-rows.tsx";

import { cartPageTexts } from "./cart-page.texts.ts";

/** What an empty cart goes on with: what sells best, and the ways into the shop. They come together, so that nothing moves. */
export default function EmptyCartGoods() {
  const products = useBestSellers();
  if (products === null) return <div className="min-h-screen" />;
  return (
    <>
      {products.length > 0 ? (
        <ProductRows
          id="best-sellers"
          title={listingNames().bestSellers}
          more={{ to: "/shop?category=bestsellers", text: cartPageTexts().seeAll }}
          rows={1}
          products={products}
        />
      ) : null}
      <CollectionTiles />
    </>
  );
}
