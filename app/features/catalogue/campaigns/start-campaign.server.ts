import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import {
  type BulkProduct,
  readBulkProducts,
  writeManyStatements,
} from "#app/features/catalogue/products/bulk-edit.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { campaignFields } from "./campaign-price.ts";
import { type Campaign, nextProducts } from "./campaign-products.server.ts";
import { heldVariants, isRefused, pricesOf, subjectOf } from "./campaign-writes.server.ts";

/** How often a batch is tried when products are saved by others meanwhile. The next run of the job goes on. */
const tries = 3;

/**
 * Gives the products of a due campaign its prices, in batches that each happen whole and once, and then lets it run. What a run
 * did not reach, the next one does. Returns the products whose prices changed.
 */
export async function startCampaign(db: Database, campaign: Campaign, now: Date): Promise<string[]> {
  const started: string[] = [];
  for (let after = "", failed = 0; ;) {
    const ids = await nextProducts(db, campaign, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    const cut = (await readBulkProducts(db, ids)).flatMap((product) => {
      const fields = campaignFields(campaign, product);
      return fields ? [{ ...product, before: product.fields, fields }] : [];
    });
    if (cut.length > 0 && !(await tryPrices(db, campaign, cut, now))) {
      failed += 1;
      if (failed === tries) return started;
      continue;
    }
    started.push(...cut.map(({ id }) => id));
    failed = 0;
    after = last;
  }
  await db.batch([
    statement(
      db,
      sql`UPDATE campaigns SET state = 'running', updated_at = ${now.toISOString()}
        WHERE id = ${campaign.id} AND state = 'planned' AND updated_at = ${campaign.updatedAt}`,
    ),
    auditStatement(
      db,
      { actor: "schedule", action: "campaign.started", subject: subjectOf(campaign), condition: sql`changes() > 0` },
      now,
    ),
  ]);
  return started;
}

type Cut = BulkProduct & { before: BulkProduct["fields"] };

/** Whether the prices were written: not when the campaign or a product was changed meanwhile, or another campaign took it. */
async function tryPrices(db: Database, campaign: Campaign, cut: readonly Cut[], now: Date): Promise<boolean> {
  const rows = JSON.stringify(
    cut.map(({ id, before, fields }) => ({
      id,
      priceOre: fields.priceOre,
      beforeOre: before.priceOre,
      earlierOre: before.earlierPriceOre,
      variants: heldVariants(before.variantPrices, fields.variantPrices),
    })),
  );
  try {
    await db.batch([
      abortBatchWhen(
        db,
        "campaign changed",
        sql`NOT EXISTS (SELECT 1 FROM campaigns WHERE id = ${campaign.id} AND state = 'planned' AND updated_at = ${campaign.updatedAt})`,
      ),
      statement(
        db,
        sql`INSERT INTO campaign_products (campaign_id, product_id, price_ore, price_before_ore, earlier_before_ore, variants)
        SELECT ${campaign.id}, value ->> 'id', value ->> 'priceOre', value ->> 'beforeOre', value ->> 'earlierOre', value ->> 'variants'
        FROM json_each(${rows})`,
      ),
      ...writeManyStatements(db, cut, now),
      auditStatement(
        db,
        {
          actor: "schedule",
          action: "campaign.prices",
          subject: subjectOf(campaign),
          before: pricesOf(cut, ({ before }) => before),
          after: pricesOf(cut, ({ fields }) => fields),
        },
        now,
      ),
    ]);
    return true;
  } catch (error) {
    if (isRefused(violatedConstraint(error))) return false;
    throw error;
  }
}
