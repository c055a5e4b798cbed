import type { BulkFields } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import { homeMarket, marketOf } from "#app/features/shop/markets/markets.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

/** What a campaign takes off: whole percent, or to a price in hundredths of its market's money for what is priced in that. */
export type CampaignReduction = { market: MarketId; percent: number | null; priceOre: number | null };

/** The currency of a campaign's price. */
export function currencyOf(market: string): Currency {
  return (marketOf(market) ?? homeMarket).currency;
}

/**
 * The prices that a campaign gives a product, in öre; null when they would be no cut: then it stays out. A percentage is rounded
 * down to whole kronor (dollars, euros), so that it takes off no less than it says. The price before is kept as the earlier
 * one, which announces the reduction.
 */
export function campaignPrices(
  { market, percent, priceOre }: CampaignReduction,
  product: Prices & { currency: Currency },
): Prices | null {
  const { priceOre: now, earlierPriceOre, currency } = product;
  if (percent === null && currency !== currencyOf(market)) return null;
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
