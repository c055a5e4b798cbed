import type { Database } from "#app/db/client.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";

import type { Campaign } from "./campaign-products.server.ts";
import { previewMarketPrices, readMarketPricesOf } from "./preview-market-prices.server.ts";
import { type PreviewedCampaign, previewProducts, readProductsOf } from "./preview-products.server.ts";
import type { PreviewedPrice } from "./previewed-price.ts";

/** What a planned campaign would come to, price by price, as they stand now. */
export async function previewCampaign(db: Database, campaign: PreviewedCampaign, now: Date): Promise<PreviewedPrice[]> {
  return campaign.market === homeMarket.id
    ? previewProducts(db, campaign, now)
    : previewMarketPrices(db, campaign, now);
}

/** What a campaign that has begun came to, price by price. */
export async function readCampaignProducts(
  db: Database,
  campaign: Pick<Campaign, "id" | "market">,
): Promise<PreviewedPrice[]> {
  return campaign.market === homeMarket.id ? readProductsOf(db, campaign.id) : readMarketPricesOf(db, campaign);
}
