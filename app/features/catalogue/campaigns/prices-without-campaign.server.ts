import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { givenBack, type HeldPrice, type Prices } from "#app/features/catalogue/products/bulk-price.ts";
import type { DetailsByVariant } from "#app/features/catalogue/products/variant-details.ts";

/** The prices that come back to a product when the campaign ends that holds it; null when none does, or staff have set another price. */
export async function readPricesBeforeCampaign(
  db: Database,
  productId: string,
): Promise<(Prices & { variants: Record<string, HeldPrice> }) | null> {
  const [held] = await statement<Prices & { variants: string }>(
    db,
    sql`SELECT c.price_before_ore AS priceOre, c.earlier_before_ore AS earlierPriceOre, c.variants
      FROM campaign_products c JOIN products p ON p.id = c.product_id
      WHERE c.product_id = ${productId} AND c.ended_at IS NULL AND c.price_ore = p.price_ore`,
  );
  if (!held) return null;
  const { variants, ...prices } = held;
  return { ...prices, variants: JSON.parse(variants) as Record<string, HeldPrice> };
}

/** A campaign's price of a product that was held at a moment in the past and has ended since, and the prices before it. */
export interface EndedPrice {
  productId: string;
  priceOre: number;
  before: Prices;
  variants: Record<string, HeldPrice>;
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
  const rows = await statement<{
    productId: string;
    priceOre: number;
    beforeOre: number;
    earlierOre: number | null;
    variants: string;
  }>(
    db,
    sql`SELECT c.product_id AS productId, c.price_ore AS priceOre, c.price_before_ore AS beforeOre,
      c.earlier_before_ore AS earlierOre, c.variants ${endedSince(productIds, heldAt)}`,
  );
  const ended: EndedPrice[] = rows.map(({ productId, priceOre, beforeOre, earlierOre, variants }) => ({
    productId,
    variants: JSON.parse(variants) as Record<string, HeldPrice>,
    priceOre,
    before: { priceOre: beforeOre, earlierPriceOre: earlierOre },
  }));
  return { ended, hasEndedMeanwhile: sql`(SELECT count(*) ${endedSince(productIds, heldAt)}) <> ${rows.length}` };
}

/** A product's prices, and those of its variants as staff save them, or as bulk edits do. */
type WithPrices = Partial<Prices> & { variantPrices?: Record<string, Prices>; variantDetails?: DetailsByVariant };

/** The fields with the usual prices where they have the price of a campaign that has ended; the fields themselves for any other. */
export function withoutEndedPrice<F extends WithPrices>(fields: F, productId: string, ended: readonly EndedPrice[]): F {
  return ended
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
