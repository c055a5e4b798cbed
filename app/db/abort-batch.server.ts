import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "./client.server.ts";

/**
 * Rolls the whole batch back if `condition` holds at this point of it; `violatedConstraint` then names
 * `batch_guards_refuse`. For rules that a CHECK cannot express because they count other rows.
 */
export function abortBatchWhen(db: Database, reason: string, condition: SQL) {
  return statement(db, sql`INSERT INTO batch_guards (reason) SELECT ${reason} WHERE ${condition}`);
}
