import { recordCharge } from "./balance-transactions.ts";
import { openDispute } from "./disputes.ts";
import { emit } from "./events.ts";
import type { Charge, PaymentIntent, PaymentMethodObject } from "./objects.ts";
import { type State, newObjectId } from "./state.ts";
import { type CardBehaviour, declines, testCard } from "./test-cards.ts";

export const behaviourOf = (state: State, { id }: PaymentMethodObject): CardBehaviour | undefined =>
  testCard(state.cardNumbers.get(id) ?? "");

/** Takes an intent's money with a method: the intent has succeeded, and its charge and balance transaction are there. */
export function charge(state: State, intent: PaymentIntent, method: PaymentMethodObject): void {
  const made = newCharge(state, intent, method, "succeeded");
  made.balance_transaction = recordCharge(state, made.id, method.type, intent.amount, intent.currency).id;
  Object.assign(intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: made.id,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
  } satisfies Partial<PaymentIntent>);
  emit(state, "charge.succeeded", made);
  emit(state, "payment_intent.succeeded", intent);
  const disputed = behaviourOf(state, method)?.disputed;
  if (disputed) openDispute(state, made, { reason: disputed });
}

/** What Stripe says of a payment that did not work. */
export interface Failure {
  type: "card_error" | "invalid_request_error";
  code: string;
  message: string;
  decline_code?: string;
}

export function cardFailure(decline: string): Failure {
  const [code, message] = declines[decline as keyof typeof declines];
  return { type: "card_error", code, message, ...(code === "card_declined" && { decline_code: decline }) };
}

/** The payment did not work: the intent waits for another way to pay and says why. `charged`: a charge was tried and failed. */
export function declinePayment(
  state: State,
  intent: PaymentIntent,
  method: PaymentMethodObject,
  failure: Failure,
  charged: boolean,
): void {
  const tried = charged ? newCharge(state, intent, method, "failed") : null;
  if (tried) Object.assign(tried, { failure_code: failure.code, failure_message: failure.message });
  Object.assign(intent, {
    status: "requires_payment_method",
    next_action: null,
    payment_method: null,
    latest_charge: tried?.id ?? intent.latest_charge,
    last_payment_error: { ...failure, ...(tried && { charge: tried.id }), payment_method: method },
  } satisfies Partial<PaymentIntent>);
  if (tried) emit(state, "charge.failed", tried);
  emit(state, "payment_intent.payment_failed", intent);
}

function newCharge(
  state: State,
  intent: PaymentIntent,
  method: PaymentMethodObject,
  status: "succeeded" | "failed",
): Charge {
  const paid = status === "succeeded";
  const made: Charge = {
    // Charges of other methods than cards are called payments.
    id: newObjectId(state, method.type === "card" ? "ch" : "py"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: paid,
    created: state.now(),
    currency: intent.currency,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: {
      network_status: paid ? "approved_by_network" : "declined_by_network",
      type: paid ? "authorized" : "issuer_declined",
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type, [method.type]: method.card ?? {} },
    refunded: false,
    status,
  };
  state.charges.set(made.id, made);
  return made;
}
