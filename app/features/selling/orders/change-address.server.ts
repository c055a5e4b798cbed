import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import { newId } from "#app/shared/ids.ts";

import { isBooked, isCorrectable } from "./open-for-change.server.ts";
import { addedAlikeStatement } from "./order-additions.server.ts";
import { orderChanged } from "./order-changed-email.server.tsx";

/** Where an order goes. The country stays: VAT and shipping were paid for it. */
export interface DeliveryAddress {
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
}

export interface AddressChange {
  /** Comes with the form, and is the id of the order's event: the same id changes once. */
  id: string;
  orderId: string;
  /** The country that the postal code was checked for: the order's own. */
  country: ShippingCountry;
  to: DeliveryAddress;
  /** The order's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
}

export type AddressChangeOutcome =
  /** `outboxId` is the e-mail to the buyer; null when none was written. */
  | { kind: "changed"; outboxId: string | null; repeated: boolean }
  | { kind: "unknown-order" }
  | { kind: "other-country" }
  /** The label of its parcel is booked: it goes first. */
  | { kind: "booked" }
  /** It was sent or cancelled, or somebody else changed it meanwhile. Nothing was written. */
  | { kind: "changed-meanwhile" };

/**
 * Changes where an order goes while nothing of it was sent, in one batch with its event, the log and the e-mail that tells the buyer. What
 * was added to it and went to the same address goes along. Event and log keep no address.
 */
export async function changeAddress(db: Database, change: AddressChange, now: Date): Promise<AddressChangeOutcome> {
  const { id, orderId, country } = change;
  const [[order], [known], added] = await db.batch([
    db
      .select({ orderNumber: orders.orderNumber, country: orders.country, isBooked: isBooked.as("is_booked") })
      .from(orders)
      .where(eq(orders.id, orderId)),
    db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id)),
    addedAlikeStatement(db, orderId),
  ]);
  if (!order) return { kind: "unknown-order" };
  if (known?.orderId === orderId) return { kind: "changed", outboxId: null, repeated: true };
  if (order.country !== country) return { kind: "other-country" };
  if (order.isBooked) return { kind: "booked" };
  const isChanged = sql`EXISTS (SELECT 1 FROM order_events WHERE id = ${id} AND order_id = ${orderId} AND created_at = ${now.toISOString()})`;
  const [, , [saved], [mail]] = await db.batch([
    ...addressStatements(db, { ...change, orderNumber: order.orderNumber }, sql`TRUE`, now),
    ...added.flatMap((one) => addressStatements(db, { ...change, ...one, id: newId("evt") }, isChanged, now)),
  ]);
  if (saved) return { kind: "changed", outboxId: mail?.id ?? null, repeated: false };
  const [again] = await db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id));
  return again ? { kind: "changed", outboxId: null, repeated: true } : { kind: "changed-meanwhile" };
}

/** Changes the address of one order that still is as it was seen, on a further condition. */
function addressStatements(
  db: Database,
  { id, orderId, orderNumber, country, to, seen, actor }: AddressChange & { orderNumber: string },
  condition: SQL,
  now: Date,
) {
  const time = now.toISOString();
  const done = sql`EXISTS (SELECT 1 FROM order_events WHERE id = ${id} AND order_id = ${orderId})`;
  return [
    statement<{ id: string }>(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
        SELECT ${id}, id, 'address changed', ${actor}, '{}', ${time} FROM orders
        WHERE id = ${orderId} AND country = ${country} AND updated_at = ${seen} AND ${isCorrectable} AND ${condition}
        ON CONFLICT (id) DO NOTHING`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.address-changed",
        subject: { type: "order", id: orderId, name: orderNumber },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET first_name = ${to.firstName}, last_name = ${to.lastName}, address = ${to.address},
          postal_code = ${to.postalCode}, city = ${to.city}, phone = ${to.phone}, updated_at = ${time}
        WHERE id = ${orderId} AND updated_at = ${seen} AND ${done} RETURNING id`,
    ),
    outboxStatement(
      db,
      orderChanged,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND email <> '' AND changes() > 0`,
      now,
    ),
  ] as const;
}
