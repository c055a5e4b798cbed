import type { Prices } from "./bulk-price.ts";
import { historyAfter, type OfferedPrice, type PricePoint, priorPrice } from "./price-history.ts";

/** What sets a variant's price apart from its product's. */
export interface VariantPricing {
  /** `variantKey`. */
  key: string;
  priceOre: number | null;
  earlierPriceOre: number | null;
  /** When it was added (ISO); null for one that is as old as its product. */
  since: string | null;
  /** Every price it has had since it first had one of its own, oldest first. */
  prices: PricePoint[];
}

/** A product's own prices, and every one it was offered at, oldest first. */
export interface PricedProduct extends OfferedPrice {
  prices: readonly PricePoint[];
}

/** What a variant costs: its own price, else its product's. The only place that says so, but for `variantPrice`, which says it in SQL. */
export function pricesOf(
  product: Prices,
  own: Pick<VariantPricing, "priceOre" | "earlierPriceOre"> | undefined,
): Prices {
  const { priceOre, earlierPriceOre } = own ?? { priceOre: null, earlierPriceOre: null };
  if (priceOre === null) return { priceOre: product.priceOre, earlierPriceOre: product.earlierPriceOre };
  return { priceOre, earlierPriceOre };
}

/**
 * A variant's own price as somebody says it who names what every variant costs: the product's is none of its own, unless it has that one
 * already.
 */
export function ownPrices(
  said: Prices,
  product: Prices,
  known: Pick<VariantPricing, "priceOre" | "earlierPriceOre">,
): Pick<VariantPricing, "priceOre" | "earlierPriceOre"> {
  const isAt = (prices: typeof known) =>
    said.priceOre === prices.priceOre && said.earlierPriceOre === prices.earlierPriceOre;
  return isAt(product) && !isAt(known) ? { priceOre: null, earlierPriceOre: null } : said;
}

/**
 * Every price a variant was offered at, oldest first: its product's from when it was added until it first had one of its own, and its
 * own from then on.
 */
export function historyOf(
  product: readonly PricePoint[],
  own: Pick<VariantPricing, "since" | "prices"> | undefined,
): readonly PricePoint[] {
  if (!own) return product;
  const { since, prices } = own;
  const first = prices[0]?.validFrom;
  const shared = product.filter(({ validFrom }) => first === undefined || validFrom < first);
  if (since === null) return [...shared, ...prices];
  const before = shared.findLast(({ validFrom }) => validFrom < since);
  const later = shared.filter(({ validFrom }) => validFrom >= since);
  return [...(before ? [{ ...before, validFrom: since }] : []), ...later, ...prices];
}

/** What shoppers are told that a variant costs, with the prior price that may stand struck through beside it; null for none. */
export function shownPrices(product: PricedProduct, own: Omit<VariantPricing, "key"> | undefined): Prices {
  const offered = pricesOf(product, own);
  const { currency } = product;
  return {
    priceOre: offered.priceOre,
    earlierPriceOre: priorPrice(historyOf(product.prices, own), { ...offered, currency }),
  };
}

/**
 * Whether shoppers will see something of a product as reduced once its prices are written at `now`. `sharesPrice`: some of it is sold at
 * the product's own price.
 */
export function isReducedAt(
  product: PricedProduct,
  { pricings, sharesPrice }: { pricings: readonly VariantPricing[]; sharesPrice: boolean },
  now: Date,
): boolean {
  const isReduced = (own?: VariantPricing) => {
    const next = { ...pricesOf(product, own), currency: product.currency };
    return priorPrice(historyAfter(historyOf(product.prices, own), next, now), next) !== null;
  };
  return (sharesPrice && isReduced()) || pricings.some(isReduced);
}
