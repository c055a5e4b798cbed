import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { ProductGrid } from "#app/storefront/listing/product-grid.tsx";

import { similarTexts } from "./similar-products.texts.ts";

/** What can be had instead of a product that is sold out or gone; nothing when there is nothing like it. */
export function SimilarProducts({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <section id="similar" aria-labelledby="similar-title" className="page scroll-mt-24 pt-16">
      <h2 id="similar-title" className="display mb-8 text-display-sm">
        {similarTexts().title}
      </h2>
      <ProductGrid products={products} heading="h3" urgent={0} />
    </section>
  );
}
