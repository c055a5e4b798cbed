import type { SalePeriod } from "#app/features/catalogue/campaigns/sale-periods.server.ts";
import { toKronor } from "#app/shared/money.ts";

import type { FeedProduct, FeedShipping } from "./feed-product.ts";

/** A product as shopping agents read it: prices in the currency's main unit, VAT included; of stock only whether there is any. */
export function agentProduct(product: FeedProduct, sale: SalePeriod | undefined) {
  const { kind: _kind, variants, currency, ...said } = product;
  const shared = variants[0]?.shipping ?? [];
  return {
    ...said,
    currency,
    shipping: agentShipping(shared),
    variants: variants.map(({ priceOre, priorPriceOre, isAvailable, shipping, ...variant }) => ({
      ...variant,
      // Said where it is another than its product's: it costs more than is sent for free, or less.
      ...(isSameCost(shipping, shared) ? {} : { shipping: agentShipping(shipping) }),
      price: toKronor(priceOre),
      ...(priorPriceOre === null
        ? {}
        : { lowestPriceOf30DaysBefore: toKronor(priorPriceOre), ...(sale ? { priceValidUntil: sale.until } : {}) }),
      availability: isAvailable ? "in_stock" : "out_of_stock",
    })),
  };
}

const agentShipping = (shipping: readonly FeedShipping[]) =>
  shipping.map(({ priceOre, ...to }) => ({ ...to, service: "standard", price: toKronor(priceOre) }));

const isSameCost = ([a]: readonly FeedShipping[], [b]: readonly FeedShipping[]) => a?.priceOre === b?.priceOre;
