import { eq } from "drizzle-orm";

import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { disputes, paymentEvents, paymentDiscrepancies } from "#app/db/schema/payments.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { OrderInput } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { now, orderOf, stockGarment } from "./shop-fixture.ts";
import type { StripeShop } from "./stripe-shop.ts";

export interface StripeOrder {
  garment: string;
  orderId: string;
  orderNumber: string;
  totalOre: number;
  paymentId: string;
  /** Stripe's id of the payment. */
  reference: string;
}

/** An order of two garments with an open payment at Stripe; ten were in stock. */
export async function openOrder(
  db: Shop["db"],
  stripe: StripeShop,
  change: Partial<OrderInput> = {},
): Promise<StripeOrder> {
  const order = await unpaidOrder(db, change);
  return { ...order, ...(await openPayment(db, stripe, order.orderId)) };
}

/** An order of two garments without a payment; ten were in stock. */
export async function unpaidOrder(db: Shop["db"], change: Partial<OrderInput> = {}) {
  const garment = newId("garment");
  await stockGarment(db, { id: garment });
  const placed = await placeOrder(db, orderOf(garment, { quantity: 2, ...change }), now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const { id: orderId, orderNumber, totalOre } = placed.order;
  return { garment, orderId, orderNumber, totalOre };
}

/** A payment of an order, opened or opened again. */
export async function openPayment(db: Shop["db"], { provider }: StripeShop, orderId: string, method?: PaymentMethod) {
  const created = await createPayment(db, provider, orderId, now, method);
  if (created.kind !== "created") throw new Error(created.kind);
  const [row] = await db.select().from(payments).where(eq(payments.id, created.paymentId));
  return { paymentId: created.paymentId, reference: row?.providerReference ?? "", clientSecret: created.clientSecret };
}

/** What the browser tells the shop when it is back from Stripe's part. */
export const returned = (db: Shop["db"], { provider }: StripeShop, { paymentId }: { paymentId: string }) =>
  processPayment(db, provider, paymentId, { returned: true }, now);

/** What D1 knows of an order. */
export async function truthOf(db: Shop["db"], orderId: string) {
  const [[order], rows, back, mails, found, disputed] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    db.select().from(emailOutbox).where(eq(emailOutbox.causeId, orderId)),
    db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.orderId, orderId)),
    db.select().from(disputes).where(eq(disputes.orderId, orderId)),
  ]);
  return {
    order: order?.paymentStatus,
    status: order?.status,
    payments: rows.map(({ status }) => status).toSorted(),
    open: rows.filter(({ isOpen }) => isOpen).length,
    refunds: back.map(({ status }) => status),
    mails: mails.length,
    discrepancies: found.map(({ kind }) => kind),
    disputes: disputed.map(({ status }) => status),
  };
}

/** The events that were written down, by their id. */
export async function storedEvents(db: Shop["db"]) {
  return new Map((await db.select().from(paymentEvents)).map((event) => [event.id, event]));
}
