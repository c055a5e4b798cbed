import { type SQL, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { eventStatement } from "#app/features/orders/events.server.ts";
import { newId } from "#app/shared/ids.ts";

import { basisOfLine, leastBasis } from "./basis.ts";
import type { MatchedLine } from "./matched-units.ts";
import type { WithdrawableOrder } from "./withdrawable-order.server.ts";

interface MatchedNotice {
  id: string;
  order: Pick<WithdrawableOrder, "id" | "updatedAt" | "period">;
  matched: readonly MatchedLine[];
  /** ISO time: it counts from then. */
  receivedAt: string;
  actor: string;
  /** Whether the goods may come back now; a late notice waits for the staff's decision. */
  isAccepted: boolean;
}

/**
 * The statements that write the items of a notice beside it: its lines, the return of what was sent, and the order's event. The batch is
 * rolled back when the order changed since it was read, and by a trigger when a unit is withdrawn already.
 */
export function itemStatements(db: Database, notice: MatchedNotice, now: Date) {
  const { id, order, matched, receivedAt, actor, isAccepted } = notice;
  const lines = matched.map((one) => ({
    id: one.line.id,
    quantity: one.quantity,
    basis: basisOfLine(one, receivedAt, order.period),
  }));
  const basis = leastBasis(lines.map((line) => line.basis));
  const count = matched.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    abortBatchWhen(
      db,
      "order changed",
      sql`NOT EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND updated_at = ${order.updatedAt})`,
    ),
    statement(
      db,
      sql`INSERT INTO withdrawal_lines (withdrawal_id, order_line_id, quantity, basis)
      SELECT ${id}, value ->> 'id', value ->> 'quantity', value ->> 'basis' FROM json_each(${JSON.stringify(lines)})`,
    ),
    ...(isAccepted ? returnStatements(db, { id, orderId: order.id, sent: sentUnits(matched) }, now) : []),
    eventStatement(
      db,
      {
        orderId: order.id,
        type: "withdrawal",
        actor,
        data: { withdrawalId: id, units: String(count), basis },
        condition: sql`TRUE`,
      },
      now,
    ),
  ] as const;
}

const sentUnits = (matched: readonly MatchedLine[]) =>
  matched.filter(({ sent }) => sent > 0).map(({ line, sent }): [string, number] => [line.id, sent]);

/**
 * Announces the units of a notice that come back, `sent` by the id of their line: a return of their own, or as many in the one that the
 * notice has. Nothing when none were sent.
 */
export function returnStatements(
  db: Database,
  { id, orderId, sent }: { id: string; orderId: string; sent: readonly [line: string, quantity: number][] },
  now: Date,
  condition: SQL = sql`TRUE`,
) {
  if (sent.length === 0) return [];
  const time = now.toISOString();
  return [
    statement(
      db,
      sql`INSERT INTO returns (id, order_id, kind, status, created_at, updated_at, withdrawal_id)
      SELECT ${newId("ret")}, ${orderId}, 'withdrawal', 'requested', ${time}, ${time}, ${id}
      WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM returns WHERE withdrawal_id = ${id})`,
    ),
    statement(
      db,
      sql`INSERT INTO return_lines (return_id, order_line_id, quantity)
      SELECT (SELECT id FROM returns WHERE withdrawal_id = ${id}), value ->> 0, value ->> 1
      FROM json_each(${JSON.stringify(sent)}) WHERE ${condition}
      ON CONFLICT (return_id, order_line_id) DO UPDATE SET quantity = max(quantity, excluded.quantity)`,
    ),
  ];
}
