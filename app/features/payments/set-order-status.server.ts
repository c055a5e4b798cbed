import type { Database } from "#app/db/client.server.ts";
import { pagesAffectedBy } from "#app/features/inventory/shown-stock.ts";
import { changeOrderStatus, type StatusOutcome } from "#app/features/orders/change-status.server.ts";
import { logError } from "#app/platform/log-error.ts";
import type { PageChange } from "#app/platform/page-cache.server.ts";
import type { OrderStatus } from "#app/shared/states.ts";

import type { PaymentProvider } from "./provider.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/**
 * Sets an order's status for staff. Cancelling a paid order refunds it; when the provider fails, the order is still
 * cancelled and the scheduled job retries the refund. Throws when D1 fails: nothing was changed, or the job finishes it.
 */
export async function setOrderStatus(
  db: Database,
  provider: PaymentProvider | null,
  change: { orderId: string; status: OrderStatus; actor: string; seen?: string | null },
  now: Date,
): Promise<{ outcome: StatusOutcome; pages: PageChange }> {
  const changed = await changeOrderStatus(db, { ...change, provider: provider?.name ?? "" }, now);
  if (changed.kind !== "changed") return { outcome: changed.kind, pages: {} };
  const pages = pagesAffectedBy(changed.moves);
  if (!provider || changed.toRefund.length === 0) return { outcome: "changed", pages };
  try {
    for (const refundId of changed.toRefund) await settleRefund(db, provider, refundId, now);
    return { outcome: "refunded", pages };
  } catch (error) {
    logError(`Order ${change.orderId} was cancelled but not refunded yet`, error);
    return { outcome: "refund-pending", pages };
  }
}
