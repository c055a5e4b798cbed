import { type SQL, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { caseStatusLiteral } from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { newId, newWithdrawalNumber } from "#app/shared/ids.ts";

import { type JudgedLine, type NoticePart, leastBasis } from "./notice-parts.ts";
import type { WithdrawableOrder } from "./withdrawable-order.server.ts";

interface WrittenPart {
  id: string;
  order: Pick<WithdrawableOrder, "id" | "updatedAt">;
  part: NoticePart;
  actor: string;
}

/**
 * The statements that write the items of a notice beside it: its lines, the return of what was sent, and the order's event; a late one
 * waits for the staff's decision before goods come back. The batch is rolled back when the order changed since it was read, and by a
 * trigger when a unit is withdrawn already.
 */
export function itemStatements(db: Database, { id, order, part, actor }: WrittenPart, now: Date) {
  const lines = part.lines.map(({ line, quantity, basis }) => ({ id: line.id, quantity, basis }));
  const basis = leastBasis(lines.map((line) => line.basis));
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
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
    ...(withdrawalStatusFacts[part.status].waitsFor === "refund"
      ? returnStatements(db, { id, orderId: order.id, sent: sentUnits(part.lines) }, now)
      : []),
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

/**
 * The statements that keep the late rest of a notice as one of its own, which staff decide on, beside the notice of what is in time; none
 * where all of it is. `row` is the notice as it was declared.
 */
export function restStatements(
  db: Database,
  { row, order, part, actor }: Omit<WrittenPart, "id" | "part"> & { row: Declared; part: NoticePart | undefined },
  now: Date,
) {
  if (!part) return [];
  const id = newWithdrawalNumber();
  return [
    db.insert(withdrawals).values({
      ...row,
      id,
      submissionKey: `${row.submissionKey}:late`,
      orderId: order.id,
      status: part.status,
      ...part.period,
      refundOre: part.refundOre,
      // A caller is counted once.
      caller: null,
      restOf: row.id,
      updatedAt: now.toISOString(),
    }),
    ...itemStatements(db, { id, order, part, actor }, now),
  ] as const;
}
type Declared = typeof withdrawals.$inferInsert;

const sentUnits = (lines: readonly JudgedLine[]) =>
  lines.filter(({ sent }) => sent > 0).map(({ line, sent }): [string, number] => [line.id, sent]);

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
      SELECT ${newId("ret")}, ${orderId}, 'withdrawal', ${caseStatusLiteral("return", "requested")}, ${time}, ${time}, ${id}
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
