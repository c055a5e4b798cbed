import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { type BulkProduct, readBulkProducts } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { HeldPrice, Prices } from "#app/features/catalogue/products/bulk-price.ts";
import { historyAfter, type PricePoint, priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { historyOf } from "#app/features/catalogue/products/variant-prices.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { campaignPrices } from "./campaign-price.ts";
import { type Campaign, meantIds } from "./campaign-products.server.ts";
import { type Hold, readHolds, withoutCampaignPrice } from "./prices-without-campaign.server.ts";

/** What a campaign comes to for a price of a product, in öre: the one it has itself, or one that some of its variants have. */
export interface PreviewedPrice {
  /** One a row. */
  id: string;
  productId: string;
  name: string;
  /** How many variants have it as their own price; null for the product's. */
  variants: number | null;
  currency: Currency;
  /** Before the campaign. */
  priceOre: number;
  /** What it is in the campaign; null when it stays out. */
  nextOre: number | null;
  /** What shoppers see struck through; null when they see no reduction. */
  priorOre: number | null;
  /** The running campaign that keeps it out. */
  heldBy: string | null;
}

/** How many products a preview shows. */
const previewSize = 200;

/** What a planned campaign would come to, price by price, as they stand now. */
export async function previewCampaign(
  db: Database,
  campaign: Pick<Campaign, "id" | "percent" | "priceOre" | "facet" | "productIds" | "startsAt">,
  now: Date,
): Promise<PreviewedPrice[]> {
  const ids = await meantIds(db, campaign, previewSize);
  const [products, holds] = await Promise.all([readBulkProducts(db, ids), readHolds(db, ids)]);
  const holdOf = new Map(holds.map((hold) => [hold.productId, hold]));
  const start = new Date(Math.max(now.getTime(), Date.parse(campaign.startsAt)));
  return products.flatMap((product) => previewed(campaign, product, holdOf.get(product.id), start));
}

function previewed(
  campaign: Pick<Campaign, "percent" | "priceOre">,
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
    product.id,
    product,
    product.sharesPrice ? preview(fields, product.prices) : null,
    Object.entries(fields.variantPrices ?? {}).map(([key, own]) =>
      preview(own, historyOf(product.prices, pricings.get(key))),
    ),
  );
}

/** What a campaign that has begun came to, price by price. */
export async function readCampaignProducts(db: Database, campaignId: string): Promise<PreviewedPrice[]> {
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
    return rowsOf(id, product, product?.sharesPrice === false && own.length > 0 ? null : shared, own);
  });
}

type Came = Pick<PreviewedPrice, "priceOre" | "nextOre" | "priorOre" | "heldBy">;

/** The rows of a product: its own price, unless no variant has it, and then each price that variants have, with how many have it. */
function rowsOf(
  productId: string,
  product: BulkProduct | undefined,
  shared: Came | null,
  own: readonly Came[],
): PreviewedPrice[] {
  const same = Map.groupBy(own, ({ priceOre, nextOre, priorOre }) => `${priceOre} ${nextOre} ${priorOre}`);
  const groups = [...same.values()].flatMap((some) => (some[0] ? [{ ...some[0], variants: some.length }] : []));
  const rows = [
    ...(shared ? [{ ...shared, variants: null }] : []),
    ...groups.toSorted((a, b) => a.priceOre - b.priceOre),
  ];
  const named = { productId, name: product?.name ?? productId, currency: product?.currency ?? ("SEK" as const) };
  return rows.map((row, i) => ({ id: `${productId} ${i}`, ...named, ...row }));
}
