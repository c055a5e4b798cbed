import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";

/** How often it is tried when the order changes at the same moment, or a number is taken. */
const maxAttempts = 8;

/**
 * Writes a case once: `write` reads what it depends on and writes it, and is tried again when a rule of the database refuses that. Answers
 * null with the id of the case whose form came before.
 */
export async function receiveOnce<Written>(
  db: Database,
  { table, key }: { table: "withdrawals" | "complaints"; key: string },
  write: () => Promise<Written>,
): Promise<{ written: Written } | { written: null; id: string }> {
  for (let attempt = 1; ; attempt++) {
    const [known] = await statement<{ id: string }>(
      db,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE submission_key = ${key}`,
    );
    if (known) return { written: null, id: known.id };
    try {
      return { written: await write() };
    } catch (error) {
      if (violatedConstraint(error) === null || attempt === maxAttempts) throw error;
    }
  }
}

/** SHA-256, in hex, of a form's id and of what it declares: a form sent twice is one notice, one changed in between is another. */
export async function submissionKey(formId: string, declared: object): Promise<string> {
  return sha256(JSON.stringify([formId, declared]));
}
