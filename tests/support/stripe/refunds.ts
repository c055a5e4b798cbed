import { recordTransaction } from "./balance-transactions.ts";
import { behaviourOf } from "./charges.ts";
import { emit } from "./events.ts";
import type { Params } from "./form-body.ts";
import type { Charge, Refund } from "./objects.ts";
import { intentById } from "./payment-intents.ts";
import { allowOnly, metadataOf, textOf, wholeNumberOf } from "./read-params.ts";
import { type State, newObjectId } from "./state.ts";
import { invalid, missing, wrongState } from "./stripe-error.ts";

const reasons = ["duplicate", "fraudulent", "requested_by_customer"];

/** Refunds a charge, in whole or in part; never more than is left of it. */
export function createRefund(state: State, params: Params): Refund {
  allowOnly(params, ["amount", "charge", "instructions_email", "metadata", "payment_intent", "reason"]);
  const reason = textOf(params, "reason") ?? null;
  if (reason && !reasons.includes(reason))
    throw invalid(`Invalid reason: must be one of ${reasons.join(", ")}`, "reason");
  const charge = chargeOf(state, params);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wholeNumberOf(params, "amount") ?? left;
  if (charge.disputed)
    throw wrongState(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  if (charge.refunded)
    throw wrongState(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  if (amount < 1) throw invalid("Invalid positive integer", "amount", "parameter_invalid_integer");
  if (amount > left)
    throw wrongState(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });

  const method = state.methods.get(charge.payment_method);
  const pending = state.refundsBegin === "pending" || (method && behaviourOf(state, method)?.refundsPending);
  const refund: Refund = {
    id: newObjectId(state, method?.type === "card" ? "re" : "pyr"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    metadata: metadataOf(params),
    payment_intent: charge.payment_intent,
    reason,
    status: pending ? "pending" : "succeeded",
  };
  state.refunds.set(refund.id, refund);
  refund.balance_transaction = recordTransaction(state, {
    type: method?.type === "card" ? "refund" : "payment_refund",
    category: "refund",
    amount: -amount,
    currency: charge.currency,
    source: refund.id,
  }).id;
  addRefunded(charge, amount);
  emit(state, "refund.created", refund);
  emit(state, "charge.refunded", charge);
  return refund;
}

/** Ends a pending refund. A succeeded one can still fail later, as at Stripe: the money is back in the account then. */
export function settleRefund(state: State, id: string, status: "succeeded" | "failed", reason: string): Refund {
  const refund = refundById(state, id);
  if (refund.status === "failed" || (refund.status === "succeeded" && status === "succeeded"))
    throw wrongState(`This refund has a status of ${refund.status}.`, {});
  const previous = { status: refund.status };
  refund.status = status;
  if (status === "failed") {
    const charge = state.charges.get(refund.charge);
    if (charge) addRefunded(charge, -refund.amount);
    refund.failure_reason = reason;
    refund.failure_balance_transaction = recordTransaction(state, {
      type: refund.id.startsWith("re_") ? "refund_failure" : "payment_failure_refund",
      category: "refund_failure",
      amount: refund.amount,
      currency: refund.currency,
      source: refund.id,
    }).id;
  }
  emit(state, "refund.updated", refund, previous);
  emit(state, "charge.refund.updated", refund, previous);
  if (status === "failed") emit(state, "refund.failed", refund, previous);
  return refund;
}

export function refundById(state: State, id: string): Refund {
  const refund = state.refunds.get(id);
  if (!refund) throw missing("refund", id);
  return refund;
}

function addRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
}

function chargeOf(state: State, params: Params): Charge {
  const intentId = textOf(params, "payment_intent");
  const chargeId = textOf(params, "charge") ?? (intentId && intentById(state, intentId).latest_charge);
  if (!intentId && !chargeId)
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.");
  const charge = chargeId ? state.charges.get(chargeId) : undefined;
  if (!intentId && !charge) throw missing("charge", chargeId ?? "");
  if (charge?.status !== "succeeded")
    throw wrongState(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: "payment_intent",
    });
  return charge;
}
