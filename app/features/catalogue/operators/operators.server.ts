import { asc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { economicOperators } from "#app/db/schema/compliance.server.ts";

import type { Operator, OperatorRole } from "./operator.ts";

const columns = {
  id: economicOperators.id,
  role: sql<OperatorRole>`${economicOperators.role}`,
  name: economicOperators.name,
  street: economicOperators.street,
  postalCode: economicOperators.postalCode,
  city: economicOperators.city,
  country: economicOperators.country,
  electronicAddress: economicOperators.electronicAddress,
};

/** The operators that the shop knows, by name, for staff to choose from. */
export async function listOperators(db: Database): Promise<Operator[]> {
  return db.select(columns).from(economicOperators).orderBy(asc(economicOperators.name), asc(economicOperators.id));
}

/** An operator to be edited, with its version (`seen`) and how many products name it; null for an unknown one. */
export async function readOperator(
  db: Database,
  id: string,
): Promise<{ operator: Operator; seen: string; products: number } | null> {
  const [row] = await db
    .select({
      operator: columns,
      seen: economicOperators.updatedAt,
      products: sql<number>`(SELECT count(*) FROM (
        SELECT product_id FROM product_compliance WHERE manufacturer_id = ${id}
        UNION SELECT product_id FROM product_compliance WHERE responsible_person_id = ${id}
        UNION SELECT product_id FROM product_guarantees WHERE guarantor_id = ${id}))`.as("products"),
    })
    .from(economicOperators)
    .where(eq(economicOperators.id, id));
  return row ?? null;
}

/** Those of these operators that the shop knows, as a statement for a batch. */
export function operatorsStatement(db: Database, ids: readonly (string | null | undefined)[]) {
  const wanted = JSON.stringify(ids.filter((id) => typeof id === "string"));
  return db
    .select(columns)
    .from(economicOperators)
    .where(sql`${economicOperators.id} IN (SELECT value FROM json_each(${wanted}))`);
}
