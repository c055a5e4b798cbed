import { formatPrice } from "#app/shared/money.ts";
import type { Currency } from "#app/shared/states.ts";

interface Props {
  priceOre: number;
  earlierPriceOre: number | null;
  currency: Currency;
  className?: string;
}

/** A price, and on sale the lowest of the 30 days before (`priorPrice`). Screen readers hear which is which. */
export function Price({ priceOre, earlierPriceOre, currency, className = "" }: Props) {
  if (earlierPriceOre === null)
    return <span className={`tabular-nums ${className}`}>{formatPrice(priceOre, currency)}</span>;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">Sale price</span>
      <strong className="bg-volt px-1 font-semibold text-ink">{formatPrice(priceOre, currency)}</strong>
      <span className="sr-only">Lowest price in the 30 days before</span>
      <s className="text-muted">{formatPrice(earlierPriceOre, currency)}</s>
    </span>
  );
}
