import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { popularSearches, SearchWords } from "#app/features/catalogue/search/search-words.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { ProductGrid } from "./product-grid.tsx";

/** Shown instead of a list without products: what others search for, what sells best, and a way to ask. */
export function EmptyListing({ text, ideas }: { text: string; ideas: readonly ProductCard[] }) {
  return (
    <div className="grid gap-10 pt-8">
      <div className="grid justify-items-start gap-6">
        <p role="status" className="text-lg leading-7">
          {text}
        </p>
        <SearchWords title="Popular searches" words={popularSearches} />
        <ButtonLink look="outline" to="/contact">
          Ask us
        </ButtonLink>
      </div>
      {ideas.length === 0 ? null : (
        <section aria-labelledby="ideas">
          <h2 id="ideas" className="display mb-8 text-display-sm">
            What others buy
          </h2>
          <ProductGrid products={ideas} heading="h3" urgent={0} />
        </section>
      )}
    </div>
  );
}
