import { NewsletterSection } from "#app/features/people/newsletter/newsletter-section.tsx";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { HeroCarousel } from "./hero-carousel.tsx";
import { homeTexts } from "./home-screen.texts.tsx";
import { KindTiles } from "./kind-tiles.tsx";
import { ProductRows } from "./product-rows.tsx";
import { PromisesSection } from "./promises-section.tsx";
import type { HomeProducts } from "./read-home.server.ts";
import { ReviewStrip } from "./review-strip.tsx";
import { StorySection } from "./story-section.tsx";

interface Props extends HomeProducts, Pick<SiteConfiguration, "hero" | "mindset"> {
  newsletter: Parameters<typeof NewsletterSection>[0]["words"];
}

/** The home page: what is new of the brand, its kinds, best sellers, story, featured products, reviews and promises, each while there is any. */
export function HomeScreen({ hero, mindset, newsletter, kinds, bestSellers, featured, reviews }: Props) {
  const texts = homeTexts();
  return (
    <>
      <HeroCarousel {...hero} />
      {kinds.length > 0 ? <KindTiles kinds={kinds} /> : null}
      {bestSellers.length > 0 ? (
        <ProductRows
          id="best-sellers"
          title={listingNames().bestSellers}
          more={{ to: "/shop?category=bestsellers", text: listingNames().seeAll }}
          rows={1}
          products={bestSellers}
          ranking="best-sellers"
        />
      ) : null}
      <HydrationBoundary>
        <StorySection {...mindset} />
      </HydrationBoundary>
      <ProductRows
        id="featured"
        title={texts.featured}
        more={{ to: "/shop", text: pageNames()["/shop"] }}
        rows={2}
        products={featured}
        empty={<p className="py-12 text-muted">{texts.nothingYet}</p>}
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
