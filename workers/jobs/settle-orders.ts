import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProblems, paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { endAbandonedPayments } from "#app/features/selling/payments/open-payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { stripeNames } from "#app/features/selling/payments/provider-names.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { retryEvents } from "#app/features/selling/payments/receive-event.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

/**
 * Reconciles interrupted payments and refunds, tries events again, ends payments that nobody makes, and then cancels unpaid orders
 * whose reservation has expired. What fails is retried by the next run, and stops nothing after it.
 */
export async function settleOrders(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  const failures: unknown[] = [];
  for (const settle of provider ? [pollOpenPayments, retryEvents, endAbandonedPayments] : []) {
    try {
      const decided = provider ? await settle(shop.db, provider, now) : [];
      for (const order of decided) await afterPaymentOutcome(shop, order, now);
    } catch (error) {
      failures.push(error);
      logError("Payments could not be settled yet", error);
    }
  }
  // While Stripe's settings do not fit, orders that it may still take money for are left.
  const inCharge = provider ? [provider.name] : paymentProblems(shop.env).length > 0 ? Object.values(stripeNames) : [];
  invalidatePages(shop, pagesAffectedBy(await cancelExpiredOrders(shop.db, now, inCharge)));
  if (failures.length > 0) throw new Error("Some payments could not be settled", { cause: failures[0] });
}
