import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { popularSearches, searchPath } from "#app/features/catalogue/search/popular-searches.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { ProductGrid } from "./product-grid.tsx";

/** Shown instead of a list without products: what others search for, what sells best, and a way to ask. */
export default function EmptyListing({ text, ideas }: { text: string; ideas: readonly ProductCard[] }) {
  return (
    <div className="grid gap-10 pt-8">
      <div className="grid justify-items-start gap-6">
        <p role="status" className="text-lg leading-7">
          {text}
        </p>
        <section aria-label="Popular searches">
          <h2 className="eyebrow text-muted">Popular searches</h2>
          <ul data-plain-links="" className="mt-4 flex flex-wrap gap-2">
            {popularSearches.map((words) => (
              <li key={words}>
                <a href={localPath(searchPath(words))} className="chip border-line bg-white hover:border-ink">
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {ideas.length === 0 ? null : (
        <section aria-labelledby="ideas">
          <h2 id="ideas" className="display mb-8 text-display-sm">
            Our picks
          </h2>
          <ProductGrid products={ideas} heading="h3" urgent={0} />
        </section>
      )}
      <div className="grid justify-items-start gap-4">
        <p>Can't find it? Tell us what you need.</p>
        <ButtonLink look="outline" to="/contact">
          Contact us
        </ButtonLink>
      </div>
    </div>
  );
}
