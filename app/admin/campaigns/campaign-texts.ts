import { campaignFacets } from "#app/features/catalogue/campaigns/campaign-facets.ts";
import { currencyOf } from "#app/features/catalogue/campaigns/campaign-price.ts";
import type { Campaign } from "#app/features/catalogue/campaigns/campaign-products.server.ts";
import { homeMarket, marketOf } from "#app/features/shop/markets/markets.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { CampaignState } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const campaignStateNames: Record<CampaignState, string> = {
  planned: "Scheduled",
  running: "Running",
  ended: "Ended",
  cancelled: "Canceled",
};
export const campaignStateTones: Record<CampaignState, BadgeTone> = {
  planned: "warning",
  running: "success",
  ended: "neutral",
  cancelled: "neutral",
};

/** What a campaign takes off: `20 % off`, `For 299 kr`. */
export function reductionText({
  market,
  percent,
  priceOre,
}: Pick<Campaign, "market" | "percent" | "priceOre">): string {
  return percent === null ? `For ${formatPrice(priceOre ?? 0, currencyOf(market))}` : `${percent} % off`;
}

/** Whose prices it reduces: `Norway`. */
export function marketText({ market }: Pick<Campaign, "market">): string {
  return (marketOf(market) ?? homeMarket).country;
}

/** What it applies to: `Women`, `3 products`. */
export function scopeText({ facet, productIds }: Pick<Campaign, "facet" | "productIds">): string {
  if (facet !== null) return campaignFacets[facet as keyof typeof campaignFacets] ?? facet;
  return productIds.length === 1 ? "1 product" : `${productIds.length} products`;
}

/** From when until when, in Swedish time, a line each. */
export function periodText({ startsAt, endsAt }: Pick<Campaign, "startsAt" | "endsAt">): string {
  return `From ${formatDateTime(startsAt)}\n${endsAt === null ? "no end date" : `until ${formatDateTime(endsAt)}`}`;
}
