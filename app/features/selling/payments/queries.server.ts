import { and, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { type Claim, claimsStatement } from "#app/features/selling/orders/claimed-units.server.ts";
import { refundedShippingStatement } from "#app/features/selling/orders/refunded-shipping.server.ts";

import { correctedStatement } from "./refund-correction.server.ts";

/** What the refund of an order's parts starts from. Amounts in öre. */
export interface OrderRefunds {
  /** Whether it has a payment to refund. */
  isRefundable: boolean;
  refundedShippingOre: number;
  /** What went back for lines whose units stayed, by their id. */
  correctedOre: Record<string, number>;
  /** Units that a notice of withdrawal or late goods are refunded for by themselves. */
  claims: Claim[];
}

/** What the refund of an order's parts starts from. */
export async function readOrderRefunds(db: Database, orderId: string): Promise<OrderRefunds> {
  const [succeeded, [refunded], corrected, claims] = await db.batch([
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), sql`${payments.status} IN ${attemptsWithMoney("here")}`)),
    refundedShippingStatement(db, orderId),
    correctedStatement(db, orderId),
    claimsStatement(db, orderId),
  ]);
  return {
    isRefundable: succeeded.length > 0,
    refundedShippingOre: refunded?.shippingOre ?? 0,
    correctedOre: Object.fromEntries(corrected.map(({ orderLineId, amountOre }) => [orderLineId, amountOre])),
    claims,
  };
}
