import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";

import type { Campaign } from "./campaign-products.server.ts";
import { subjectOf, toldMarket } from "./campaign-writes.server.ts";
import { giveBackMarketPrices } from "./give-back-market-prices.server.ts";
import { giveBackProducts } from "./give-back-products.server.ts";

const tries = 3;

type Ended = Pick<Campaign, "id" | "name" | "market">;

/**
 * Gives the products of a campaign that is over their prices back, in batches that each happen whole and once, and closes it.
 * A price that staff have set meanwhile stays. Returns the products that it held.
 */
export async function endCampaign(
  db: Database,
  campaign: Ended,
  change: { actor: string; now: Date },
): Promise<string[]> {
  const giveBack = campaign.market === homeMarket.id ? giveBackProducts : giveBackMarketPrices;
  const ended: string[] = [];
  for (let failed = 0; failed < tries;) {
    const given = await giveBack(db, campaign, change);
    if (given?.length === 0) {
      await close(db, campaign, change);
      break;
    }
    ended.push(...(given ?? []));
    failed = given === null ? failed + 1 : 0;
  }
  return [...new Set(ended)];
}

async function close(db: Database, campaign: Ended, { actor, now }: { actor: string; now: Date }) {
  await db.batch([
    statement(
      db,
      sql`UPDATE campaigns SET state = 'ended', updated_at = ${now.toISOString()} WHERE id = ${campaign.id} AND state = 'running'
        AND NOT EXISTS (SELECT 1 FROM campaign_products WHERE campaign_id = ${campaign.id} AND ended_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM campaign_market_prices WHERE campaign_id = ${campaign.id} AND ended_at IS NULL)`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "campaign.ended",
        subject: subjectOf(campaign),
        after: toldMarket(campaign),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
}
