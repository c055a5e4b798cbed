import type { ReactNode } from "react";

import type { ProductCard as Product } from "#app/features/catalogue/products/product.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { fetchWhenPointedAt } from "#app/storefront/listing/card-pictures.ts";
import { HowRanked } from "#app/storefront/listing/how-ranked.tsx";
import { ProductCard } from "#app/storefront/listing/product-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

interface Props {
  id: string;
  title: string;
  /** Where all of them are. */
  more: { to: string; text: string };
  /** On a phone, to swipe through; on a desk a grid. */
  rows: 1 | 2;
  products: readonly Product[];
  /** Where the page of ranking tells of their order; nothing where their list does. */
  ranking?: "best-sellers";
  /** What stands in place of no products. */
  empty?: ReactNode;
}

/** Some products with a title, and the way to more. */
export function ProductRows({ id, title, more, rows, products, ranking, empty }: Props) {
  return (
    <section aria-labelledby={id} className="page py-12 lg:py-16">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display text-display-sm">
          {title}
        </h2>
        <ButtonLink look="outline" to={more.to} className="shrink-0">
          {more.text}
        </ButtonLink>
      </div>
      {products.length === 0 ? (
        empty
      ) : (
        <ul
          data-plain-links=""
          {...fetchWhenPointedAt(products)}
          className={`scroll-quiet -mx-gutter grid [scroll-snap-type:x] auto-cols-[42vw] grid-flow-col gap-x-3 gap-y-8 max-md:overflow-x-auto scroll-px-4 px-gutter md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-rows-none md:gap-x-5 md:px-0 ${rows === 2 ? "grid-rows-2 md:grid-cols-3 xl:grid-cols-4" : "md:grid-cols-4"}`}
        >
          {products.map((product) => (
            <li key={product.id} className="snap-start">
              <HydrationBoundary>
                <ProductCard product={product} sizes="(min-width:80rem) 22vw,(min-width:48rem) 30vw,42vw" />
              </HydrationBoundary>
            </li>
          ))}
        </ul>
      )}
      {ranking ? <HowRanked section={ranking} /> : null}
    </section>
  );
}
