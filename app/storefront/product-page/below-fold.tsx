import type { Product, ProductCard } from "#app/features/catalogue/product.ts";
import type { Rating, Review } from "#app/features/reviews/review.ts";
import { ProductGrid } from "#app/storefront/listing/product-grid.tsx";

import { ProductBanner } from "./product-banner.tsx";
import type { ProductFacts } from "./product-facts.server.ts";
import { ProductFactsSection } from "./product-facts.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";

interface Props {
  product: Product;
  facts: ProductFacts;
  rating: Rating;
  reviews: readonly Review[];
  related: readonly ProductCard[];
}

/** What a product page shows under the product: nothing here is needed to buy. */
export function BelowFold({ product, facts, rating, reviews, related }: Props) {
  return (
    <>
      <div className="page">
        <ProductFactsSection facts={facts} />
        <ProductTabs product={product} />
      </div>
      <div className="page pb-20">
        <ProductReviews productId={product.id} rating={rating} reviews={reviews} />
      </div>
      <ProductBanner product={product} />
      <div className="page pb-24">
        <RecentlyViewed productId={product.id} />
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="display mb-8 text-display-sm">
            Best Sellers
          </h2>
          <ProductGrid products={related} heading="h3" urgent={0} />
        </section>
      </div>
    </>
  );
}
