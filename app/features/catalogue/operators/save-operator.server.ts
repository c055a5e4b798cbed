import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { economicOperators } from "#app/db/schema/compliance.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import type { OperatorFields } from "./operator.ts";

interface Change {
  actor: string;
  now: Date;
}

/** Adds an operator under the id that its form made up: the same form sent twice adds it once. */
export async function addOperator(
  db: Database,
  id: string,
  fields: OperatorFields,
  { actor, now }: Change,
): Promise<void> {
  const time = now.toISOString();
  try {
    await db.batch([
      db.insert(economicOperators).values({ id, ...fields, createdAt: time, updatedAt: time }),
      auditStatement(
        db,
        { actor, action: "operator.added", subject: { type: "operator", id, name: fields.name } },
        now,
      ),
    ]);
  } catch (error) {
    if (violatedConstraint(error) !== "economic_operators.id") throw error;
  }
}

export type EditResult = "saved" | "unknown-operator" | "changed";

/**
 * Saves an operator over the version that was on screen (`seen`), on record with what it was before. Its products' pages and their
 * completeness follow by `admin/claims/recheck-operator-products.server.ts`.
 */
export async function editOperator(
  db: Database,
  id: string,
  fields: OperatorFields,
  { actor, now, seen }: Change & { seen: string },
): Promise<EditResult> {
  const [known] = await db.select().from(economicOperators).where(eq(economicOperators.id, id));
  if (!known) return "unknown-operator";
  if (known.updatedAt !== seen) return "changed";
  const { id: _id, createdAt: _created, updatedAt: _updated, ...before } = known;
  const { role, name, street, postalCode, city, country, electronicAddress } = fields;
  const [changed] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE economic_operators SET role = ${role}, name = ${name}, street = ${street}, postal_code = ${postalCode},
          city = ${city}, country = ${country}, electronic_address = ${electronicAddress}, updated_at = ${now.toISOString()}
        WHERE id = ${id} AND updated_at = ${seen} RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "operator.edited",
        subject: { type: "operator", id, name },
        before,
        after: { ...fields },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return changed.length > 0 ? "saved" : "changed";
}
