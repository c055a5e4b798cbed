import { data } from "react-router";

import { listProducts } from "#app/features/catalogue/products/queries.server.ts";
import { sentCard } from "#app/features/catalogue/products/sent-card.ts";
import { NewsletterSection } from "#app/features/people/newsletter/newsletter-section.tsx";
import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { CollectionTiles } from "#app/storefront/editorial/collection-tiles.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { organizationData } from "#app/storefront/frame/structured-data.ts";
import { HeroCarousel } from "#app/storefront/home/hero-carousel.tsx";
import { MindsetSection } from "#app/storefront/home/mindset-section.tsx";
import { SupportSection } from "#app/storefront/home/support-section.tsx";
import { fetchWhenPointedAt } from "#app/storefront/listing/card-pictures.ts";
import { ProductCard } from "#app/storefront/listing/product-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const { display, ...texts } = await readTexts(shop, ["hero", "mindset", "newsletter", "display"]);
  try {
    const { products } = await listProducts(shop.db, {
      facet: "all",
      sort: "featured",
      size: display.featuredProducts,
    });
    return data({ ...texts, featured: products.map(sentCard) }, { headers: publicPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...texts, featured: [] });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Nordic performance wear",
    description:
      "Not just apparel, a mode you enter. Performance wear for training in the north, with fast delivery and easy returns.",
  }),
  ...organizationData(args),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroCarousel {...loaderData.hero} />
      <section aria-labelledby="featured" className="page py-16 lg:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <h2 id="featured" className="display text-display-md">
            Featured
          </h2>
          <ButtonLink look="outline" to="/shop" className="shrink-0">
            Shop all
          </ButtonLink>
        </div>
        {loaderData.featured.length === 0 ? (
          <p className="py-12 text-muted">The shelves are being filled. Please come back in a moment.</p>
        ) : (
          <FeaturedProducts products={loaderData.featured} />
        )}
      </section>
      <HydrationBoundary>
        <CollectionTiles />
      </HydrationBoundary>
      <HydrationBoundary>
        <MindsetSection {...loaderData.mindset} />
      </HydrationBoundary>
      <HydrationBoundary>
        <SupportSection />
      </HydrationBoundary>
      <HydrationBoundary>
        <NewsletterSection words={loaderData.newsletter} />
      </HydrationBoundary>
    </>
  );
}

/** Twelve products: on a phone two rows of six to swipe through, on a desk a grid. */
function FeaturedProducts({ products }: { products: React.ComponentProps<typeof ProductCard>["product"][] }) {
  return (
    <ul
      data-plain-links=""
      {...fetchWhenPointedAt(products)}
      className="scroll-quiet -mx-gutter grid snap-x auto-cols-[42vw] grid-flow-col grid-rows-2 gap-x-3 gap-y-8 max-md:overflow-x-auto scroll-px-4 px-gutter md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:grid-rows-none md:gap-x-5 md:px-0 xl:grid-cols-4"
    >
      {products.map((product) => (
        <li key={product.id} className="snap-start">
          <HydrationBoundary>
            <ProductCard product={product} sizes="(min-width:80rem) 22vw,(min-width:48rem) 30vw,42vw" />
          </HydrationBoundary>
        </li>
      ))}
    </ul>
  );
}
