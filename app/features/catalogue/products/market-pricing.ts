import type { Currency } from "#app/shared/currencies.ts";

import type { PricePoint } from "./price-history.ts";
import { type PriceRange, rangeOf } from "./price-range.ts";
import { type PricedProduct, shownPrices, type VariantPricing } from "./variant-prices.ts";

/** A price of a market as the database writes it, with every one that it was, oldest first. Hundredths of the market's currency. */
interface StoredPrice {
  priceOre: number;
  earlierPriceOre: number | null;
  prices: Pick<PricePoint, "priceOre" | "validFrom" | "validUntil" | "isReduced">[];
}

/** What a product costs in an open market, as the database writes it. */
export interface StoredMarketPricing {
  /** What variants cost that have no price of their own in the shop; null where staff have set none. */
  shared: StoredPrice | null;
  /** Whether some variant on offer has no price of its own. */
  isShared: number;
  /** The variants with a price of their own in the shop, `key` as `variantKey`: a price that staff haven't set is null. */
  own: { key: string; isOffered: number; price: StoredPrice | null }[];
}

/** What a product costs in a market, for the functions that tell prices. */
export interface MarketPricing {
  product: PricedProduct;
  pricings: VariantPricing[];
  /** Whether a variant (`variantKey`) has a price in the market: others aren't sold there. */
  isPriced: (key: string) => boolean;
}

/** What a product costs in a market, by what was read; null where none of it is sold there. */
export function marketPricing({ shared, own }: StoredMarketPricing, currency: Currency): MarketPricing | null {
  const historyOf = (prices: StoredPrice["prices"]): PricePoint[] =>
    prices.map((point) => ({ ...point, currency, vatAddedHundredths: 0 }));
  const pricings = own.flatMap(({ key, price }): VariantPricing[] =>
    price === null ? [] : [{ key, ...price, since: null, prices: historyOf(price.prices) }],
  );
  // A product without a price itself is sold in the variants that have one of their own.
  const first = shared ?? own.find(({ price }) => price !== null)?.price;
  if (!first) return null;
  const { priceOre, earlierPriceOre } = first;
  return {
    product: { priceOre, earlierPriceOre, currency, prices: shared === null ? [] : historyOf(shared.prices) },
    pricings,
    isPriced: (key) => {
      const alone = own.find((one) => one.key === key);
      return (alone ? alone.price : shared) !== null;
    },
  };
}

/** What is shown as a product's price in a market, of all that is on offer; null where none of it is sold there. */
export function marketPriceRange(stored: StoredMarketPricing, currency: Currency): PriceRange | null {
  const pricing = marketPricing(stored, currency);
  if (!pricing) return null;
  const { product, pricings } = pricing;
  const offered = new Set(stored.own.filter(({ isOffered }) => isOffered === 1).map(({ key }) => key));
  const shown = [
    ...(stored.isShared === 1 && stored.shared ? [shownPrices(product, undefined)] : []),
    ...pricings.filter(({ key }) => offered.has(key)).map((own) => shownPrices(product, own)),
  ];
  return rangeOf(shown) ?? shownPrices(product, undefined);
}
