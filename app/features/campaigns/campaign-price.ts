import { editedPrices, type Prices } from "#app/features/catalogue/bulk-price.ts";
import type { Currency } from "#app/shared/states.ts";

/** What a campaign takes off: whole percent, or to a price in öre for products priced in kronor. */
export type CampaignReduction = { percent: number | null; priceOre: number | null };

/**
 * The prices that a campaign gives a product, in öre; null when they would be no cut: then it stays out. The price before is
 * kept as the earlier one, which announces the reduction.
 */
export function campaignPrices(
  { percent, priceOre }: CampaignReduction,
  product: Prices & { currency: Currency },
): Prices | null {
  const { priceOre: now, earlierPriceOre, currency } = product;
  if (percent === null && currency !== "SEK") return null;
  const next =
    percent === null
      ? { priceOre: priceOre ?? now, earlierPriceOre: earlierPriceOre ?? now }
      : editedPrices({ priceOre: now, earlierPriceOre }, { kind: "percent", percent: -percent, asSale: true });
  return next.priceOre > 0 && next.priceOre < now ? next : null;
}
