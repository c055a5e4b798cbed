import { memo } from "react";

import { type BestSeller, soldBasis, soldText } from "#app/features/catalogue/products/best-sellers.ts";
import { percentOff } from "#app/features/catalogue/products/percent-off.ts";
import type { PriceRange } from "#app/features/catalogue/products/price-range.ts";
import { Price } from "#app/features/catalogue/products/price.tsx";
import { badgeTexts } from "#app/features/catalogue/products/product-badges.texts.ts";
import type { Product } from "#app/features/catalogue/products/product.ts";
import { SourceBadge, SourceNote } from "#app/features/catalogue/products/source-badge.tsx";
import { countText, type Rating } from "#app/features/catalogue/reviews/review.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";
import { rankingPath } from "#app/storefront/listing/how-ranked.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/stars.tsx";

import { productPageTexts } from "./product-page.texts.ts";

interface Props {
  product: Product;
  /** What is chosen of it costs this. */
  price: PriceRange;
  soldOut: boolean;
  rating: Rating;
  bestSeller: BestSeller | null;
}

/** What a product is called, what customers think of it, how well it sells, and what it costs. */
export const ProductTitle = memo(function ProductTitle({ product, price, soldOut, rating, bestSeller }: Props) {
  const { name, productType, localType = productType, category, shortDescription, isNew, source } = product;
  const { earlierPriceOre } = price;
  const texts = productPageTexts();
  const badges = badgeTexts();
  const percent = earlierPriceOre === null ? 0 : percentOff(earlierPriceOre, price.priceOre);
  return (
    <>
      <p className="text-sm text-muted max-md:sr-only">{localType || category}</p>
      <h1
        className={`display ${name.length > 28 ? "text-display-sm" : name.length > 14 ? "text-display-sm sm:text-display-md" : "text-display-md"}`}
      >
        {name}
      </h1>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Price
          {...price}
          currency={product.currency}
          earlierPriceOre={soldOut ? null : earlierPriceOre}
          look="page"
          className={`max-w-full text-xl font-semibold ${soldOut ? "text-muted" : ""}`}
        />
        {soldOut ? <Badge tone="ink">{badges.soldOut}</Badge> : null}
        {isNew ? <Badge>{badges.isNew}</Badge> : null}
        <SourceBadge source={source} />
        <SourceNote source={source} />
        {bestSeller ? <BestSellerBadge bestSeller={bestSeller} /> : null}
        {rating.average === null ? null : (
          <a href="#reviews" className="flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline">
            <Stars rating={rating.average} className="h-3.5" />
            {countText(rating.count)}
          </a>
        )}
      </div>
      {soldOut || earlierPriceOre === null ? null : (
        <p className="mt-1.5 text-sm text-muted">
          {percent > 0 ? texts.percentBelow(localPercent(percent)) : texts.belowLowest}
        </p>
      )}
      {shortDescription ? <p className="mt-4 max-w-prose leading-7 max-md:order-1">{shortDescription}</p> : null}
    </>
  );
});

/** What the name rests on is a press away, without scripts too. */
function BestSellerBadge({ bestSeller: { units, countedAt } }: { bestSeller: BestSeller }) {
  const texts = productPageTexts();
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
        <Badge tone="ink">{texts.bestSeller}</Badge>
      </summary>
      <p className="absolute z-10 w-56 border border-ink bg-white p-4 text-sm leading-6">
        {texts.soldUpdated(soldText(units), soldBasis(), formatShortDate(countedAt))}{" "}
        <a href={localPath(`${rankingPath}#best-sellers`)} className="underline underline-offset-4">
          {texts.howWeCount}
        </a>
      </p>
    </details>
  );
}
