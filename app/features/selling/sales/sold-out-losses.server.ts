import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { variantPrice } from "#app/features/catalogue/products/variant-price-columns.server.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { momentsOf } from "./period-moments.ts";

/** A time in which a variant was sold out, as ISO times, and what it sold in the four weeks before. */
interface SoldOutTime {
  productId: string;
  name: string;
  variant: string;
  priceOre: number;
  from: string;
  until: string;
  unitsBefore: number;
}

/** What a product lost to sizes that were sold out: an estimate, as if they had gone on selling as in the four weeks before. */
export interface SoldOutLoss {
  productId: string;
  name: string;
  /** Such as `Black M, Black L`. */
  variants: string;
  units: number;
  /** At today's price, before discounts. */
  lostOre: number;
}

const weeksBefore = 4;
const dayMs = 86_400_000;
/** A variant that sold out so long before the period is no longer missed. */
const longestDays = 90;

/** What products lost in a period to variants that were sold out, the largest loss first. Reads stock movements of variants that sold out. */
export async function readSoldOutLosses(
  db: Database,
  period: { first: string; last: string },
  currency: Currency,
  now: Date,
): Promise<SoldOutLoss[]> {
  const { from, until: end } = momentsOf(period);
  const until = end < now.toISOString() ? end : now.toISOString();
  const earliest = new Date(Date.parse(from) - longestDays * dayMs).toISOString();
  const times = await statement<SoldOutTime>(
    db,
    sql`SELECT m.product_id AS productId, p.name, c.name || ' ' || s.name AS variant, ${variantPrice} AS priceOre, m.created_at AS "from",
        coalesce((SELECT n.created_at FROM stock_movements n WHERE n.variant_id = m.variant_id AND n.id > m.id ORDER BY n.id LIMIT 1), ${until}) AS until,
        (SELECT -coalesce(sum(b.delta), 0) FROM stock_movements b WHERE b.variant_id = m.variant_id AND b.created_at <= m.created_at
          AND b.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', m.created_at, ${`-${weeksBefore * 7} days`})
          AND b.reason IN ('order-placed', 'order-released', 'order-reopened', 'order-changed')) AS unitsBefore
      FROM stock_movements m
      JOIN products p ON p.id = m.product_id AND p.currency = ${currency} AND p.archived_at IS NULL
      JOIN product_variants v ON v.id = m.variant_id
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
      WHERE m.quantity_after = 0 AND m.created_at > ${earliest} AND m.created_at < ${until}
      ORDER BY c.position, s.position`,
  );
  return lossesOf(times, { from, until });
}

function lossesOf(times: readonly SoldOutTime[], { from, until }: { from: string; until: string }): SoldOutLoss[] {
  const losses = new Map<string, SoldOutLoss & { names: Set<string> }>();
  for (const { productId, name, variant, priceOre, unitsBefore, ...time } of times) {
    const began = time.from > from ? time.from : from;
    const ended = time.until < until ? time.until : until;
    const days = (Date.parse(ended) - Date.parse(began)) / dayMs;
    if (days <= 0 || unitsBefore <= 0) continue;
    const loss = losses.get(productId) ?? { productId, name, variants: "", units: 0, lostOre: 0, names: new Set() };
    const units = (unitsBefore / (weeksBefore * 7)) * days;
    loss.units += units;
    loss.lostOre += units * priceOre;
    losses.set(productId, { ...loss, names: loss.names.add(variant) });
  }
  return [...losses.values()]
    .map(({ names, units, lostOre, ...loss }) => ({
      ...loss,
      variants: [...names].join(", "),
      units: Math.round(units),
      lostOre: Math.round(lostOre),
    }))
    .filter(({ units }) => units > 0)
    .toSorted((a, b) => b.lostOre - a.lostOre || a.name.localeCompare(b.name));
}
