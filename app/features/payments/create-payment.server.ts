import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { parseOrderTerms } from "#app/features/configuration/configuration.server.ts";
import { configurationStatement } from "#app/features/configuration/queries.server.ts";
import { isPaid } from "#app/features/orders/order-status.ts";
import { logError } from "#app/platform/log-error.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { PaymentStep } from "#app/shared/states.ts";

import type { PaymentProvider } from "./provider.server.ts";

export type CreatedPayment =
  | { kind: "created"; paymentId: string; nextStep: PaymentStep; provider: string }
  | { kind: "already-paid" }
  | { kind: "order-closed" }
  | { kind: "provider-unavailable" };

/**
 * Creates the payment of an order at the provider. The amount is the order's own, never the browser's. An open
 * payment is returned again. From now on the order keeps its reservation for the configured minutes, counted from when it was
 * placed, so that repeated calls never extend it. Throws when D1 fails.
 */
export async function createPayment(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
  method?: PaymentMethod,
): Promise<CreatedPayment> {
  const [[order], open, configuration] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db
      .select({ id: payments.id, method: payments.method, nextStep: payments.nextStep })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, "created"), eq(payments.provider, provider.name))),
    configurationStatement(db),
  ]);
  if (order && isPaid(order.paymentStatus)) return { kind: "already-paid" };
  if (!order || order.status === "cancelled" || order.paymentStatus === "refunded") return { kind: "order-closed" };

  const chosenMethod = method ?? (order.paymentMethod as PaymentMethod);
  const known = open.find((payment) => payment.method === chosenMethod);
  if (known) return { kind: "created", paymentId: known.id, nextStep: known.nextStep, provider: provider.name };

  const { totalOre: amountOre, currency, orderNumber } = order;
  const created = await provider
    .create({ amountOre, currency, orderNumber, method: chosenMethod })
    .catch((error: unknown) => logError("The payment provider could not be reached", error));
  if (!created) return { kind: "provider-unavailable" };

  const paymentId = newId("pay");
  const time = now.toISOString();
  const { reservationMinutes } = parseOrderTerms(configuration);
  const heldUntil = addMinutes(new Date(order.createdAt), reservationMinutes).toISOString();
  await db.batch([
    db.insert(payments).values({
      id: paymentId,
      orderId,
      provider: provider.name,
      providerReference: created.reference,
      method: chosenMethod,
      nextStep: created.nextStep,
      amountOre,
      currency,
      createdAt: time,
      updatedAt: time,
    }),
    statement(
      db,
      sql`UPDATE orders SET reserved_until = max(reserved_until, ${heldUntil})
      WHERE id = ${orderId} AND reserved_until IS NOT NULL`,
    ),
  ]);
  return { kind: "created", paymentId, nextStep: created.nextStep, provider: provider.name };
}
