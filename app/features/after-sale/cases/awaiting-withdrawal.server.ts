import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";

/**
 * Goods may come under the label of an exchange that lapsed after their buyer withdrew from them: they are the withdrawal's, and are
 * received for its return. Answers that return with the units of a parcel that it awaits, and those that are left; null when none
 * awaits them.
 */
export async function unitsOfWithdrawal<Units extends { orderLineId: string; quantity: number }>(
  db: Database,
  orderId: string,
  units: readonly Units[],
): Promise<{ returnId: string; theirs: Units[]; rest: Units[] } | null> {
  const awaited = await statement<{ returnId: string; line: string; units: number }>(
    db,
    sql`SELECT r.id AS returnId, l.order_line_id AS line, l.quantity - (SELECT coalesce(sum(u.quantity), 0) FROM received_units u
        WHERE u.return_id = r.id AND u.order_line_id = l.order_line_id) AS units
      FROM returns r JOIN return_lines l ON l.return_id = r.id
      WHERE r.order_id = ${orderId} AND r.kind = 'withdrawal' AND r.status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })} ORDER BY r.created_at, r.id`,
  );
  const first = awaited.find(({ line, units: left }) => left > 0 && units.some((unit) => unit.orderLineId === line));
  if (!first) return null;
  const left = new Map(
    awaited.filter(({ returnId }) => returnId === first.returnId).map((row) => [row.line, row.units]),
  );
  const theirs: Units[] = [];
  const rest: Units[] = [];
  for (const unit of units) {
    const open = left.get(unit.orderLineId) ?? 0;
    const taken = Math.min(unit.quantity, open);
    left.set(unit.orderLineId, open - taken);
    if (taken > 0) theirs.push({ ...unit, quantity: taken });
    if (taken < unit.quantity) rest.push({ ...unit, quantity: unit.quantity - taken });
  }
  return { returnId: first.returnId, theirs, rest };
}
