import { and, asc, eq, lte, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { campaigns } from "#app/db/schema/campaigns.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { hasPrices } from "./campaign-products.server.ts";
import { endCampaign } from "./end-campaign.server.ts";
import { startCampaign } from "./start-campaign.server.ts";

/** Ends the campaigns that are over, then starts those that are due. Returns the pages to invalidate. */
export async function startAndEndCampaigns(db: Database, now: Date): Promise<PageChange> {
  const time = now.toISOString();
  const over = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.state, "running"), lte(campaigns.endsAt, time)))
    .orderBy(asc(campaigns.endsAt), asc(campaigns.id));
  const changed: string[] = [];
  for (const campaign of over) changed.push(...(await endCampaign(db, campaign, { actor: "schedule", now })));
  const due = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.state, "planned"), lte(campaigns.startsAt, time)))
    .orderBy(asc(campaigns.startsAt), asc(campaigns.id));
  for (const campaign of due) {
    // One that was over before it could begin, such as while the job did not run, never begins.
    if (campaign.endsAt !== null && campaign.endsAt <= time) await skip(db, campaign.id, time);
    else changed.push(...(await startCampaign(db, campaign, now)));
  }
  return changed.length > 0 ? { products: [...new Set(changed)], listings: true } : {};
}

/** What began to start goes the way of running ones, so that its prices come back. */
async function skip(db: Database, id: string, time: string): Promise<void> {
  await db
    .update(campaigns)
    .set({ state: sql`iif(${hasPrices(sql`${id}`)}, 'running', 'cancelled')`, updatedAt: time })
    .where(and(eq(campaigns.id, id), eq(campaigns.state, "planned")));
}
