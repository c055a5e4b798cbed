import { type Answered, answerOnce, type Outcome } from "#app/features/selling/checkout-sessions/answer-once.server.ts";
import {
  closedWords,
  keyReused,
  personOrders,
  sessionContended,
  unknownSession,
} from "#app/features/selling/checkout-sessions/remarks.ts";
import {
  changeSession,
  endSession,
  makeSession,
  type NoSession,
  type Refusal,
  type SessionCall,
  type Telling,
  tellSession,
} from "#app/features/selling/checkout-sessions/session-calls.server.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

import { acpResponse, errorBody, requestError, tooManyCalls } from "./answers.ts";
import { changeOf, newCheckoutOf } from "./checkout-request.ts";
import { sessionAnswer } from "./session-answer.ts";
import { tellCheckout, type ToldCheckout } from "./tell-checkout.ts";

/** A call of an agent, on a session where it names one. */
export interface AgentCall extends SessionCall {
  /** The parsed body, null where the call has none, and its canonical text. */
  body: unknown;
  canonical: string;
  /** Null for a call that only reads. */
  idempotencyKey: string | null;
}

/** POST /checkout_sessions */
export async function createCheckout(call: AgentCall): Promise<Response> {
  const sent = newCheckoutOf(call.body);
  if ("wrong" in sent) return requestError(400, sent.wrong);
  return once(call, "create", () => makeSession(call, sent.asked, tellingOf(call, sent.currency)));
}

/** GET /checkout_sessions/{id} */
export async function getCheckout(call: AgentCall, id: string): Promise<Response> {
  return respond(await tellSession(call, id, tellingOf(call)));
}

/** POST /checkout_sessions/{id}: changes what it names. Of changes that come at once none is lost. */
export async function updateCheckout(call: AgentCall, id: string): Promise<Response> {
  const sent = changeOf(call.body);
  if ("wrong" in sent) return requestError(400, sent.wrong);
  return once(call, `update ${id}`, () => changeSession(call, id, sent.change, { ...tellingOf(call), onlyFrom: true }));
}

/** POST /checkout_sessions/{id}/complete: no agent completes one. The body, in which payment data may be, is not looked at. */
export async function completeCheckout(call: AgentCall, id: string): Promise<Response> {
  const found = await tellSession(call, id, tellingOf(call));
  if (found.kind !== "told") return respond(found);
  if (found.session.state !== "open") return respond({ kind: "closed", found: found.session });
  const { status } = found.body;
  const next = status === "requires_escalation" ? personOrders : "Change first what the session's messages say.";
  return requestError(400, { code: String(status), message: `No agent completes an order here. ${next}` });
}

/** POST /checkout_sessions/{id}/cancel. Why is not kept. */
export function cancelCheckout(call: AgentCall, id: string): Promise<Response> {
  return once(call, `cancel ${id}`, () => endSession(call, id, tellingOf(call)));
}

/** A key is one of its endpoint: the same may be used at another. */
async function once(call: AgentCall, endpoint: string, make: () => Promise<Outcome | Refusal>): Promise<Response> {
  const { shop, agent, canonical, idempotencyKey } = call;
  const key = `${endpoint} ${idempotencyKey}`;
  return respond(await answerOnce(shop.db, { agentProfile: agent.profile, key, content: canonical }, make));
}

/** `currency`: what the agent of a new session counts in. */
function tellingOf({ shop }: AgentCall, currency: string | null = null): Telling<ToldCheckout> {
  const origin = shop.env.PUBLIC_ORIGIN;
  return {
    tell: (asked, quote) => tellCheckout(asked, quote, origin),
    answer: (session, found, told) => sessionAnswer(session, found, told, origin),
    none: (why) => ({ status: 400, body: noSession(why) }),
    refuse: (told) => {
      if (currency === null || currency.toLowerCase() === told.currency) return null;
      const message = `These items are sold in ${told.currency.toUpperCase()}.`;
      return { status: 400, body: errorBody({ code: "unsupported_currency", message, param: "$.currency" }) };
    },
  };
}

function noSession(why: NoSession<ToldCheckout>) {
  if (why.kind === "nothing") {
    const reasons = why.told.messages.filter((message) => message.type === "error");
    const message = reasons.map(({ content }) => content).join(" ");
    return errorBody({ code: reasons[0]?.code ?? "invalid", message, param: "$.line_items" });
  }
  const code = why.kind === "too-large" ? "order_too_large" : "mixed_currencies";
  return errorBody({ code, message: why.message, param: "$.line_items" });
}

function respond(result: Answered | Refusal | Awaited<ReturnType<typeof tellSession>>): Response {
  switch (result.kind) {
    case "answered":
      return acpResponse(result.status, result.body, result.isRepeat ? { "Idempotent-Replayed": "true" } : {});
    case "told":
      return acpResponse(200, result.body);
    case "key-reused":
      return requestError(422, { code: "idempotency_conflict", message: keyReused });
    case "contended":
      return requestError(409, { code: "conflict", message: sessionContended }, { "Retry-After": "1" });
    case "rate-limited":
      return tooManyCalls(retryAfterSeconds);
    case "unknown":
      return requestError(404, { code: "not_found", message: unknownSession });
    case "closed":
      return requestError(405, { code: "session_closed", message: closedWords(result.found) }, { Allow: "GET" });
  }
}
