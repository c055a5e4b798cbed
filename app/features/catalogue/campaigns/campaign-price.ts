import type { BulkFields } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import type { Currency } from "#app/shared/currencies.ts";

/** What a campaign takes off: whole percent, or to a price in öre for products priced in kronor. */
export type CampaignReduction = { percent: number | null; priceOre: number | null };

/**
 * The prices that a campaign gives a product, in öre; null when they would be no cut: then it stays out. A percentage is rounded
 * down to whole kronor (dollars, euros), so that it takes off no less than it says. The price before is kept as the earlier
 * one, which announces the reduction.
 */
export function campaignPrices(
  { percent, priceOre }: CampaignReduction,
  product: Prices & { currency: Currency },
): Prices | null {
  const { priceOre: now, earlierPriceOre, currency } = product;
  if (percent === null && currency !== "SEK") return null;
  const next = percent === null ? (priceOre ?? now) : Math.floor((now * (100 - percent)) / 100_00) * 100;
  return next > 0 && next < now ? { priceOre: next, earlierPriceOre: earlierPriceOre ?? now } : null;
}

/** A product at the prices that a campaign gives it and those of its variants that have their own; null when none of them would be a cut. */
export function campaignFields(
  campaign: CampaignReduction,
  { fields, currency }: { fields: BulkFields; currency: Currency },
): BulkFields | null {
  const own = campaignPrices(campaign, { ...fields, currency });
  const variants = Object.entries(fields.variantPrices ?? {}).map(([key, prices]) => {
    const cut = campaignPrices(campaign, { ...prices, currency });
    return { key, isCut: cut !== null, prices: cut ?? prices };
  });
  if (!own && !variants.some(({ isCut }) => isCut)) return null;
  return {
    ...fields,
    ...own,
    ...(fields.variantPrices && {
      variantPrices: Object.fromEntries(variants.map(({ key, prices }) => [key, prices])),
    }),
  };
}
