import { afterClosed } from "#app/features/selling/orders/after-closed.server.ts";
import { afterPaid } from "#app/features/selling/orders/after-paid.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { DecidedOrder } from "./record-outcome.server.ts";

/** What follows when a payment has decided about its order, whoever found out. Never throws. */
export async function afterPaymentOutcome(shop: Shop, decided: DecidedOrder, now: Date): Promise<void> {
  return decided.kind === "paid" ? afterPaid(shop, decided) : afterClosed(shop, decided.orderId, now);
}
