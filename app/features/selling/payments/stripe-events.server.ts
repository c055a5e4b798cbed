import type Stripe from "stripe";

import type { EventKind, ProviderEvent } from "./provider.server.ts";
import { idOf } from "./stripe-objects.server.ts";

/** The events that the shop's endpoint at Stripe should send, and what each is about. Others are answered and left alone. */
const kinds: Readonly<Record<string, EventKind>> = {
  "payment_intent.succeeded": "payment",
  "payment_intent.payment_failed": "payment",
  "payment_intent.processing": "payment",
  "payment_intent.canceled": "payment",
  "charge.refunded": "payment",
  "refund.created": "refund",
  "refund.updated": "refund",
  "refund.failed": "refund",
  "charge.refund.updated": "refund",
  "charge.dispute.created": "dispute",
  "charge.dispute.updated": "dispute",
  "charge.dispute.closed": "dispute",
  "charge.dispute.funds_withdrawn": "dispute",
  "charge.dispute.funds_reinstated": "dispute",
};

/** The names of those events, for the shop's endpoint at Stripe. */
export const stripeEventTypes: readonly string[] = Object.keys(kinds);

export function stripeEventKind(type: string): EventKind | null {
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? null) : null;
}

/** An event that Stripe signed, as the shop reads it: of its content the ids alone. */
export function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null };
  const reference = object.object === "charge" ? idOf(object.payment_intent) : object.id;
  return { id, type, reference: stripeEventKind(type) ? (reference ?? "") : "" };
}
