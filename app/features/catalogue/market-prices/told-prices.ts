import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

/** A price of a market as the audit log tells it, with what it is of. */
interface ToldPrice {
  name: string;
  variant: string | null;
  productId: string;
  priceOre: number | null;
  earlierPriceOre: number | null;
}

/** Prices in words, by what they are of: `299 NOK, before 399 NOK`. */
export function toldPrices(currency: Currency, prices: readonly ToldPrice[]): Record<string, string | null> {
  const entries = prices.map(({ name, variant, productId, priceOre, earlierPriceOre }) => {
    const before = earlierPriceOre === null ? "" : `, before ${formatPrice(earlierPriceOre, currency)}`;
    const text = priceOre === null ? null : `${formatPrice(priceOre, currency)}${before}`;
    return [[name, variant, productId].filter(Boolean).join(", "), text] as const;
  });
  return Object.fromEntries(entries);
}
