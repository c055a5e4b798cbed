import type { NewStatus, StatusOutcome } from "#app/features/selling/orders/change-status.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { enqueueHeldMail, enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

/** Changes an order's status for a staff member and does what follows: its e-mails, its refund, the pages that show its stock. */
export async function changeStatus(shop: Shop, change: Omit<NewStatus, "providers">): Promise<StatusOutcome> {
  const now = new Date();
  const set = await setOrderStatus(shop.db, paymentProvider(shop.env), change, now);
  invalidatePages(shop, set.pages);
  enqueueMail(shop, set.outboxId);
  enqueueHeldMail(shop, set.shippedMailId, undoMinutes);
  for (const order of set.decided) shop.waitUntil(afterPaymentOutcome(shop, order, now));
  return set.outcome;
}

/** As `changeStatus`, for a screen: never throws. */
export async function tryStatus(shop: Shop, change: Omit<NewStatus, "providers">): Promise<StatusOutcome | "failed"> {
  try {
    return await changeStatus(shop, change);
  } catch (error) {
    logError("An order's status could not be changed", error);
    return "failed";
  }
}
