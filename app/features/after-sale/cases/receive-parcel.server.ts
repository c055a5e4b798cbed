import { and, eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { returnLines, returnParcels, returns } from "#app/db/schema/returns.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import { movementStatement } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type ReturnStatus, returnStatusFacts } from "#app/shared/case-statuses.ts";
import type { ReturnDestination, ReturnKind, WasteReason } from "#app/shared/states.ts";

import { unitsOfWithdrawal } from "./awaiting-withdrawal.server.ts";
import { returnThatTookOver } from "./exchange-facts.server.ts";

/** Units of a line that came back, and where they go. */
export interface ReceivedUnits {
  orderLineId: string;
  /** What came back: the variant of the line, or one that it was exchanged for. */
  variantId: string;
  quantity: number;
  destination: ReturnDestination;
  /** Why it is waste; null for another destination. */
  wasteReason: WasteReason | null;
}

/** A parcel that came back, as staff scanned it in. */
export interface ReceivedParcel {
  /** Comes with the form: the same id is received once. */
  id: string;
  returnId: string;
  units: readonly ReceivedUnits[];
  actor: string;
}

/** A return as it is after a parcel was received. */
export interface ReturnAfter {
  kind: ReturnKind;
  status: ReturnStatus;
  withdrawalId: string | null;
}

export type ReceiveOutcome =
  /** `moves` say which pages show the stock that came back. */
  | { kind: "received"; after: ReturnAfter; repeated: boolean; moves: StockMovement[] }
  | { kind: "unknown-return" }
  | { kind: "nothing-chosen" }
  /** More than is awaited, or something else: somebody else received it meanwhile, or the return was closed. Nothing was written. */
  | { kind: "changed-meanwhile" };

/**
 * Whether the goods of a return `r` may still come: those of an exchange that ended come late, also after staff closed it, or under the
 * notice that ended it.
 */
export const mayCome = (
  returnId: string,
) => sql`EXISTS (SELECT 1 FROM returns r WHERE r.id = ${returnId} AND (r.status IN ${caseStatusesWhere("return", { takesGoods: true })}
  OR (r.kind = 'exchange'
    AND EXISTS (SELECT 1 FROM exchanges e WHERE e.return_id = r.id AND e.status IN ${caseStatusesWhere("exchange", { isCancelled: true })})
    AND NOT EXISTS (SELECT 1 ${returnThatTookOver(sql`r.id`)} AND t.status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })}))))`;

/**
 * Records what came back and where it went: units for sale go back to stock, in the same batch. Two people who scan the same parcel:
 * one of them is told. What follows (a refund, a replacement) is done after this.
 */
export async function receiveParcel(db: Database, parcel: ReceivedParcel, now: Date): Promise<ReceiveOutcome> {
  const { id, returnId, units } = parcel;
  const [[found], [known], lines, replaced] = await db.batch([
    db.select().from(returns).where(eq(returns.id, returnId)),
    db.select({ returnId: returnParcels.returnId }).from(returnParcels).where(eq(returnParcels.id, id)),
    db
      .select({ id: orderLines.id, variantId: orderLines.variantId })
      .from(returnLines)
      .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
      .where(eq(returnLines.returnId, returnId)),
    replacementsStatement(db, returnId),
  ]);
  if (!found) return { kind: "unknown-return" };
  if (known) return answerKnown(db, known.returnId, found);
  const chosen = units.filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) return { kind: "nothing-chosen" };
  const { isOpen, takesGoods } = returnStatusFacts[found.status];
  const withdrawn = takesGoods && !isOpen ? await unitsOfWithdrawal(db, found.orderId, chosen) : null;
  if (withdrawn) {
    const { theirs, rest } = withdrawn;
    const received = await receiveParcel(db, { ...parcel, returnId: withdrawn.returnId, units: theirs }, now);
    if (received.kind !== "received" || rest.length === 0) return received;
    const more = await receiveParcel(db, { ...parcel, id: `${id}:rest`, units: rest }, now);
    return more.kind === "received" ? { ...more, moves: [...received.moves, ...more.moves] } : more;
  }
  const awaited = new Set([
    ...lines.map((line) => `${line.id} ${line.variantId}`),
    ...replaced.map((line) => `${line.id} ${line.variantId}`),
  ]);
  if (chosen.some(({ orderLineId, variantId }) => !awaited.has(`${orderLineId} ${variantId}`)))
    return { kind: "changed-meanwhile" };
  try {
    return await writeReceived(db, { ...parcel, units: chosen }, found, now);
  } catch (error) {
    const rule = violatedConstraint(error);
    if (rule === null) throw error;
    return rule === "return_parcels.id" ? answerRepeated(found) : { kind: "changed-meanwhile" };
  }
}

