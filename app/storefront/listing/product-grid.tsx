import type { ReactNode } from "react";

import type { ProductCard as Product } from "#app/features/catalogue/products/product.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";

import { fetchWhenPointedAt } from "./card-pictures.ts";
import { cardTexts } from "./card.texts.ts";
import { ProductCard } from "./product-card.tsx";

const grid = (besidePanel: boolean) =>
  `grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3 ${besidePanel ? "2xl:grid-cols-4" : "xl:grid-cols-4"}`;

/** How wide a card is drawn beside the column of filters; elsewhere it is as `ProductCard` says. */
const besidePanelSizes = "(min-width:96rem) 18vw,(min-width:80rem) 23vw,(min-width:48rem) 30vw,46vw";

interface Props {
  products: readonly Product[];
  heading?: "h2" | "h3";
  /** How many of the first pictures the page waits for; none of a grid that stands far down. */
  urgent?: number;
  /** Whether a column stands beside it on a desk: then four are too many there. */
  besidePanel?: boolean;
  /** Shows a name otherwise than as it is. */
  nameAs?: ((name: string) => ReactNode) | undefined;
}

/** Products side by side: two on a phone, four on a desk. */
export function ProductGrid({ products, heading = "h2", urgent = 2, besidePanel = false, nameAs }: Props) {
  return (
    <ul data-plain-links="" className={grid(besidePanel)} {...fetchWhenPointedAt(products)}>
      {rowsOf(products).map((row, rowIndex) => (
        <HydrationBoundary key={row[0]?.id}>
          {row.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                urgent={rowIndex === 0 && index < urgent}
                heading={heading}
                nameAs={nameAs}
                {...(besidePanel && { sizes: besidePanelSizes })}
              />
            </li>
          ))}
        </HydrationBoundary>
      ))}
    </ul>
  );
}

/** The most cards in a row; each row hydrates on its own. */
const rowLength = 4;

function rowsOf(products: readonly Product[]): (readonly Product[])[] {
  return Array.from({ length: Math.ceil(products.length / rowLength) }, (_, row) =>
    products.slice(row * rowLength, (row + 1) * rowLength),
  );
}

/** The grid's shape while its products are on their way. */
export function ProductGridSkeleton({ count = 8, besidePanel = false }: { count?: number; besidePanel?: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">{cardTexts().loading}</span>
      <ul aria-hidden="true" className={grid(besidePanel)}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="animate-pulse">
            <div data-skeleton="picture" className="aspect-4/5 bg-paper-deep" />
            <div className="mt-4 h-4 w-3/4 bg-paper-deep" />
            <div className="mt-2 h-4 w-1/3 bg-paper-deep" />
            <div className="mt-2 h-10 w-1/2 bg-paper-deep" />
          </li>
        ))}
      </ul>
    </div>
  );
}
