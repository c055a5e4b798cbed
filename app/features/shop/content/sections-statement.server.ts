import { and, eq, inArray, ne, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { legalReadings, markets } from "#app/db/schema/markets.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { homeMarket, type Market } from "#app/features/shop/markets/markets.ts";
import { isOfMarket, type Locale } from "#app/shared/language/languages.ts";

/** The name that the open markets have among the sections that were read: the return address of each, by its id. */
const openMarketsName = "openMarkets";
/** The name that the locales have whose legal documents somebody has read. */
const readLocalesName = "readLocales";

const { section, content } = siteConfiguration;

/** Reads sections of the site, as a statement for a batch. */
export function sectionsStatement(db: Database, names: readonly string[]) {
  return db
    .select({ section, content })
    .from(siteConfiguration)
    .where(inArray(section, [...names]));
}

/** The same with the open markets, other than the shop's own, as one more row, and the locales whose documents were read as another. */
export function sectionsAndMarketsStatement(db: Database, names: readonly string[]) {
  const open = db
    .select({
      section: sql<string>`${openMarketsName}`,
      content: sql<unknown>`json_group_object(${markets.id}, ${markets.returnAddress})`.mapWith(content),
    })
    .from(markets)
    .where(and(eq(markets.isOpen, true), ne(markets.id, homeMarket.id)));
  const read = db
    .select({
      section: sql<string>`${readLocalesName}`,
      content: sql<unknown>`json_group_array(${legalReadings.language})`.mapWith(content),
    })
    .from(legalReadings);
  return sectionsStatement(db, names).unionAll(open).unionAll(read);
}

/** What was read, as if a market were open alone: what its pages are going to say. `returnAddress`: where its goods are sent back to, in lines. */
export function asIfOpen(
  rows: readonly { section: string; content: unknown }[],
  { id }: Market,
  returnAddress: string,
): { section: string; content: unknown }[] {
  return id === homeMarket.id ? [...rows] : [...rows, { section: openMarketsName, content: { [id]: returnAddress } }];
}

/** Whether a market is open, by what was read: the shop's own always is. */
function isMarketOpen(stored: Record<string, unknown>, market: Market): boolean {
  return market.id === homeMarket.id || returnAddressOfOpen(stored, market) !== null;
}

/**
 * Whether a locale has pages, by what was read. One that is there for its market alone is closed with it, and until somebody has read its legal
 * documents: the shop may be built in its language after the market opened. A copy of before doesn't tell what was read.
 */
export function isLocaleOpen(stored: Record<string, unknown>, locale: Locale): boolean {
  if (!isOfMarket(locale)) return true;
  const read = stored[readLocalesName];
  return isMarketOpen(stored, marketOfLocale(locale)) && (!Array.isArray(read) || read.includes(locale));
}

/** Of a market that is open, by what was read, where goods are sent back to, in lines; null for one that is closed. A copy of before has ids alone. */
export function returnAddressOfOpen(stored: Record<string, unknown>, { id }: Market): string | null {
  const open = stored[openMarketsName];
  if (Array.isArray(open)) return open.includes(id) ? "" : null;
  const address = typeof open === "object" && open !== null ? (open as Record<string, unknown>)[id] : undefined;
  return typeof address === "string" ? address : null;
}
