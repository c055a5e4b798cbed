import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { ReturnStatus } from "#app/shared/case-statuses.ts";

export type CloseOutcome =
  | { kind: "closed" }
  | { kind: "closed-before" }
  /** A notice of withdrawal or an exchange that is open ends it: staff do not. */
  | { kind: "not-theirs" }
  /** Nothing of it came back, or all of it was refunded in another way. */
  | { kind: "nothing-here" }
  /** The order changed meanwhile, or its payment cannot be refunded. */
  | { kind: "not-refunded" };

interface ClosableReturn {
  number: string;
  orderId: string;
  status: ReturnStatus;
  seen: string;
  isTheirs: number;
  parcels: number;
}

/** The returns `r` that nothing but staff ends: of no notice of withdrawal, no complaint, and no exchange that is open. */
export const endedByStaff = sql`(r.kind IN ('return', 'exchange') AND r.status IN ${caseStatusesWhere("return", { isOpen: true })}
  AND NOT EXISTS (SELECT 1 FROM exchanges e WHERE e.return_id = r.id AND e.status IN ${caseStatusesWhere("exchange", { isHeld: true })}))`;

/**
 * Ends a return by what staff decide: what came back is refunded, with its share of the shipping, or not. It is refunded once: the refund
 * has the return's id with the number of its parcels, for one that came after that opens it again. Throws when D1 fails; repeating it is safe.
 */
export async function closeReturn(
  shop: Shop,
  { returnId, refund, actor }: { returnId: string; refund: boolean; actor: string },
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<CloseOutcome> {
  const { db } = shop;
  const [[found], units] = await db.batch([
    statement<ClosableReturn>(
      db,
      sql`SELECT r.number, r.order_id AS orderId, r.status, o.updated_at AS seen, ${endedByStaff} AS isTheirs,
          (SELECT count(*) FROM return_parcels p WHERE p.return_id = r.id) AS parcels
        FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = ${returnId}`,
    ),
    unitsHereStatement(db, returnId),
  ]);
  if (!found) return { kind: "not-theirs" };
  const { number, orderId, seen, parcels } = found;
  if (!found.isTheirs) return { kind: isClosed(found.status) ? "closed-before" : "not-theirs" };
  if (refund) {
    if (units.length === 0) return { kind: "nothing-here" };
    const outcome = await refundOrder(
      db,
      provider,
      {
        id: `${refundsOf(returnId)}${parcels}`,
        orderId,
        cancelled: new Map(),
        returned: new Map(units.map(({ id, quantity }) => [id, quantity])),
        shipping: "share",
        restock: false,
        reason: `Return ${number}`,
        expectedOre: "any",
        seen,
        actor,
      },
      now,
    );
    if (outcome.kind !== "refunded" && outcome.kind !== "refund-pending") return { kind: "not-refunded" };
    invalidatePages(shop, outcome.pages);
  }
  await writeClosed(db, { returnId, number, orderId, actor }, now);
  return { kind: "closed" };
}

const isClosed = (status: ReturnStatus) => status === "refunded" || status === "declined";
const refundsOf = (returnId: string) => `${returnId}:closed:`;

/** What of a return is here and not refunded, by line, as a statement for a batch. */
export function unitsHereStatement(db: Database, returnId: string) {
  return statement<{ id: string; quantity: number }>(
    db,
    sql`SELECT id, quantity FROM (SELECT l.id, min(sum(u.quantity), l.quantity - l.cancelled_quantity - l.returned_quantity,
        coalesce((SELECT quantity FROM units_of_ended_exchanges WHERE return_id = ${returnId}), l.quantity)) AS quantity
      FROM received_units u JOIN order_lines l ON l.id = u.order_line_id WHERE u.return_id = ${returnId}
      GROUP BY l.id) WHERE quantity > 0`,
  );
}

/** A return with a refund of its own is refunded, also when somebody else closed it without one at the same moment. */
async function writeClosed(
  db: Database,
  { returnId, number, orderId, actor }: { returnId: string; number: string; orderId: string; actor: string },
  now: Date,
): Promise<void> {
  const from = refundsOf(returnId);
  const refund = sql`(SELECT sum(amount_ore) FROM refunds WHERE id >= ${from} AND id < ${from} || '~')`;
  const isOpen = sql`EXISTS (SELECT 1 FROM returns r WHERE r.id = ${returnId}
    AND (${endedByStaff} OR (r.status = ${caseStatusLiteral("return", "declined")} AND ${refund} IS NOT NULL)))`;
  await db.batch([
    eventStatement(db, { orderId, type: "return closed", actor, data: { returnId, number }, condition: isOpen }, now),
    auditStatement(
      db,
      { actor, action: "return.closed", subject: { type: "return", id: returnId, name: number }, condition: isOpen },
      now,
    ),
    statement(
      db,
      sql`UPDATE returns SET status = CASE WHEN ${refund} IS NULL THEN ${caseStatusLiteral("return", "declined")} ELSE ${caseStatusLiteral("return", "refunded")} END,
        refund_ore = coalesce(${refund}, 0), updated_at = ${now.toISOString()} WHERE id = ${returnId} AND ${isOpen}`,
    ),
  ]);
}
