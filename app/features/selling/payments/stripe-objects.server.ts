import type Stripe from "stripe";

import { type DisputeStatus, disputeStatuses } from "#app/shared/states.ts";

import type {
  PaymentOutcome,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  TakenMoney,
} from "./provider.server.ts";
import { declineReason, wasEnded } from "./stripe-decline.ts";

/** The id of an object that Stripe sent whole or as its id. */
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === "string" ? object : (object?.id ?? null);

/** An ISO time of Stripe's seconds. */
export const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function takenBy(intent: Stripe.PaymentIntent): TakenMoney {
  return {
    orderId: intent.metadata["order_id"] ?? null,
    amountOre: intent.amount,
    currency: intent.currency.toUpperCase(),
  };
}

/** What an intent came to. Only `succeeded` is a success, whatever states Stripe may add. */
export function outcomeOf(intent: Stripe.PaymentIntent): PaymentOutcome {
  switch (intent.status) {
    case "succeeded":
      return { status: "succeeded", taken: { ...takenBy(intent), amountOre: intent.amount_received } };
    case "canceled":
      return { status: "declined", reason: wasEnded, ended: true };
    case "requires_payment_method":
    case "requires_confirmation": {
      const error = intent.last_payment_error;
      return { status: "declined", reason: declineReason(error?.decline_code, error?.code) };
    }
    case "processing":
    case "requires_action":
    case "requires_capture":
    default:
      return { status: "pending" };
  }
}

const statuses: Readonly<Record<string, ProviderPayment["status"]>> = {
  succeeded: "succeeded",
  canceled: "ended",
  processing: "pending",
  requires_capture: "pending",
};

/** An intent whose last charge was expanded. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    ...takenBy(intent),
    reference: intent.id,
    status: statuses[intent.status] ?? "open",
    receivedOre: intent.amount_received,
    refundedOre: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    createdAt: timeOf(intent.created),
  };
}

/** Staff read why a refund failed; what is not known is told as it is. */
const refundFailures: Readonly<Record<string, string>> = {
  lost_or_stolen_card: "the card is lost or stolen",
  expired_or_canceled_card: "the card has expired or is closed",
  charge_for_pending_refund_disputed: "the buyer disputes the payment",
  insufficient_funds: "the balance at Stripe is too low",
  declined: "the buyer's bank refused it",
  merchant_request: "it was cancelled at Stripe",
};

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === "failed" || refund.status === "canceled";
  return {
    reference: refund.id,
    payment: idOf(refund.payment_intent),
    refundId: refund.metadata?.["refund_id"] ?? null,
    status: failed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending",
    amountOre: refund.amount,
    currency: refund.currency.toUpperCase(),
    reason: failed ? (refundFailures[refund.failure_reason ?? ""] ?? "Stripe gives no reason") : null,
    refusal: failed && refund.failure_reason === "charge_for_pending_refund_disputed" ? "disputed" : null,
    createdAt: timeOf(refund.created),
  };
}

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details?.due_by;
  return {
    reference: dispute.id,
    payment: idOf(dispute.payment_intent),
    // A state that Stripe adds later is looked at by a person.
    status: disputeStatuses.find((status): status is DisputeStatus => status === dispute.status) ?? "needs_response",
    reason: dispute.reason,
    amountOre: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    dueBy: dueBy ? timeOf(dueBy) : null,
    openedAt: timeOf(dispute.created),
  };
}
