import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { goesWithShown } from "#app/features/selling/bought-together/pairs.ts";
import { suggestionNames } from "#app/shared/suggestion-names.texts.ts";
import { HowRanked } from "#app/storefront/listing/how-ranked.tsx";
import { ProductGrid } from "#app/storefront/listing/product-grid.tsx";

interface Props {
  productId: string;
  /** What the page shows already. */
  except: readonly string[];
}

/** What goes with the product. It comes once the shopper comes near it, so that the page itself stays small. */
export function GoesWith({ productId, except }: Props) {
  const cards = useFetcher<ProductCard[]>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // Without a connection the page would be loaded anew for it.
        if (!entry?.isIntersecting || !navigator.onLine) return;
        watcher.disconnect();
        void cards.load(`/goes-with/${encodeURIComponent(productId)}`);
      },
      { rootMargin: "600px" },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
    // The fetcher is another object at each render; the product decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [productId]);

  const products = (cards.data ?? []).filter(({ id }) => !except.includes(id)).slice(0, goesWithShown.most);
  return (
    <div ref={place}>
      {products.length < goesWithShown.least ? null : (
        <section aria-labelledby="goes-with-it" className="mt-20">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6">
            <h2 id="goes-with-it" className="display text-display-sm">
              {suggestionNames().pairsWith}
            </h2>
            <HowRanked section="related" />
          </div>
          <ProductGrid products={products} heading="h3" urgent={0} />
        </section>
      )}
    </div>
  );
}
