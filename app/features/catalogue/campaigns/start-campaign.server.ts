import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";

import { type Campaign, nextProducts } from "./campaign-products.server.ts";
import { subjectOf, toldMarket } from "./campaign-writes.server.ts";
import { reduceMarketPrices } from "./reduce-market-prices.server.ts";
import { reduceProducts } from "./reduce-products.server.ts";

/** How often a batch is tried when prices are saved by others meanwhile. The next run of the job goes on. */
const tries = 3;

/**
 * Gives the products of a due campaign its prices, in batches that each happen whole and once, and then lets it run. What a run
 * did not reach, the next one does. Returns the products whose prices changed.
 */
export async function startCampaign(db: Database, campaign: Campaign, now: Date): Promise<string[]> {
  const reduce = campaign.market === homeMarket.id ? reduceProducts : reduceMarketPrices;
  const started: string[] = [];
  for (let after = "", failed = 0; ;) {
    const ids = await nextProducts(db, campaign, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    const reduced = await reduce(db, campaign, ids, now);
    if (reduced === null) {
      failed += 1;
      if (failed === tries) return started;
      continue;
    }
    started.push(...reduced);
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
      {
        actor: "schedule",
        action: "campaign.started",
        subject: subjectOf(campaign),
        after: toldMarket(campaign),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return started;
}
