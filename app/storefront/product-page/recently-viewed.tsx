import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

import type { ProductCard as Product } from "#app/features/catalogue/products/product.ts";
import { rememberViewed } from "#app/features/catalogue/products/recently-viewed-store.ts";
import { suggestionNames } from "#app/shared/suggestion-names.texts.ts";
import { ProductCard } from "#app/storefront/listing/product-card.tsx";

/**
 * The products this browser looked at before. What it remembers is its own, so the list comes after the page, and only
 * once the shopper comes near it.
 */
export function RecentlyViewed({ productId }: { productId: string }) {
  const cards = useFetcher<Product[]>();
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => setIds(rememberViewed(productId)), [productId]);
  useEffect(() => {
    const { current } = place;
    if (!current || ids.length === 0) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void cards.load(`/product-cards?ids=${ids.map(encodeURIComponent).join(",")}`);
      },
      { rootMargin: "600px" },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
    // The fetcher is another object at each render; the ids decide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);

  const products = (cards.data ?? []).filter(({ id }) => ids.includes(id));
  return (
    <div ref={place}>
      {products.length > 0 ? (
        <section aria-labelledby="recently-viewed" className="mt-20">
          <h2 id="recently-viewed" className="display mb-8 text-display-sm">
            {suggestionNames().recentlyViewed}
          </h2>
          <ul
            data-plain-links=""
            className="scroll-quiet -mx-gutter flex [scroll-snap-type:x] scroll-px-4 gap-x-3 overflow-x-auto px-gutter sm:gap-x-5"
          >
            {products.map((product) => (
              <li key={product.id} className="w-[38vw] shrink-0 snap-start sm:w-[24vw] lg:w-56">
                <ProductCard product={product} sizes="(min-width:64rem) 14rem,38vw" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
