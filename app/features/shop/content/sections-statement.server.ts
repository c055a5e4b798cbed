import { and, eq, inArray, ne, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { markets } from "#app/db/schema/markets.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { homeMarket, type Market } from "#app/features/shop/markets/markets.ts";

/** The name that the ids of the open markets have among the sections that were read. */
const openMarketsName = "openMarkets";

const { section, content } = siteConfiguration;

/** Reads sections of the site, as a statement for a batch. */
export function sectionsStatement(db: Database, names: readonly string[]) {
  return db
    .select({ section, content })
    .from(siteConfiguration)
    .where(inArray(section, [...names]));
}

/** The same with the open markets, other than the shop's own, as one more row. */
export function sectionsAndMarketsStatement(db: Database, names: readonly string[]) {
  const open = db
    .select({
      section: sql<string>`${openMarketsName}`,
      content: sql<unknown>`json_group_array(${markets.id})`.mapWith(content),
    })
    .from(markets)
    .where(and(eq(markets.isOpen, true), ne(markets.id, homeMarket.id)));
  return sectionsStatement(db, names).unionAll(open);
}

/** Whether a market is among the open ones that were read. */
export function isOpenMarket(stored: Record<string, unknown>, { id }: Market): boolean {
  const open = stored[openMarketsName];
  return Array.isArray(open) && open.includes(id);
}
