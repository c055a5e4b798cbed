import type { RefundTrouble } from "#app/shared/states.ts";

/** Why a refund that is due was not made, and what staff can do. */
export const refundTroubleTexts: Record<RefundTrouble, string> = {
  "other-provider":
    "The refund could not be made: this order was paid through a payment provider that is not in use. Refund it there, or by bank.",
  undecided: "The refund waits: a late withdrawal names these items. Decide on it first.",
  failed: "The refund could not be made. The shop tries again every five minutes, and the log says why.",
};
