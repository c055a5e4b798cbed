import type { SalePeriod } from "#app/features/catalogue/campaigns/sale-periods.server.ts";
import { toKronor } from "#app/shared/money.ts";

import type { FeedProduct } from "./feed-product.ts";

/** A product as shopping agents read it: prices in the currency's main unit, VAT included; of stock only whether there is any. */
export function agentProduct(product: FeedProduct, sale: SalePeriod | undefined) {
  const { kind: _kind, variants, shipping, currency, ...said } = product;
  return {
    ...said,
    currency,
    shipping: shipping.map(({ priceOre, ...to }) => ({ ...to, service: "standard", price: toKronor(priceOre) })),
    variants: variants.map(({ priceOre, priorPriceOre, isAvailable, ...variant }) => ({
      ...variant,
      price: toKronor(priceOre),
      ...(priorPriceOre === null
        ? {}
        : { lowestPriceOf30DaysBefore: toKronor(priorPriceOre), ...(sale ? { priceValidUntil: sale.until } : {}) }),
      availability: isAvailable ? "in_stock" : "out_of_stock",
    })),
  };
}
