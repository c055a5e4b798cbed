import { desc } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { campaigns } from "#app/db/schema/campaigns.server.ts";

import type { Campaign } from "./campaign-products.server.ts";

/** How many campaigns staff see: the older ones are in the audit log. */
const listSize = 200;

/** The campaigns, those that begin last first. */
export async function listCampaigns(db: Database): Promise<Campaign[]> {
  return await db.select().from(campaigns).orderBy(desc(campaigns.startsAt), desc(campaigns.id)).limit(listSize);
}
