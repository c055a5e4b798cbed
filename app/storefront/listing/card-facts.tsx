import { soldText } from "#app/features/catalogue/products/best-sellers.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { lowStockText } from "#app/features/catalogue/products/variant-stock.ts";
import { countText } from "#app/features/catalogue/reviews/review.ts";
import { Stars } from "#app/ui/stars.tsx";

/** Fewer say little of a product, and make a row of cards restless. */
const fewestReviews = 3;

/** What may decide for a product: how it is rated, how many were sold, and that few are left. Nothing where there is none of it. */
export function CardFacts({ product: { rating, soldRecently, lowStock } }: { product: ProductCard }) {
  return (
    <>
      {rating && rating.count >= fewestReviews ? (
        <p className="card-rating">
          <Stars rating={rating.average} className="" />
          <span aria-hidden="true">{`(${rating.count})`}</span>
          <span className="sr-only">{countText(rating.count)}</span>
        </p>
      ) : null}
      {soldRecently === undefined ? null : (
        <p className="mt-1 text-sm text-muted tabular-nums">{soldText(soldRecently)}</p>
      )}
      {lowStock === null ? null : (
        <p className="mt-1 text-sm font-semibold text-warning tabular-nums">{lowStockText(lowStock)}</p>
      )}
    </>
  );
}
