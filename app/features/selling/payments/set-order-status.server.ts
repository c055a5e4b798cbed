import type { Database } from "#app/db/client.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import {
  changeOrderStatus,
  type NewStatus,
  refusesCancelling,
  type StatusOutcome,
} from "#app/features/selling/orders/change-status.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

import { endOpenPayments } from "./open-payments.server.ts";
import { providersInReach } from "./provider-names.ts";
import type { PaymentProvider } from "./provider.server.ts";
import type { DecidedOrder } from "./record-outcome.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** What came of it; `outboxId` and `shippedMailId` are as `changeOrderStatus` answers them. */
interface StatusSet {
  outcome: StatusOutcome;
  pages: PageChange;
  decided: DecidedOrder[];
  outboxId: string | null;
  shippedMailId: string | null;
}

const noMail = { outboxId: null, shippedMailId: null };

/**
 * Sets an order's status for staff. Cancelling an order, once it is allowed, first ends the payments that a shopper may be about to
 * make; `decided` is set when one of them had succeeded already, and the caller then does what follows. Cancelling a paid order
 * refunds it; when the provider fails, the order is still cancelled and the scheduled job retries the refund. Throws when D1 fails:
 * nothing was changed, or the job finishes it.
 */
export async function setOrderStatus(
  db: Database,
  provider: PaymentProvider | null,
  change: Omit<NewStatus, "providers">,
  now: Date,
): Promise<StatusSet> {
  const cancels = orderStatusFacts[change.status].isCancelled;
  const refused = cancels ? await refusesCancelling(db, change) : null;
  if (refused) return { outcome: refused, pages: {}, decided: [], ...noMail };
  const decided = cancels && provider ? await endPayments(db, provider, change.orderId, now) : [];
  const changed = await changeOrderStatus(db, { ...change, providers: providersInReach(provider) }, now);
  if (changed.kind !== "changed") return { outcome: changed.kind, pages: {}, decided, ...noMail };
  const { outboxId, shippedMailId } = changed;
  const mail = { outboxId, shippedMailId };
  const pages = pagesAffectedBy(changed.moves);
  if (!provider || changed.toRefund.length === 0) return { outcome: "changed", pages, decided, ...mail };
  try {
    const settled = [];
    for (const refundId of changed.toRefund) settled.push(await settleRefund(db, provider, refundId, now));
    const isMade = settled.every((state) => state === "succeeded");
    return { outcome: isMade ? "refunded" : "refund-pending", pages, decided, ...mail };
  } catch (error) {
    logError(`Order ${change.orderId} was cancelled but not refunded yet`, error);
    return { outcome: "refund-pending", pages, decided, ...mail };
  }
}

/** Ends the payments that a shopper may be about to make. The job ends those that the provider does not answer for. */
async function endPayments(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
): Promise<DecidedOrder[]> {
  try {
    return (await endOpenPayments(db, provider, orderId, now)).decided;
  } catch (error) {
    logError(`The payments of order ${orderId} could not be ended yet`, error);
    return [];
  }
}
