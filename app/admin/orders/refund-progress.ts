import type { RefundStatus } from "#app/shared/states.ts";

interface RefundState {
  status: RefundStatus;
  attempts: number;
  /** How often the provider refused it for good. */
  refusals: number;
  lastError: string | null;
  providerReference: string | null;
}

/** Whether the provider will not make a refund unless it is asked anew: staff may send the money themselves. */
export function isRefused({ status, refusals }: Pick<RefundState, "status" | "refusals">): boolean {
  return status === "failed" && refusals > 0;
}

/** Why a refund is not made yet, and who acts next; null for one that is. */
export function refundProgress({
  status,
  attempts,
  refusals,
  lastError,
  providerReference,
}: RefundState): string | null {
  if (status === "succeeded") return null;
  if (isRefused({ status, refusals }))
    return `The payment provider refused it${lastError ? `: ${lastError}` : ""}. Try again, or send the money by bank and record it on the order.`;
  if (status === "failed")
    return `The payment provider did not answer (${attempts} ${attempts === 1 ? "attempt" : "attempts"}). The shop tries again every five minutes.`;
  return providerReference === null
    ? "The payment provider has not answered yet. The shop asks again every five minutes."
    : "The payment provider is making it, which can take some days.";
}
