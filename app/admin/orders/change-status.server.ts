import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import type { StatusOutcome } from "#app/features/orders/change-status.server.ts";
import { afterDecided } from "#app/features/payments/after-decided.server.ts";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import { setOrderStatus } from "#app/features/payments/set-order-status.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import type { OrderStatus } from "#app/shared/states.ts";

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
    for (const order of decided) shop.waitUntil(afterDecided(shop, order, now));
    return outcome;
  } catch (error) {
    logError("An order's status could not be changed", error);
    return "failed";
  }
}
