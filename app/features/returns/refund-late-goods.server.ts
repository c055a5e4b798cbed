import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { PaymentProvider } from "#app/features/payments/provider.server.ts";
import { refundOrder } from "#app/features/payments/refund-order.server.ts";
import { logError } from "#app/platform/log-error.ts";

const batchSize = 50;
/** How often a refund is tried when somebody else changes the order at the same moment. */
const maxAttempts = 3;

interface LateParcel {
  parcelId: string;
  orderId: string;
  number: string;
  actor: string;
}

/**
 * Refunds goods that came back after their exchange lapsed, by the rule of a withdrawal: what was paid for them and their share of
 * the shipping. Each parcel is refunded once: its refund has its id. With `returnId` those of one return; without, all that wait.
 * One that fails is logged and tried again by the scheduled job. Throws when D1 fails.
 */
export async function refundLateGoods(
  db: Database,
  provider: PaymentProvider | null,
  now: Date,
  returnId?: string,
): Promise<void> {
  const parcels = await statement<LateParcel>(
    db,
    sql`SELECT p.id AS parcelId, r.order_id AS orderId, r.number, p.received_by AS actor
    FROM returns r JOIN return_parcels p ON p.return_id = r.id
    WHERE r.status = 'lapsed' AND ${returnId === undefined ? sql`TRUE` : sql`r.id = ${returnId}`}
      AND NOT EXISTS (SELECT 1 FROM refunds WHERE id = p.id || ':refund') ORDER BY p.received_at LIMIT ${batchSize}`,
  );
  for (const parcel of parcels) {
    try {
      await refundParcel(db, provider, parcel, now);
    } catch (error) {
      logError(`The goods of parcel ${parcel.parcelId} could not be refunded yet`, error);
    }
  }
  await markRefunded(db, now);
}

async function refundParcel(
  db: Database,
  provider: PaymentProvider | null,
  parcel: LateParcel,
  now: Date,
): Promise<void> {
  const { parcelId, orderId, number, actor } = parcel;
  const units = await statement<{ id: string; quantity: number }>(
    db,
    sql`SELECT order_line_id AS id, sum(quantity) AS quantity FROM return_parcel_lines WHERE parcel_id = ${parcelId} GROUP BY 1`,
  );
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [order] = await statement<{ seen: string }>(
      db,
      sql`SELECT updated_at AS seen FROM orders WHERE id = ${orderId}`,
    );
    const outcome = await refundOrder(
      db,
      provider,
      {
        id: `${parcelId}:refund`,
        orderId,
        cancelled: new Map(),
        returned: new Map(units.map(({ id, quantity }) => [id, quantity])),
        shipping: "share",
        restock: false,
        reason: `Return ${number}`,
        expectedOre: "any",
        seen: order?.seen ?? "",
        actor,
      },
      now,
    );
    if (outcome.kind !== "changed-meanwhile") return;
  }
}

/** Closes the returns whose late goods are all there and refunded, or were refunded otherwise. */
async function markRefunded(db: Database, now: Date): Promise<void> {
  await statement(
    db,
    sql`UPDATE returns SET status = 'refunded', updated_at = ${now.toISOString()},
      refund_ore = (SELECT coalesce(sum(f.amount_ore), 0) FROM return_parcels p JOIN refunds f ON f.id = p.id || ':refund'
        WHERE p.return_id = returns.id)
    WHERE status = 'lapsed' AND (SELECT sum(quantity) FROM return_lines WHERE return_id = returns.id) =
      (SELECT coalesce(sum(l.quantity), 0) FROM return_parcels p JOIN return_parcel_lines l ON l.parcel_id = p.id
        WHERE p.return_id = returns.id AND EXISTS (SELECT 1 FROM refunds WHERE id = p.id || ':refund'))`,
  );
}
