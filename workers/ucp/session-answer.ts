import type { FoundSession } from "#app/features/selling/checkout-sessions/read-session.server.ts";
import type { SessionState } from "#app/features/selling/checkout-sessions/session-state.ts";

import type { Message } from "./answers.ts";
import { type Capability, ucpOf } from "./profile.ts";
import { told, type ToldCheckout } from "./tell-checkout.ts";

type Session = Pick<
  FoundSession["session"],
  "id" | "linkToken" | "asked" | "termsVersion" | "informationVersion" | "expiresAt"
>;

/** Where a person takes a session over. */
export const continueUrl = (origin: string, { linkToken }: Pick<Session, "linkToken">) =>
  `${origin}/checkout/continue?key=${linkToken}`;

/** What only a person can do, and does at the checkout: no agent pays, or agrees to anything in a person's name. */
const forPerson: Message = {
  type: "error",
  code: "buyer_review_required",
  content:
    "Open continue_url: the buyer checks the order there, reads the terms and the right of withdrawal, and pays.",
  severity: "requires_buyer_review",
};

/** A session as its agent is told of it, with the extensions that both sides have. `checkout` is what it comes to. */
export function sessionAnswer(
  session: Session,
  { state, placed }: Pick<FoundSession, "state" | "placed">,
  checkout: ToldCheckout,
  { shared, origin }: { shared: readonly Capability[]; origin: string },
) {
  const { discounts, fulfillment, messages, ...rest } = checkout;
  const { email, firstName, lastName, phone } = session.asked.buyer;
  const buyer = told({ email, first_name: firstName, last_name: lastName, phone_number: phone });
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
    links: linksOf(session, origin),
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

/** What the agent put together may not be what was ordered, and what else was ordered is not its business. */
function closedMessages(placed: FoundSession["placed"]): Message[] {
  if (!placed || placed.isAsTold) return [];
  return [
    {
      type: "info",
      code: "order_differs",
      content: "The buyer ordered something else than was told here, or for another total.",
    },
  ];
}

/** A number, and where its buyer can follow it with it: nothing that would show the order to whoever has the link. */
const orderOf = (number: string, origin: string) => ({ id: number, label: number, permalink_url: `${origin}/contact` });

/** What a buyer must be able to read, and the very versions that an order of this moment would be placed under. */
function linksOf({ termsVersion, informationVersion }: Session, origin: string) {
  const versionOf = (id: string) => `${origin}/documents/${id}.pdf`;
  return [
    { type: "terms_of_service", url: `${origin}/terms-of-service` },
    { type: "privacy_policy", url: `${origin}/privacy-policy` },
    { type: "refund_policy", url: `${origin}/returns` },
    { type: "shipping_policy", url: `${origin}/shipping` },
    { type: "faq", url: `${origin}/faq` },
    { type: "terms_of_service_version", url: versionOf(termsVersion), title: "Terms of Service, as told here" },
    {
      type: "withdrawal_information_version",
      url: versionOf(informationVersion),
      title: "Information on the right of withdrawal, as told here",
    },
  ];
}
