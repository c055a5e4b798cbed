import { recordTransaction } from "./balance-transactions.ts";
import { emit } from "./events.ts";
import type { Charge, Dispute, DisputeStatus } from "./objects.ts";
import { type State, newObjectId } from "./state.ts";
import { missing, wrongState } from "./stripe-error.ts";

/** Stripe's fee for a dispute, in the minor unit. */
const disputeFee = 15_000;
const daysToAnswer = 9;

/** The buyer's bank takes a charge back: the money leaves the account with a fee, until the dispute is won. */
export function openDispute(
  state: State,
  charge: Charge,
  {
    reason = "fraudulent",
    amount = charge.amount - charge.amount_refunded,
    status = "needs_response",
  }: { reason?: string; amount?: number; status?: DisputeStatus } = {},
): Dispute {
  if (charge.disputed) throw wrongState(`Charge ${charge.id} is disputed already.`, {});
  const id = newObjectId(state, "du");
  const inquiry = status.startsWith("warning");
  const taken = inquiry ? [] : [takeBack(state, id, -amount, disputeFee, charge.currency)];
  const dispute: Dispute = {
    id,
    object: "dispute",
    amount,
    balance_transactions: taken,
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    evidence_details: {
      due_by: state.now() + daysToAnswer * 24 * 60 * 60,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status,
  };
  state.disputes.set(id, dispute);
  // An inquiry does not block refunds.
  charge.disputed = !inquiry;
  emit(state, "charge.dispute.created", dispute);
  if (!inquiry) emit(state, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The dispute goes on: answered (`under_review`), `won`, `lost`, or an inquiry closed. */
export function moveDispute(state: State, id: string, status: DisputeStatus): Dispute {
  const dispute = disputeById(state, id);
  const previous = { status: dispute.status };
  dispute.status = status;
  const ended = ["won", "lost", "warning_closed"].includes(status);
  if (status === "under_review" || status === "warning_under_review")
    Object.assign(dispute.evidence_details, { has_evidence: true, submission_count: 1 });
  if (status === "won") {
    dispute.balance_transactions.push(takeBack(state, id, dispute.amount, 0, dispute.currency));
    emit(state, "charge.dispute.funds_reinstated", dispute, previous);
  }
  emit(state, ended ? "charge.dispute.closed" : "charge.dispute.updated", dispute, previous);
  return dispute;
}

export function disputeById(state: State, id: string): Dispute {
  const dispute = state.disputes.get(id);
  if (!dispute) throw missing("dispute", id);
  return dispute;
}

function takeBack(state: State, source: string, amount: number, fee: number, currency: string) {
  return recordTransaction(state, {
    type: "adjustment",
    category: amount < 0 ? "dispute" : "dispute_reversal",
    amount,
    fee,
    feeDescription: "Dispute fee",
    currency,
    source,
  });
}
