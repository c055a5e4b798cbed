import { sql } from "drizzle-orm";

import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
/**
 * SQL condition on a payment: its outcome is not written yet. `attempt` is the claimed attempt to charge it; null for a payment
 * that the provider takes in the browser, whose state is only read and may be read by several at once.
 */
export function isUndecided(attempt: number | null) {
  return attempt === null
    ? sql`(is_open = 1 AND status IN ${attemptsWithMoney("none")})`
    : sql`(status IN ${attemptsWithMoney("asked")} AND attempt = ${attempt})`;
}
