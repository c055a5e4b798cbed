import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { CountedRow, CountProblem } from "./count-file.ts";
import { variantName } from "./variant-name.ts";

/** A variant that was counted with other units than it has. */
export interface CountDifference {
  variantId: string;
  name: string;
  from: number;
  to: number;
}

export interface CountComparison {
  differences: CountDifference[];
  /** Rows whose count is what is there. */
  unchanged: number;
  /** Rows of variants that do not exist. */
  problems: CountProblem[];
}

/** What a count would change. */
export async function compareCount(db: Database, counted: readonly CountedRow[]): Promise<CountComparison> {
  const rows = await statement<{ id: string; quantity: number; product: string; color: string; size: string }>(
    db,
    sql`
    SELECT v.id, v.quantity, p.name AS product, c.name AS color, s.name AS size
    FROM json_each(${JSON.stringify(counted.map(({ variantId }) => variantId))}) wanted
    JOIN product_variants v ON v.id = wanted.value
    JOIN products p ON p.id = v.product_id
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const comparison: CountComparison = { differences: [], unchanged: 0, problems: [] };
  for (const { line, variantId, quantity: to } of counted) {
    const variant = known.get(variantId);
    if (!variant) comparison.problems.push({ line, text: `There is no variant '${variantId.slice(0, 60)}'` });
    else if (variant.quantity === to) comparison.unchanged += 1;
    else comparison.differences.push({ variantId, name: variantName(variant), from: variant.quantity, to });
  }
  return comparison;
}
