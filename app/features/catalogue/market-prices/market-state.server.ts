import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { markets as marketsTable } from "#app/db/schema/markets.server.ts";
import { marketHistoryStatement } from "#app/features/catalogue/products/market-price-history.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";

/** What staff have decided of a market. */
export type MarketState = typeof marketsTable.$inferSelect;

/** What staff type of a market. */
export type MarketTerms = Pick<MarketState, "rateMillionths" | "returnAddress" | "packagingNumber">;

interface Change {
  actor: string;
  now: Date;
  /** The version that was looked at: its `updatedAt`. */
  seen: string;
}

/** `changed`: somebody else changed it meanwhile, or it is so already. */
export type MarketResult = "saved" | "changed";

/** What staff have decided of each market, by its id. */
export async function readMarketStates(db: Database): Promise<Map<string, MarketState>> {
  const rows = await db.select().from(marketsTable);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Opens a market, or closes it. The caller has checked that its set is whole. Each opening is kept with its closing in the statement that does it, and
 * everything that is then for sale gets a row in the price history.
 */
export async function setMarketOpen(
  db: Database,
  market: Market,
  isOpen: boolean,
  change: Change,
): Promise<MarketResult> {
  return write(db, market, change, {
    action: isOpen ? "market.opened" : "market.closed",
    columns: isOpen ? openedAt(change.now) : closedAt(change.now),
    condition: sql`is_open <> ${isOpen ? 1 : 0}`,
  });
}

// An opening follows the closing before it, and a closing its opening, whatever the clocks of two machines say.
const openedAt = (now: Date) => sql`is_open = 1, opened_at = coalesce(opened_at, ${now.toISOString()}),
  openings = json_insert(openings, '$[#]', json_array(max(${now.toISOString()},
    coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', openings ->> '$[#-1][1]', '+0.001 seconds'), '')), NULL))`;
const closedAt = (now: Date) => sql`is_open = 0,
  openings = json_set(openings, '$[#-1][1]', max(${now.toISOString()}, coalesce(openings ->> '$[#-1][0]', '')))`;

/** Saves the season's rate of a market, where its shoppers send goods back, and its packaging number. */
export async function saveMarketTerms(
  db: Database,
  market: Market,
  terms: MarketTerms,
  change: Change & { before: MarketTerms },
): Promise<MarketResult> {
  const told = ({ rateMillionths, returnAddress, packagingNumber }: MarketTerms) => ({
    rate: rateMillionths === null ? null : rateMillionths / 1_000_000,
    returnAddress,
    packagingNumber,
  });
  return write(db, market, change, {
    action: "market.changed",
    columns: sql`rate_millionths = ${terms.rateMillionths}, return_address = ${terms.returnAddress}, packaging_number = ${terms.packagingNumber}`,
    condition: sql`TRUE`,
    told: { before: told(change.before), after: told(terms) },
  });
}

interface Write {
  action: AuditAction;
  columns: SQL;
  condition: SQL;
  told?: { before: Record<string, unknown>; after: Record<string, unknown> };
}

async function write(
  db: Database,
  market: Market,
  { actor, now, seen }: Change,
  { action, columns, condition, told }: Write,
): Promise<MarketResult> {
  // Two saves in one millisecond are two versions all the same.
  const version = new Date(Math.max(now.getTime(), Date.parse(seen) + 1)).toISOString();
  const [saved] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE markets SET ${columns}, updated_at = ${version}
      WHERE id = ${market.id} AND updated_at = ${seen} AND ${condition} RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action,
        subject: { type: "market", id: market.id, name: market.country },
        ...told,
        condition: sql`changes() > 0`,
      },
      now,
    ),
    marketHistoryStatement(db, sql`SELECT id AS value FROM products`, now),
  ]);
  return saved.length > 0 ? "saved" : "changed";
}
