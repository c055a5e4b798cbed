import type { FoundSession } from "#app/features/selling/checkout-sessions/read-session.server.ts";
import { orderDiffers, personOrders } from "#app/features/selling/checkout-sessions/remarks.ts";
import type { ToldSession } from "#app/features/selling/checkout-sessions/session-calls.server.ts";
import { buyerLinks, continueUrl, orderUrl } from "#app/features/selling/checkout-sessions/session-links.ts";

import type { Message } from "./answers.ts";
import { acpVersion, sessionCapabilities } from "./discovery.ts";
import type { ToldCheckout } from "./tell-checkout.ts";

type Found = Pick<FoundSession, "state" | "placed">;

/** The protocol's word for an authorization by the buyer that the law asks for. */
const forPerson: Message = {
  type: "error",
  code: "approval_required",
  resolution: "requires_buyer_review",
  content_type: "plain",
  content: personOrders,
};

/** A session as its agent is told of it. `checkout` is what it comes to. */
export function sessionAnswer(session: ToldSession, found: Found, checkout: ToldCheckout, origin: string) {
  const { isReady, messages, ...told } = checkout;
  const { state, placed } = found;
  const isOver = state === "completed" || state === "canceled";
  return {
    id: session.id,
    protocol: { version: acpVersion },
    capabilities: sessionCapabilities,
    status: statusOf(session, found, isReady),
    ...told,
    messages: state === "open" ? [...messages, ...(isReady ? [forPerson] : [])] : closedMessages(placed),
    links: buyerLinks(session, origin).map(({ about, ...link }) => ({ type: linkTypes[about], ...link })),
    locale: "en",
    created_at: session.createdAt,
    updated_at: session.updatedAt,
    expires_at: session.expiresAt,
    ...(isOver ? {} : { continue_url: continueUrl(origin, session) }),
    ...(state === "completed" && placed ? { order: orderOf(session.id, placed.orderNumber, origin) } : {}),
  };
}

function statusOf({ canceledAt = null }: ToldSession, { state }: Found, isReady: boolean) {
  if (state === "open") return isReady ? "requires_escalation" : "not_ready_for_payment";
  if (state === "canceled") return canceledAt === null ? "expired" : "canceled";
  return ({ "in-progress": "complete_in_progress", completed: "completed" } as const)[state];
}

function closedMessages(placed: FoundSession["placed"]): Message[] {
  const content = orderDiffers(placed);
  return content ? [{ type: "info", content_type: "plain", content }] : [];
}

const orderOf = (checkout_session_id: string, number: string, origin: string) => ({
  id: number,
  checkout_session_id,
  order_number: number,
  permalink_url: orderUrl(origin),
});

/** The versions are told by the types of what they are versions of: the protocol has no others. */
const linkTypes = {
  terms: "terms_of_use",
  privacy: "privacy_policy",
  returns: "return_policy",
  shipping: "shipping_policy",
  faq: "faq",
  "terms-version": "terms_of_use",
  "information-version": "return_policy",
} as const;
