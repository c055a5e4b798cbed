import type { RefundTrouble } from "#app/shared/states.ts";

/** Why a refund that is due was not made, and what staff can do. */
export const refundTroubleTexts: Record<RefundTrouble, string> = {
  "other-provider": "Refund failed: the order's payment provider is no longer in use. Refund it there or by bank.",
  undecided: "Refund on hold: a late withdrawal covers these items. Decide on it first.",
  failed: "Refund failed. We retry every five minutes. See the log for the reason.",
};
