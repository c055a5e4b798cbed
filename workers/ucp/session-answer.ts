import { filledIn } from "#app/features/selling/checkout-sessions/asked-checkout.ts";
import type { FoundSession } from "#app/features/selling/checkout-sessions/read-session.server.ts";
import { orderDiffers, personOrders } from "#app/features/selling/checkout-sessions/remarks.ts";
import type { ToldSession } from "#app/features/selling/checkout-sessions/session-calls.server.ts";
import { buyerLinks, continueUrl, orderUrl } from "#app/features/selling/checkout-sessions/session-links.ts";
import type { SessionState } from "#app/features/selling/checkout-sessions/session-state.ts";

import type { Message } from "./answers.ts";
import { type Capability, ucpOf } from "./profile.ts";
import type { ToldCheckout } from "./tell-checkout.ts";

const forPerson: Message = {
  type: "error",
  code: "buyer_review_required",
  content: personOrders,
  severity: "requires_buyer_review",
};

/** A session as its agent is told of it, with the extensions that both sides have. `checkout` is what it comes to. */
export function sessionAnswer(
  session: ToldSession,
  { state, placed }: Pick<FoundSession, "state" | "placed">,
  checkout: ToldCheckout,
  { shared, origin }: { shared: readonly Capability[]; origin: string },
) {
  const { discounts, fulfillment, messages, ...rest } = checkout;
  const { email, firstName, lastName, phone } = session.asked.buyer;
  const buyer = filledIn({ email, first_name: firstName, last_name: lastName, phone_number: phone });
  const isOver = state === "completed" || state === "canceled";
  return {
    ucp: ucpOf(shared),
    id: session.id,
    status: statusOf(state, messages),
    ...rest,
    ...(Object.keys(buyer).length > 0 ? { buyer } : {}),
    ...(shared.includes("dev.ucp.shopping.discount") ? { discounts } : {}),
    ...(shared.includes("dev.ucp.shopping.fulfillment") ? { fulfillment } : {}),
    messages: state === "open" ? openMessages(messages) : closedMessages(placed),
    links: buyerLinks(session, origin).map(({ about, ...link }) => ({ type: linkTypes[about], ...link })),
    expires_at: session.expiresAt,
    ...(isOver ? {} : { continue_url: continueUrl(origin, session) }),
    ...(state === "completed" && placed ? { order: orderOf(placed.orderNumber, origin) } : {}),
  };
}

const isInTheWay = (message: Message) => message.type === "error";

function statusOf(state: SessionState, messages: readonly Message[]) {
  if (state === "open") return messages.some(isInTheWay) ? "incomplete" : "requires_escalation";
  return ({ "in-progress": "complete_in_progress", completed: "completed", canceled: "canceled" } as const)[state];
}

const openMessages = (messages: readonly Message[]) =>
  messages.some(isInTheWay) ? messages : [...messages, forPerson];

function closedMessages(placed: FoundSession["placed"]): Message[] {
  const content = orderDiffers(placed);
  return content ? [{ type: "info", code: "order_differs", content }] : [];
}

const orderOf = (number: string, origin: string) => ({ id: number, label: number, permalink_url: orderUrl(origin) });

const linkTypes = {
  terms: "terms_of_service",
  privacy: "privacy_policy",
  returns: "refund_policy",
  shipping: "shipping_policy",
  faq: "faq",
  "terms-version": "terms_of_service_version",
  "information-version": "withdrawal_information_version",
} as const;
