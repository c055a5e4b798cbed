import type { RefundStatus } from "#app/shared/states.ts";

interface RefundState {
  status: RefundStatus;
  attempts: number;
  /** How often the provider refused it for good. */
  refusals: number;
  lastError: string | null;
  providerReference: string | null;
  /** The member of staff who is sending it by bank. */
  transferBy: string | null;
  /** Whether staff may send it by bank. */
  mayTransfer: boolean;
  /** Whether staff may record that the buyer has the money by the provider. */
  mayClose: boolean;
}

/** Why a refund is not made yet, and who acts next; null for one that is. */
export function refundProgress(refund: RefundState): string | null {
  const { status, attempts, refusals, lastError, providerReference, transferBy, mayTransfer, mayClose } = refund;
  if (status === "succeeded") return null;
  if (transferBy !== null) return `${transferBy} is sending the money by bank, and records it on the order.`;
  if (status === "failed" && refusals > 0) {
    const next = mayTransfer
      ? "Try again, or send the money by bank."
      : mayClose
        ? "Do not send it by bank. See in the provider's dashboard whether the buyer has the money, and record that."
        : "Do not send it by bank: the buyer has some of the money, or may still get it. Compare with the provider's dashboard, and see to what Payments lists for this order.";
    return `The payment provider refused it${lastError ? `: ${lastError}` : ""}. ${next}`;
  }
  if (status === "failed")
    return `The payment provider did not answer (${attempts} ${attempts === 1 ? "attempt" : "attempts"}). The shop tries again every five minutes.`;
  return providerReference === null
    ? "The payment provider has not answered yet. The shop asks again every five minutes."
    : "The payment provider is making it, which can take some days.";
}
