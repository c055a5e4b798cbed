import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { type BulkProduct, readBulkProducts } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { HeldPrice, Prices } from "#app/features/catalogue/products/bulk-price.ts";
import { historyAfter, type PricePoint, priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { historyOf } from "#app/features/catalogue/products/variant-prices.ts";

import { campaignPrices } from "./campaign-price.ts";
import { type Campaign, meantIds } from "./campaign-products.server.ts";
import { previewSize, type Previewed, type PreviewedPrice, rowsOf } from "./previewed-price.ts";
import { type Hold, readHolds, withoutCampaignPrice } from "./prices-without-campaign.server.ts";

/** What is looked at of a planned campaign. */
export type PreviewedCampaign = Pick<
  Campaign,
  "id" | "market" | "percent" | "priceOre" | "facet" | "productIds" | "startsAt"
>;

/** What a planned campaign of the shop's own market would come to, price by price, as they stand now. */
export async function previewProducts(db: Database, campaign: PreviewedCampaign, now: Date): Promise<PreviewedPrice[]> {
  const ids = await meantIds(db, campaign, previewSize);
  const [products, holds] = await Promise.all([readBulkProducts(db, ids), readHolds(db, ids)]);
  const holdOf = new Map(holds.map((hold) => [hold.productId, hold]));
  const start = new Date(Math.max(now.getTime(), Date.parse(campaign.startsAt)));
  return products.flatMap((product) => previewed(campaign, product, holdOf.get(product.id), start));
}

function previewed(
  campaign: PreviewedCampaign,
  product: BulkProduct,
  hold: Hold | undefined,
  start: Date,
): PreviewedPrice[] {
  const { currency } = product;
  const isFree = !hold || (hold.endsAt !== null && Date.parse(hold.endsAt) <= start.getTime());
  const fields = hold && isFree ? withoutCampaignPrice(product.fields, product.id, [hold]) : product.fields;
  const preview = (offered: Prices, prices: readonly PricePoint[]) => {
    const history =
      hold?.endsAt && isFree ? historyAfter(prices, { ...offered, currency }, new Date(hold.endsAt)) : prices;
    const next = isFree ? campaignPrices(campaign, { ...offered, currency }) : null;
    const reduced = next && { ...next, currency };
    return {
      priceOre: offered.priceOre,
      nextOre: next?.priceOre ?? null,
      priorOre: reduced ? priorPrice(historyAfter(history, reduced, start), reduced) : null,
      heldBy: isFree ? null : hold.name,
    };
  };
  const pricings = new Map(product.pricings.map((own) => [own.key, own]));
  return rowsOf(
    nameOf(product.id, product),
    product.sharesPrice ? preview(fields, product.prices) : null,
    Object.entries(fields.variantPrices ?? {}).map(([key, own]) =>
      preview(own, historyOf(product.prices, pricings.get(key))),
    ),
  );
}

function nameOf(productId: string, product: BulkProduct | undefined): Previewed {
  return { productId, name: product?.name ?? productId, currency: product?.currency ?? "SEK" };
}

/** What a campaign of the shop's own market that has begun came to, price by price. */
export async function readProductsOf(db: Database, campaignId: string): Promise<PreviewedPrice[]> {
  const rows = await statement<{ id: string; variants: string; endedAt: string | null } & HeldPrice>(
    db,
    sql`SELECT product_id AS id, price_ore AS priceOre, price_before_ore AS beforeOre, earlier_before_ore AS earlierBeforeOre,
        variants, ended_at AS endedAt
      FROM campaign_products WHERE campaign_id = ${campaignId} ORDER BY product_id ${limitTo(previewSize)}`,
  );
  const products = await readBulkProducts(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap(({ id, variants, endedAt, ...held }) => {
    const product = byId.get(id);
    const currency = product?.currency ?? "SEK";
    const came = ({ priceOre, beforeOre }: HeldPrice, now?: Prices, history: readonly PricePoint[] = []) => ({
      priceOre: beforeOre,
      nextOre: priceOre < beforeOre ? priceOre : null,
      priorOre: now && endedAt === null && now.priceOre === priceOre ? priorPrice(history, { ...now, currency }) : null,
      heldBy: null,
    });
    const pricings = new Map((product?.pricings ?? []).map((own) => [own.key, own]));
    const shared = came(held, product?.fields, product?.prices);
    const own = Object.entries(JSON.parse(variants) as Record<string, HeldPrice>).map(([key, price]) =>
      came(price, product?.fields.variantPrices?.[key], product && historyOf(product.prices, pricings.get(key))),
    );
    return rowsOf(nameOf(id, product), product?.sharesPrice === false && own.length > 0 ? null : shared, own);
  });
}
