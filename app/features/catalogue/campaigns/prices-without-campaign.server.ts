import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { givenBack, type HeldPrice, type Prices } from "#app/features/catalogue/products/bulk-price.ts";
import type { DetailsByVariant } from "#app/features/catalogue/products/variant-details.ts";

/** A campaign's price of a product and those of its variants, and the prices before it, in öre. */
export interface CampaignPrice {
  productId: string;
  priceOre: number;
  before: Prices;
  variants: Record<string, HeldPrice>;
}

interface PriceRow {
  productId: string;
  priceOre: number;
  beforeOre: number;
  earlierOre: number | null;
  variants: string;
}

/** The columns of a `PriceRow` of `campaign_products` as `c`. */
const priceColumns = sql`c.product_id AS productId, c.price_ore AS priceOre, c.price_before_ore AS beforeOre,
  c.earlier_before_ore AS earlierOre, c.variants`;

const priceOf = ({ productId, priceOre, beforeOre, earlierOre, variants }: PriceRow): CampaignPrice => ({
  productId,
  priceOre,
  before: { priceOre: beforeOre, earlierPriceOre: earlierOre },
  variants: JSON.parse(variants) as Record<string, HeldPrice>,
});

/** A running campaign's prices of a product, and which campaign that is. */
export interface Hold extends CampaignPrice {
  name: string;
  /** ISO time; null for one without an end. */
  endsAt: string | null;
}

/** The prices of the campaigns that hold products now. */
export async function readHolds(db: Database, productIds: readonly string[]): Promise<Hold[]> {
  const rows = await statement<PriceRow & Pick<Hold, "name" | "endsAt">>(
    db,
    sql`SELECT ${priceColumns}, a.name, a.ends_at AS endsAt FROM campaign_products c JOIN campaigns a ON a.id = c.campaign_id
      WHERE c.ended_at IS NULL AND c.product_id IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))`,
  );
  return rows.map(({ name, endsAt, ...row }) => ({ ...priceOf(row), name, endsAt }));
}

/** SQL rows of `campaign_products` as `c`: those that held the products at `heldAt` (ISO) and have ended since. */
const endedSince = (productIds: readonly string[], heldAt: string) =>
  sql`FROM campaign_products c JOIN campaigns a ON a.id = c.campaign_id
    WHERE c.product_id IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))
      AND a.starts_at <= ${heldAt} AND c.ended_at >= ${heldAt}`;

/**
 * What brings back prices of `heldAt` (ISO) needs of the campaigns that have ended since: their prices, and an SQL condition that another
 * one has ended after this was read.
 */
export async function readEndedPrices(db: Database, productIds: readonly string[], heldAt: string) {
  const rows = await statement<PriceRow>(db, sql`SELECT ${priceColumns} ${endedSince(productIds, heldAt)}`);
  const ended = rows.map(priceOf);
  return { ended, hasEndedMeanwhile: sql`(SELECT count(*) ${endedSince(productIds, heldAt)}) <> ${rows.length}` };
}

/** A product's prices, and those of its variants as staff save them, or as bulk edits do. */
type WithPrices = Partial<Prices> & { variantPrices?: Record<string, Prices>; variantDetails?: DetailsByVariant };

/** The fields with the usual prices where they have a campaign's; what staff have set meanwhile stays. */
export function withoutCampaignPrice<F extends WithPrices>(
  fields: F,
  productId: string,
  prices: readonly CampaignPrice[],
): F {
  return prices
    .filter((price) => price.productId === productId)
    .reduce<F>((left, { priceOre, before, variants }) => {
      const { variantPrices, variantDetails } = left;
      if (Object.keys(variants).length === 0 && priceOre !== left.priceOre) return left;
      return {
        ...left,
        ...(priceOre === left.priceOre && before),
        ...(variantPrices && { variantPrices: givenBack(variantPrices, variants) }),
        ...(variantDetails && { variantDetails: givenBack(variantDetails, variants) }),
      };
    }, fields);
}
