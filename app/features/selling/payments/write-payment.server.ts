import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { attemptStatusLiteral, orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { codeIsTaken } from "#app/features/selling/discounts/queries.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { PaymentStep } from "#app/shared/states.ts";

import type { PaymentProvider } from "./provider.server.ts";

/** A payment as the provider announced it. Amounts in öre, times in ISO. */
interface NewPayment {
  orderId: string;
  reference: string;
  nextStep: PaymentStep;
  method: PaymentMethod;
  amountOre: number;
  currency: string;
  heldUntil: string;
}

/**
 * Writes a payment if its order can still be paid. Two who create the same payment at once write it once. One that is open in a browser
 * reserves a use of the order's discount code. Returns its id, or null when the order was paid or cancelled meanwhile, or its code has no
 * use left (`readUnpayable` says which).
 */
export async function writePayment(
  db: Database,
  provider: PaymentProvider,
  payment: NewPayment,
  now: Date,
): Promise<string | null> {
  const { orderId, reference, nextStep, method, amountOre, currency, heldUntil } = payment;
  const time = now.toISOString();
  const isOpen = nextStep === "provider" ? 1 : 0;
  try {
    const [written] = await db.batch([
      statement<{ id: string }>(
        db,
        sql`INSERT INTO payments (id, order_id, provider, provider_reference, method, next_step, status, amount_ore, currency,
          is_open, created_at, updated_at)
        SELECT ${newId("pay")}, id, ${provider.name}, ${reference}, ${method}, ${nextStep}, ${attemptStatusLiteral("created")}, ${amountOre}, ${currency},
          ${isOpen}, ${time}, ${time}
        FROM orders WHERE id = ${orderId} AND payment_status IN ${paymentStatusesWhere({ wasPaid: false })}
          AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}
          AND (${isOpen} = 0 OR NOT ${codeIsTaken(orderId)}) RETURNING id`,
      ),
      statement(
        db,
        sql`UPDATE orders SET reserved_until = max(reserved_until, ${heldUntil})
        WHERE id = ${orderId} AND reserved_until IS NOT NULL`,
      ),
    ]);
    return written[0]?.id ?? null;
  } catch (error) {
    if (violatedConstraint(error) !== "payments.provider_reference") throw error;
    const [earlier] = await db
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.providerReference, reference));
    return earlier?.id ?? null;
  }
}
