import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { toldPrices } from "#app/features/catalogue/market-prices/told-prices.ts";
import type { WantedPrice } from "#app/features/catalogue/market-prices/write-prices.server.ts";
import type { BulkFields } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { HeldPrice } from "#app/features/catalogue/products/bulk-price.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { homeMarket, marketOf } from "#app/features/shop/markets/markets.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { CampaignInput } from "./campaign-input.ts";
import { currencyOf } from "./campaign-price.ts";
import type { Campaign } from "./campaign-products.server.ts";

/** Rolls a batch back when the campaign was changed, or stopped, since it was read as planned. */
export function abortUnlessPlanned(db: Database, { id, updatedAt }: Pick<Campaign, "id" | "updatedAt">) {
  return abortBatchWhen(
    db,
    "campaign changed",
    sql`NOT EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND state = 'planned' AND updated_at = ${updatedAt})`,
  );
}

/** A campaign as the audit log names it. */
export function subjectOf({ id, name }: { id: string; name: string }) {
  return { type: "campaign", id, name };
}

/** The country of a campaign's market, as the audit log tells it. */
export function toldMarket({ market }: Pick<Campaign, "market">) {
  return { market: (marketOf(market) ?? homeMarket).country };
}

/** What staff typed of a campaign, as the audit log tells it: its price in the market's money. */
export function toldInput(input: CampaignInput): Record<string, unknown> {
  const { market, priceOre } = input;
  return {
    ...input,
    ...toldMarket(input),
    priceOre: priceOre === null ? null : formatPrice(priceOre, currencyOf(market)),
  };
}

/** The entry of the audit log for prices of another market than the shop's own, in its money. */
export function marketPricesEntry(
  db: Database,
  campaign: Pick<Campaign, "id" | "name" | "market">,
  changed: readonly WantedPrice[],
  { actor, now }: { actor: string; now: Date },
) {
  const currency = currencyOf(campaign.market);
  const market = toldMarket(campaign);
  const seen = changed.map((price) => price.seen);
  const wanted = changed.map((price) => ({ ...price.seen, ...price }));
  return auditStatement(
    db,
    {
      actor,
      action: "campaign.prices",
      subject: subjectOf(campaign),
      before: { ...market, ...toldPrices(currency, seen) },
      after: { ...market, ...toldPrices(currency, wanted) },
    },
    now,
  );
}

/** The prices of products as the audit log keeps them, in öre. */
export function pricesOf<P extends { id: string }>(products: readonly P[], pick: (product: P) => BulkFields) {
  const entries = products.map((product) => {
    const { priceOre, earlierPriceOre, variantPrices } = pick(product);
    return [product.id, { priceOre, earlierPriceOre, ...(variantPrices && { variantPrices }) }] as const;
  });
  return { products: Object.fromEntries(entries) };
}

/** What a campaign makes of variants with a price of their own. */
export function heldVariants(
  before: BulkFields["variantPrices"] = {},
  after: BulkFields["variantPrices"] = {},
): Record<string, HeldPrice> {
  const held = Object.entries(before).map(([key, was]) => {
    const priceOre = after[key]?.priceOre ?? was.priceOre;
    return [key, { priceOre, beforeOre: was.priceOre, earlierBeforeOre: was.earlierPriceOre }] as const;
  });
  return Object.fromEntries(held);
}

/** Whether a batch was rolled back because somebody else was there first. */
export function isRefused(constraint: string | null | undefined): boolean {
  return constraint === "batch_guards_refuse" || /^campaign_(?:products|market_prices)\./.test(constraint ?? "");
}
