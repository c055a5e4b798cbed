import { type Campaign, countUnpriced } from "#app/features/catalogue/campaigns/campaign-products.server.ts";
import { previewCampaign, readCampaignProducts } from "#app/features/catalogue/campaigns/preview-campaign.server.ts";
import type { PreviewedCampaign } from "#app/features/catalogue/campaigns/preview-products.server.ts";
import type { PreviewedPrice } from "#app/features/catalogue/campaigns/previewed-price.ts";
import { readMarketStates } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { homeMarket, marketOf, markets, marketVatRate } from "#app/features/shop/markets/markets.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { stockholmDay } from "#app/shared/days.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import type { VatRule } from "#app/shared/vat.ts";

/** What a campaign comes to, in its market. */
export interface Preview {
  products: PreviewedPrice[];
  /** How the market's prices carry VAT. */
  vat: VatRule;
  country: string;
  /** Whether shoppers see the market's prices. */
  isOpen: boolean;
  /** How many products are left out, for they have no price in the market. */
  unpriced: number;
}

/** What a campaign that hasn't begun would come to. */
export async function readPreview(shop: Shop, campaign: PreviewedCampaign, now: Date): Promise<Preview> {
  const [products, unpriced, terms] = await Promise.all([
    previewCampaign(shop.db, campaign, now),
    countUnpriced(shop.db, campaign),
    termsOf(shop, campaign.market, now),
  ]);
  return { products, unpriced, ...terms };
}

/** What a campaign that has begun came to. */
export async function readOutcome(shop: Shop, campaign: Pick<Campaign, "id" | "market">, now: Date): Promise<Preview> {
  const [products, terms] = await Promise.all([
    readCampaignProducts(shop.db, campaign),
    termsOf(shop, campaign.market, now),
  ]);
  return { products, unpriced: 0, ...terms };
}

/** The markets that aren't open, by id. */
export async function readClosedMarkets({ db }: Shop): Promise<MarketId[]> {
  const states = await readMarketStates(db);
  return markets.filter(({ id }) => states.get(id)?.isOpen !== true).map(({ id }) => id);
}

async function termsOf(shop: Shop, id: MarketId, now: Date): Promise<Pick<Preview, "vat" | "country" | "isOpen">> {
  const [{ vat: own }, closed] = await Promise.all([readSiteConfiguration(shop), readClosedMarkets(shop)]);
  const market = marketOf(id) ?? homeMarket;
  const rateHundredths = marketVatRate(market, stockholmDay(now), own.rateHundredths);
  // Staff set the prices of other markets with VAT.
  const vat: VatRule = market.id === homeMarket.id ? own : { mode: "included", rateHundredths };
  return { vat, country: market.country, isOpen: !closed.includes(id) };
}
