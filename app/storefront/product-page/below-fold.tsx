import {
  type Collection,
  collections,
  guessCollection,
  type Product,
} from "#app/features/catalogue/products/product.ts";
import type { ProductReviews as SaidOfProduct } from "#app/features/catalogue/reviews/product-reviews.server.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";
import { listingNames } from "#app/storefront/frame/listing-names.texts.ts";
import { HowRanked } from "#app/storefront/listing/how-ranked.tsx";
import { ProductGrid } from "#app/storefront/listing/product-grid.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { withRetry } from "#app/ui/lazy-with-retry.ts";

import { belowFoldTexts } from "./below-fold.texts.ts";
import { GoesWith } from "./goes-with.tsx";
import type { ProductFacts } from "./product-facts.server.ts";
import { ProductReviews } from "./product-reviews.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import type { ProductPage } from "./read-product-page.server.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";

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
          <ProductTabs product={product} />
        </HydrationBoundary>
        <HydrationBoundary>
          <ProductReviews productId={product.id} {...said} />
        </HydrationBoundary>
        <StaticHtml name="product-facts" facts={facts} load={loadFacts} />
      </div>
      <ProductBanner collection={guessCollection(product)} />
      <div className="page pb-24">
        <HydrationBoundary>
          <GoesWith productId={product.id} except={similar.map(({ id }) => id)} />
        </HydrationBoundary>
        <HydrationBoundary>
          <RecentlyViewed productId={product.id} />
        </HydrationBoundary>
        <section aria-labelledby="related" className="mt-20">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6">
            <h2 id="related" className="display text-display-sm">
              {related.title === "Best Sellers" ? listingNames().bestSellers : belowFoldTexts().ourPicks}
            </h2>
            <HowRanked section={related.title === "Best Sellers" ? "best-sellers" : "related"} />
          </div>
          <ProductGrid products={related.products} heading="h3" urgent={0} />
        </section>
      </div>
    </>
  );
}

const banners = { mens: "bannerMens", womens: "bannerWomens", accessories: "bannerAccessories" } as const;

/** The brand's banner on a product page, of the collection the product seems to belong to. On a phone its words stand below. */
function ProductBanner({ collection }: { collection: Collection }) {
  const texts = belowFoldTexts();
  const banner = banners[collection];
  return (
    <section
      aria-labelledby="banner"
      className="on-dark relative isolate flex flex-col justify-end overflow-hidden bg-ink text-white md:min-h-[clamp(28rem,33.3vw,52rem)]"
    >
      <EditorialPicture
        name={`banner-${collection}`}
        band="(min-width: 64rem)"
        className="h-88 w-full object-cover object-[50%_62%] md:absolute md:inset-0 md:-z-10 md:h-full md:object-center lg:object-[85%_50%]"
      />
      <div className="page pt-8 pb-10 md:pb-14">
        <h2 id="banner" className="display max-w-[14ch] text-display-md">
          {texts[banner]}
        </h2>
        <p className="mt-3 max-w-sm">{texts[`${banner}Text`]}</p>
        <ButtonLink look="signal" to={collections[collection].path} className="mt-6">
          {texts.shopCollection(collections[collection].name)}
        </ButtonLink>
      </div>
    </section>
  );
}
