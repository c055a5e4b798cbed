import { cancelBooking } from "#app/features/selling/orders/book-parcel.server.ts";
import type { NewStatus, StatusOutcome } from "#app/features/selling/orders/change-status.server.ts";
import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { readUndoneSendings } from "#app/features/selling/orders/undo-sending.server.ts";
import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { enqueueHeldMail, enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

/** Changes an order's status for a staff member and does what follows: its e-mails, its refund, the pages that show its stock. */
export async function changeStatus(shop: Shop, change: Omit<NewStatus, "providers">): Promise<StatusOutcome> {
  const now = new Date();
  const set = await setOrderStatus(shop.db, paymentProvider(shop.env), change, now);
  invalidatePages(shop, set.pages);
  enqueueMail(shop, set.outboxId);
  enqueueHeldMail(shop, set.shippedMailId, undoMinutes);
  for (const order of set.decided) shop.waitUntil(afterPaymentOutcome(shop, order, now));
  const mayUndo = set.outcome === "changed" && orderStatusFacts[change.status].inWarehouse;
  const areCancelled = !mayUndo || (await cancelUndoneBookings(shop, change.orderId, now));
  return areCancelled ? set.outcome : "still-booked";
}

/** Takes the bookings of parcels back that the change undid. False when the carrier still has one, or nobody knows. Never throws. */
async function cancelUndoneBookings(shop: Shop, orderId: string, now: Date): Promise<boolean> {
  const carrier = bookingCarrier(shop.env);
  try {
    let areCancelled = true;
    for (const { trackingId } of await readUndoneSendings(shop.db, orderId, now))
      areCancelled = (await cancelBooking(shop.db, carrier, { orderId, trackingId })) && areCancelled;
    return areCancelled;
  } catch (error) {
    // The status is changed all the same.
    logError("A parcel's booking could not be taken back", error);
    return false;
  }
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
