import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { returnStatusFacts } from "#app/shared/case-statuses.ts";

import type { ReturnAfter } from "./receive-parcel.server.ts";
import { refundLateGoods } from "./refund-late-goods.server.ts";
import { refundWithdrawal } from "./refund-withdrawal.server.ts";

export type Settled = "refunded" | "awaits-replacement" | "awaits-goods" | "later" | "nothing";

/**
 * Does what follows once goods are received: pays a withdrawal whose goods are all there, and refunds goods of a lapsed exchange. What
 * fails is logged and left to the scheduled jobs. Never throws.
 */
export async function settleReturn(
  shop: Shop,
  { returnId, after, actor }: { returnId: string; after: ReturnAfter; actor: string },
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<Settled> {
  try {
    const { isOpen, takesGoods } = returnStatusFacts[after.status];
    if (isOpen && takesGoods) return "awaits-goods";
    if (after.kind === "exchange" && isOpen) return "awaits-replacement";
    if (takesGoods) {
      await refundLateGoods(shop.db, provider, now, returnId);
      return "refunded";
    }
    if (after.withdrawalId === null || !isOpen) return "nothing";
    const refund = await refundWithdrawal(shop, after.withdrawalId, { actor, provider }, now);
    return refund.kind === "refunded" ? "refunded" : "nothing";
  } catch (error) {
    logError(`What follows return ${returnId} could not be done yet`, error);
    return "later";
  }
}
