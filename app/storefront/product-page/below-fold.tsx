import { guessCollection, type Product } from "#app/features/catalogue/products/product.ts";
import type { ProductReviews as SaidOfProduct } from "#app/features/catalogue/reviews/product-reviews.server.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { HowRanked } from "#app/storefront/listing/how-ranked.tsx";
import { ProductGrid } from "#app/storefront/listing/product-grid.tsx";
import { withRetry } from "#app/ui/lazy-with-retry.ts";

import { GoesWith } from "./goes-with.tsx";
import type { ProductFacts } from "./product-facts.server.ts";
import { ProductReviews } from "./product-reviews.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import type { ProductPage } from "./read-product-page.server.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";

const loadBanner = withRetry(() => import("./product-banner.tsx").then((module) => module.ProductBanner));
/** The law wants it said: it must come, even late. */
const loadFacts = withRetry(() => import("./product-facts.tsx").then((module) => module.ProductFactsSection));

interface Props {
  product: Product;
  facts: ProductFacts;
  said: SaidOfProduct;
  related: ProductPage["related"];
  similar: ProductPage["similar"];
}

/** What a product page shows under the product: nothing here is needed to buy. */
export function BelowFold({ product, facts, said, related, similar }: Props) {
  return (
    <>
      <div className="page pb-20">
        <HydrationBoundary>
          <ProductTabs product={product} composition={facts.composition} />
        </HydrationBoundary>
        <HydrationBoundary>
          <ProductReviews productId={product.id} {...said} />
        </HydrationBoundary>
        <StaticHtml name="product-facts" facts={facts} load={loadFacts} />
      </div>
      <StaticHtml name="product-banner" facts={{ collection: guessCollection(product) }} load={loadBanner} />
      <div className="page pb-24">
        <HydrationBoundary>
          <GoesWith productId={product.id} except={[...similar, ...related.products].map(({ id }) => id)} />
        </HydrationBoundary>
        <HydrationBoundary>
          <RecentlyViewed productId={product.id} />
        </HydrationBoundary>
        <section aria-labelledby="related" className="mt-20">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6">
            <h2 id="related" className="display text-display-sm">
              {related.title}
            </h2>
            <HowRanked section={related.areBestSellers ? "best-sellers" : "related"} />
          </div>
          <ProductGrid products={related.products} heading="h3" urgent={0} />
        </section>
      </div>
    </>
  );
}
