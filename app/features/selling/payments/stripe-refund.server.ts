import type Stripe from "stripe";

import type { RefundRefusal } from "#app/shared/states.ts";

import type { RefundAnswer, RefundedAmount, RefundKey } from "./provider.server.ts";
import { ask, StripeFailure } from "./stripe-client.server.ts";
import { refundOf } from "./stripe-objects.server.ts";

/** Why Stripe refuses to refund at all, for staff. */
const refusals: Readonly<Record<string, string>> = {
  charge_already_refunded: "the whole payment was refunded before",
  charge_disputed: "the buyer disputes the payment",
  balance_insufficient: "the balance at Stripe is too low",
  insufficient_funds: "the balance at Stripe is too low",
};

/** Those after which the buyer has the money, or may get it. */
const refusalsOf: Readonly<Record<string, RefundRefusal>> = {
  charge_already_refunded: "already-refunded",
  charge_disputed: "disputed",
};

/**
 * Refunds a payment at Stripe. An answer that got lost is looked for among the payment's refunds before the call is repeated, because
 * Stripe forgets idempotency keys after a day. Throws a `StripeFailure` while nobody knows.
 */
export async function refundAtStripe(
  stripe: Stripe,
  reference: string,
  { amountOre }: RefundedAmount,
  { refundId, idempotencyKey }: RefundKey,
): Promise<RefundAnswer> {
  try {
    const made = await ask(
      "Refunding a payment",
      stripe.refunds.create(
        { payment_intent: reference, amount: amountOre, metadata: { refund_id: refundId } },
        { idempotencyKey },
      ),
    );
    // A stored answer tells what the refund was when it was made, not what became of it. The fetch client's headers are `Headers`,
    // whatever their type says.
    const isStored = new Headers(made.lastResponse.headers).get("Idempotent-Replayed") === "true";
    return answerOf(isStored ? await ask("Reading a refund", stripe.refunds.retrieve(made.id)) : made);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const earlier = await findRefund(stripe, reference, refundId);
    if (earlier) return answerOf(earlier);
    if (error.isRefusal || error.isReplay)
      return {
        status: "failed",
        reason: refusals[error.code] ?? `Stripe refused it (${error.code || error.status})`,
        refusal: refusalsOf[error.code] ?? null,
      };
    throw error;
  }
}

/** The refund that the shop asked for, unless it failed there. */
async function findRefund(stripe: Stripe, reference: string, refundId: string): Promise<Stripe.Refund | null> {
  const refunds = await listRefundsAtStripe(stripe, reference);
  return (
    refunds.find((refund) => refundOf(refund).refundId === refundId && refundOf(refund).status !== "failed") ?? null
  );
}

export async function listRefundsAtStripe(stripe: Stripe, reference: string): Promise<Stripe.Refund[]> {
  const { data } = await ask("Listing refunds", stripe.refunds.list({ payment_intent: reference, limit: 100 }));
  return data;
}

function answerOf(refund: Stripe.Refund): RefundAnswer {
  const { status, reference, reason, refusal = null } = refundOf(refund);
  return status === "failed" ? { status, reason: reason ?? "", refusal } : { status, reference };
}
