import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { OperatorFields } from "#app/features/catalogue/operators/operator.ts";
import { isInEea } from "#app/shared/eea-countries.ts";

import { checkCompliance } from "./compliance.server.ts";
import { readProductForStaff } from "./staff-product.server.ts";

/**
 * Brings the products that name an operator up to date after it was edited: where it is decides whether they lack a responsible person in
 * the EU. Returns the products, whose pages show it. Doing it twice changes nothing more.
 */
export async function recheckOperatorProducts(
  db: Database,
  id: string,
  { country }: Pick<OperatorFields, "country">,
): Promise<string[]> {
  const named = await statement<{ id: string; isComplete: number; lacksPerson: number; isPerson: number }>(
    db,
    sql`SELECT p.id, p.is_complete AS isComplete, c.manufacturer_id IS ${id} AND c.responsible_person_id IS NULL AS lacksPerson,
        c.responsible_person_id IS ${id} AS isPerson
      FROM (SELECT product_id FROM product_compliance WHERE manufacturer_id = ${id}
        UNION SELECT product_id FROM product_compliance WHERE responsible_person_id = ${id}
        UNION SELECT product_id FROM product_guarantees WHERE guarantor_id = ${id}) n
      JOIN products p ON p.id = n.product_id LEFT JOIN product_compliance c ON c.product_id = p.id
      WHERE p.archived_at IS NULL`,
  );
  if (isInEea(country)) {
    for (const product of named) if (!product.isComplete) await completeIfWhole(db, product.id);
  } else {
    const lacking = named.filter(({ lacksPerson, isPerson }) => lacksPerson || isPerson).map((product) => product.id);
    await statement(
      db,
      sql`UPDATE products SET is_complete = 0 WHERE is_complete = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(lacking)}))`,
    );
  }
  return named.map((product) => product.id);
}

/** Marks a product complete when it lacks nothing, unless somebody saved it since it was read. */
async function completeIfWhole(db: Database, id: string): Promise<void> {
  const product = await readProductForStaff(db, id);
  if (!product || (await checkCompliance(db, product.fields)).missing.length > 0) return;
  await statement(
    db,
    sql`UPDATE products SET is_complete = 1 WHERE id = ${id} AND updated_at = ${product.updatedAt} AND is_complete = 0`,
  );
}
