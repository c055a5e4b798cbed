import { memo } from "react";

import { type BestSeller, soldBasis, soldText } from "#app/features/catalogue/catalogue/best-sellers.ts";
import { percentOff } from "#app/features/catalogue/catalogue/percent-off.ts";
import { Price } from "#app/features/catalogue/catalogue/price.tsx";
import type { Product } from "#app/features/catalogue/catalogue/product.ts";
import { SourceBadge, SourceNote } from "#app/features/catalogue/catalogue/source-badge.tsx";
import { countText, type Rating, reviewRulesPath } from "#app/features/catalogue/reviews/review.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { rankingPath } from "#app/storefront/listing/how-ranked.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/stars.tsx";

import type { PurchaseTerms } from "./purchase-terms.server.ts";

interface Props {
  product: Product;
  soldOut: boolean;
  rating: Rating;
  bestSeller: BestSeller | null;
  guarantee: PurchaseTerms["guarantee"];
}

/** What a product is called, what customers think of it, how well it sells, and what it costs. */
export const ProductTitle = memo(function ProductTitle({ product, soldOut, rating, bestSeller, guarantee }: Props) {
  const { name, productType, category, shortDescription, isNew, source } = product;
  const { earlierPriceOre } = product;
  const percent = earlierPriceOre === null ? 0 : percentOff(earlierPriceOre, product.priceOre);
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p className="text-muted">{productType || category}</p>
        {rating.average === null ? null : (
          <span className="-my-2.5 flex items-center gap-x-4">
            <a href="#reviews" className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline">
              <Stars rating={rating.average} className="h-3.5" />
              {countText(rating.count)}
            </a>
            <a
              href={reviewRulesPath}
              className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
            >
              How checked
            </a>
          </span>
        )}
      </div>
      <h1 className={`display mt-2 ${name.length > 28 ? "text-display-sm" : "text-display-md"}`}>{name}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price {...product} look="page" className="max-w-full text-xl font-semibold" />
        {soldOut ? <Badge tone="ink">Sold out</Badge> : null}
        {isNew ? <Badge>New</Badge> : null}
        <SourceBadge source={source} />
        <SourceNote source={source} />
        {earlierPriceOre === null ? null : <Badge tone="signal">Sale</Badge>}
      </p>
      {earlierPriceOre === null ? null : (
        <p className="mt-1.5 text-sm text-muted">
          {percent > 0 ? `${percent} % below` : "Below"} the lowest price in the 30 days before the sale.
        </p>
      )}
      {bestSeller ? <BestSellerLine bestSeller={bestSeller} /> : null}
      <p className="text-sm">
        <a href={guarantee.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {guarantee.text}
        </a>
      </p>
      {shortDescription ? <p className="mt-4 max-w-prose leading-7">{shortDescription}</p> : null}
    </>
  );
});

/** What the name of a best seller rests on stands beside it. */
function BestSellerLine({ bestSeller: { units, countedAt } }: { bestSeller: BestSeller }) {
  return (
    <p className="mt-2 text-sm leading-6">
      <a href={`${rankingPath}#best-sellers`} className="font-semibold underline underline-offset-4">
        Best seller
      </a>
      <span className="text-muted">
        {": "}
        {soldText(units)}, {soldBasis}; updated {formatShortDate(countedAt)}
      </span>
    </p>
  );
}
