import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { searchIdeas } from "#app/features/catalogue/search/popular-searches.texts.ts";
import { searchPath } from "#app/features/catalogue/search/popular-searches.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { emptyListingTexts } from "./empty-listing.texts.ts";
import { ProductGrid } from "./product-grid.tsx";

/** Shown instead of a list without products: what others search for, what sells best, and a way to ask. */
export default function EmptyListing({ text, ideas }: { text: string; ideas: readonly ProductCard[] }) {
  const texts = emptyListingTexts();
  const searches = searchIdeas();
  return (
    <div className="grid gap-10 pt-8">
      <div className="grid justify-items-start gap-6">
        <p role="status" className="text-lg leading-7">
          {text}
        </p>
        <section aria-label={searches.popularTitle}>
          <h2 className="eyebrow text-muted">{searches.popularTitle}</h2>
          <ul data-plain-links="" className="mt-4 flex flex-wrap gap-2">
            {searches.popular().map((words) => (
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
            {productWords().ourPicks}
          </h2>
          <ProductGrid products={ideas} heading="h3" urgent={0} />
        </section>
      )}
      <div className="grid justify-items-start gap-4">
        <p>{texts.cantFind}</p>
        <ButtonLink look="outline" to="/contact">
          {texts.contactUs}
        </ButtonLink>
      </div>
    </div>
  );
}
