import { data } from "react-router";

import { NewsletterSection } from "#app/features/people/newsletter/newsletter-section.tsx";
import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { organizationData } from "#app/storefront/frame/structured-data.ts";
import { HeroCarousel } from "#app/storefront/home/hero-carousel.tsx";
import { KindTiles } from "#app/storefront/home/kind-tiles.tsx";
import { ProductRows } from "#app/storefront/home/product-rows.tsx";
import { PromisesSection } from "#app/storefront/home/promises-section.tsx";
import { noProducts, readHome } from "#app/storefront/home/read-home.server.ts";
import { ReviewStrip } from "#app/storefront/home/review-strip.tsx";
import { StorySection } from "#app/storefront/home/story-section.tsx";

import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const { display, ...texts } = await readTexts(shop, ["hero", "mindset", "newsletter", "display"]);
  try {
    return data({ ...texts, ...(await readHome(shop.db, display.featuredProducts)) }, { headers: publicPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...texts, ...noProducts });
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
  const { hero, mindset, newsletter, kinds, bestSellers, featured, reviews } = loaderData;
  return (
    <>
      <HeroCarousel {...hero} />
      {kinds.length > 0 ? <KindTiles kinds={kinds} /> : null}
      {bestSellers.length > 0 ? (
        <ProductRows
          id="best-sellers"
          title="Best Sellers"
          more={{ to: "/shop?category=bestsellers", text: "See all" }}
          rows={1}
          products={bestSellers}
        />
      ) : null}
      <HydrationBoundary>
        <StorySection {...mindset} />
      </HydrationBoundary>
      <ProductRows
        id="featured"
        title="Featured"
        more={{ to: "/shop", text: "Shop all" }}
        rows={2}
        products={featured}
        empty={<p className="py-12 text-muted">The shelves are being filled. Please come back in a moment.</p>}
      />
      {reviews.length > 0 ? (
        <HydrationBoundary>
          <ReviewStrip reviews={reviews} />
        </HydrationBoundary>
      ) : null}
      <HydrationBoundary>
        <PromisesSection {...mindset} />
      </HydrationBoundary>
      <HydrationBoundary>
        <NewsletterSection words={newsletter} />
      </HydrationBoundary>
    </>
  );
}
