import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { economicOperators } from "#app/db/schema/compliance.server.ts";
import { auditStatement } from "#app/features/audit/record.server.ts";

import type { OperatorFields } from "./operator.ts";

/** Adds an operator under the id that its form made up: the same form sent twice adds it once. Throws when D1 fails. */
export async function addOperator(
  db: Database,
  id: string,
  fields: OperatorFields,
  { actor, now }: { actor: string; now: Date },
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
