import type { StatusOutcome } from "#app/features/selling/orders/change-status.server.ts";
import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

/** Changes an order's status for a staff member, and invalidates the pages that show its stock. Never throws. */
export async function changeStatus(
  shop: Shop,
  change: { orderId: string; status: OrderStatus; actor: string; mayRefund: boolean },
): Promise<StatusOutcome | "failed"> {
  try {
    const provider = paymentProvider(shop.env);
    const now = new Date();
    const { outcome, pages, decided, outboxId } = await setOrderStatus(shop.db, provider, change, now);
    invalidatePages(shop, pages);
    enqueueMail(shop, outboxId);
    for (const order of decided) shop.waitUntil(afterPaymentOutcome(shop, order, now));
    return outcome;
  } catch (error) {
    logError("An order's status could not be changed", error);
    return "failed";
  }
}
