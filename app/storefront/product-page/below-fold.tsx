import { guessCollection, type Product } from "#app/features/catalogue/product.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import type { ProductReviews as SaidOfProduct } from "#app/features/reviews/product-reviews.server.ts";
import { HydrateLater } from "#app/platform/hydrate-later.tsx";
import { KeptMarkup, KeptMarkupWithIds } from "#app/platform/kept-markup.tsx";
import { HowRanked } from "#app/storefront/listing/how-ranked.tsx";
import { ProductGrid } from "#app/storefront/listing/product-grid.tsx";

import { GoesWith } from "./goes-with.tsx";
import { ProductBanner } from "./product-banner.tsx";
import type { ProductFacts } from "./product-facts.server.ts";
import { ProductFactsSection } from "./product-facts.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import type { ProductPage } from "./read-product-page.server.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";

interface Props {
  product: Product;
  facts: ProductFacts;
  said: SaidOfProduct;
  related: ProductPage["related"];
  similar: ProductPage["similar"];
}

/** What a product page shows under the product: nothing here is needed to buy. */
export function BelowFold({ product, facts, said, related, similar }: Props) {
  const site = useSite();
  const { source, description, shortDescription, sizes, texts } = product;
  const told = { source, description, shortDescription, sizes, texts };
  const collection = guessCollection(product);
  return (
    <>
      <div className="page">
        <KeptMarkup site={site} by={["facts", facts]}>
          <ProductFactsSection facts={facts} />
        </KeptMarkup>
        <HydrateLater>
          <KeptMarkupWithIds site={site} by={["tabs", told]}>
            <ProductTabs product={told} />
          </KeptMarkupWithIds>
        </HydrateLater>
      </div>
      <HydrateLater className="page pb-20">
        <KeptMarkup site={site} by={["reviews", product.id, said]}>
          <ProductReviews productId={product.id} {...said} />
        </KeptMarkup>
      </HydrateLater>
      <HydrateLater>
        <KeptMarkup site={site} by={["banner", collection]}>
          <ProductBanner collection={collection} />
        </KeptMarkup>
      </HydrateLater>
      <div className="page pb-24">
        <HydrateLater>
          <GoesWith productId={product.id} except={similar.map(({ id }) => id)} />
        </HydrateLater>
        <HydrateLater>
          <RecentlyViewed productId={product.id} />
        </HydrateLater>
        <section aria-labelledby="related" className="mt-20">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6">
            <h2 id="related" className="display text-display-sm">
              {related.title}
            </h2>
            <HowRanked section={related.title === "Best Sellers" ? "best-sellers" : "related"} />
          </div>
          <ProductGrid products={related.products} heading="h3" urgent={0} />
        </section>
      </div>
    </>
  );
}
