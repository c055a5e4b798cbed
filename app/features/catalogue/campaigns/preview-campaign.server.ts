import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { type BulkProduct, readBulkProducts } from "#app/features/catalogue/products/bulk-edit.server.ts";
import {
  historyAfter,
  type OfferedPrice,
  type PricePoint,
  priorPrice,
} from "#app/features/catalogue/products/price-history.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { campaignPrices } from "./campaign-price.ts";
import { type Campaign, meantIds } from "./campaign-products.server.ts";

/** What a campaign comes to for one product, in öre. */
export interface PreviewedProduct {
  id: string;
  name: string;
  currency: Currency;
  /** Before the campaign. */
  priceOre: number;
  /** What it costs in the campaign; null when it stays out. */
  nextOre: number | null;
  /** What shoppers see struck through; null when they see no reduction. */
  priorOre: number | null;
  /** The running campaign that keeps it out. */
  heldBy: string | null;
}

/** How many products a preview shows. */
const previewSize = 200;

interface Hold {
  productId: string;
  name: string;
  endsAt: string | null;
  priceOre: number;
  earlierPriceOre: number | null;
}

/** What a planned campaign would come to, product by product, as prices stand now. */
export async function previewCampaign(
  db: Database,
  campaign: Pick<Campaign, "id" | "percent" | "priceOre" | "facet" | "productIds" | "startsAt">,
  now: Date,
): Promise<PreviewedProduct[]> {
  const ids = await meantIds(db, campaign, previewSize);
  const products = await readBulkProducts(db, ids);
  const holds = await statement<Hold>(
    db,
    sql`SELECT c.product_id AS productId, o.name, o.ends_at AS endsAt, c.price_before_ore AS priceOre, c.earlier_before_ore AS earlierPriceOre
      FROM campaign_products c JOIN campaigns o ON o.id = c.campaign_id
      WHERE c.ended_at IS NULL AND c.product_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );
  const holdOf = new Map(holds.map((hold) => [hold.productId, hold]));
  const start = new Date(Math.max(now.getTime(), Date.parse(campaign.startsAt)));
  return products.map((product) => previewed(campaign, product, holdOf.get(product.id), start));
}

function previewed(
  campaign: Pick<Campaign, "percent" | "priceOre">,
  { id, name, currency, fields, prices }: BulkProduct,
  hold: Hold | undefined,
  start: Date,
): PreviewedProduct {
  const isFree = !hold || (hold.endsAt !== null && Date.parse(hold.endsAt) <= start.getTime());
  const before: OfferedPrice = hold && isFree ? { ...hold, currency } : { ...fields, currency };
  const history: readonly PricePoint[] =
    hold?.endsAt && isFree ? historyAfter(prices, before, new Date(hold.endsAt)) : prices;
  const next = isFree ? campaignPrices(campaign, before) : null;
  const offered = next && { ...next, currency };
  return {
    id,
    name,
    currency,
    priceOre: before.priceOre,
    nextOre: next?.priceOre ?? null,
    priorOre: offered ? priorPrice(historyAfter(history, offered, start), offered) : null,
    heldBy: isFree ? null : hold.name,
  };
}

/** What a campaign that has begun came to, product by product. */
export async function readCampaignProducts(db: Database, campaignId: string): Promise<PreviewedProduct[]> {
  const rows = await statement<{ id: string; priceOre: number; nextOre: number; endedAt: string | null }>(
    db,
    sql`SELECT product_id AS id, price_before_ore AS priceOre, price_ore AS nextOre, ended_at AS endedAt
      FROM campaign_products WHERE campaign_id = ${campaignId} ORDER BY product_id ${limitTo(previewSize)}`,
  );
  const products = new Map(
    (
      await readBulkProducts(
        db,
        rows.map(({ id }) => id),
      )
    ).map((product) => [product.id, product]),
  );
  return rows.map(({ id, priceOre, nextOre, endedAt }) => {
    const product = products.get(id);
    const currency = product?.currency ?? "SEK";
    const isNow = product && endedAt === null && product.fields.priceOre === nextOre;
    const priorOre = isNow ? priorPrice(product.prices, { ...product.fields, currency }) : null;
    return { id, name: product?.name ?? id, currency, priceOre, nextOre, priorOre, heldBy: null };
  });
}