type ReturnRow = typeof returns.$inferSelect;

function answerRepeated({ kind, status, withdrawalId }: ReturnRow): ReceiveOutcome {
  return { kind: "received", after: { kind, status, withdrawalId }, repeated: true, moves: [] };
}

/** The answer to a parcel that was received before; for another return of the order when its goods were a withdrawal's. */
async function answerKnown(db: Database, returnId: string, found: ReturnRow): Promise<ReceiveOutcome> {
  if (returnId === found.id) return answerRepeated(found);
  const [other] = await db.select().from(returns).where(eq(returns.id, returnId));
  return other?.orderId === found.orderId ? answerRepeated(other) : { kind: "changed-meanwhile" };
}

/** The replacements that were sent before for the lines of a return: they may be what comes back. */
export function replacementsStatement(db: Database, returnId: string) {
  return statement<{ id: string; variantId: string; color: string; size: string }>(
    db,
    sql`SELECT DISTINCT e.order_line_id AS id, e.variant_id AS variantId, e.color, e.size FROM return_lines rl
      JOIN exchanges e ON e.order_line_id = rl.order_line_id AND e.status IN ${caseStatusesWhere("exchange", { isSent: true })}
      WHERE rl.return_id = ${returnId} AND e.return_id <> ${returnId} ORDER BY e.updated_at DESC`,
  );
}

async function writeReceived(
  db: Database,
  { id, returnId, units, actor }: ReceivedParcel,
  { orderId, number }: ReturnRow,
  now: Date,
): Promise<ReceiveOutcome> {
  const time = now.toISOString();
  const toStock = units.filter(({ destination }) => destination === "stock");
  const stocked = sql`SELECT value ->> 'variantId' AS variant_id, sum(value ->> 'quantity') AS delta
    FROM json_each(${JSON.stringify(toStock)}) GROUP BY 1`;
  const isWhole = sql`(SELECT sum(quantity) FROM return_lines WHERE return_id = ${returnId}) =
    (SELECT coalesce(sum(quantity), 0) FROM received_units WHERE return_id = ${returnId})`;
  const count = String(units.reduce((sum, { quantity }) => sum + quantity, 0));
  const [, , , moved, , , , [after], totals] = await db.batch([
    abortBatchWhen(db, "return closed", sql`NOT ${mayCome(returnId)}`),
    db.insert(returnParcels).values({ id, returnId, receivedAt: time, receivedBy: actor }),
    statement(
      db,
      sql`INSERT INTO return_parcel_lines (parcel_id, position, order_line_id, variant_id, quantity, destination, waste_reason)
      SELECT ${id}, key, value ->> 'orderLineId', value ->> 'variantId', value ->> 'quantity', value ->> 'destination',
        value ->> 'wasteReason' FROM json_each(${JSON.stringify(units)})`,
    ),
    movementStatement(db, stocked, { reason: "returned", orderId, actor, note: number ?? "" }, now, sql`TRUE`),
    statement(
      db,
      sql`UPDATE returns SET updated_at = ${time},
        status = CASE WHEN status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })} AND ${isWhole} THEN ${caseStatusLiteral("return", "received")} ELSE status END WHERE id = ${returnId}`,
    ),
    eventStatement(
      db,
      {
        orderId,
        type: "return received",
        actor,
        data: { returnId, number: number ?? "", units: count },
        condition: sql`TRUE`,
      },
      now,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "return.received",
        subject: { type: "return", id: returnId, name: number ?? returnId },
        after: {
          parcelId: id,
          units: Object.fromEntries(units.map((unit, i) => [String(i + 1), `${unit.quantity} ${unit.destination}`])),
        },
      },
      now,
    ),
    db
      .select({ kind: returns.kind, status: returns.status, withdrawalId: returns.withdrawalId })
      .from(returns)
      .where(and(eq(returns.id, returnId))),
    statement<{ productId: string; productLeft: number }>(
      db,
      sql`SELECT product_id AS productId, sum(quantity) AS productLeft FROM product_variants WHERE product_id IN
        (SELECT product_id FROM product_variants WHERE id IN (SELECT value ->> 'variantId' FROM json_each(${JSON.stringify(toStock)})))
        GROUP BY product_id`,
    ),
  ]);
  if (!after) throw new Error(`Return ${returnId} is gone`);
  const leftOf = new Map(totals.map(({ productId, productLeft }) => [productId, productLeft]));
  const moves = moved.map(({ productId, delta, quantityAfter }) => ({
    productId,
    left: quantityAfter,
    moved: delta,
    productLeft: leftOf.get(productId) ?? 0,
  }));
  return { kind: "received", after, repeated: false, moves };
}
