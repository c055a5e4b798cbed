import { pagesAffectedBy } from "#app/features/inventory/shown-stock.ts";
import { afterPaid } from "#app/features/orders/after-paid.server.ts";
import { cancelExpiredOrders } from "#app/features/orders/cancel-order.server.ts";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/payments/provider.server.ts";
import { reconcilePayments } from "#app/features/payments/reconcile-payments.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";

/**
 * Reconciles interrupted payments and refunds, and then cancels unpaid orders whose reservation has expired. What fails is
 * retried by the next run. Throws when D1 fails.
 */
export async function reconcileOrders(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  const reconciled = provider ? await reconcilePayments(shop.db, provider, now) : [];
  for (const { orderId, outboxId } of reconciled) {
    if (outboxId) await afterPaid(shop, { orderId, outboxId }, now);
  }
  invalidatePages(shop, pagesAffectedBy(await cancelExpiredOrders(shop.db, now)));
}
