import { type Answered, answerOnce, type Outcome } from "#app/features/selling/checkout-sessions/answer-once.server.ts";
import {
  closedWords,
  keyReused,
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
import { continueUrl } from "#app/features/selling/checkout-sessions/session-links.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

import { protocolError, ucpResponse, withoutSession } from "./answers.ts";
import { askedOf } from "./checkout-request.ts";
import type { UcpAgent } from "./read-agent.ts";
import { sessionAnswer } from "./session-answer.ts";
import { tellCheckout, type ToldCheckout } from "./tell-checkout.ts";

/** A call of an agent, on a session where it names one. */
export interface AgentCall extends SessionCall {
  agent: UcpAgent;
  /** The parsed body, null where the call has none, and its canonical text. */
  body: unknown;
  canonical: string;
}

/** POST /checkout-sessions */
export async function createCheckout(call: AgentCall): Promise<Response> {
  const asked = askedOf(call.body);
  if ("wrong" in asked) return invalid(asked.wrong);
  return once(call, "create", () => makeSession(call, asked, tellingOf(call)));
}

/** GET /checkout-sessions/{id} */
export async function getCheckout(call: AgentCall, id: string): Promise<Response> {
  return respond(call, await tellSession(call, id, tellingOf(call)));
}

/** PUT /checkout-sessions/{id}: replaces the whole of it. */
export async function updateCheckout(call: AgentCall, id: string): Promise<Response> {
  const asked = askedOf(call.body);
  if ("wrong" in asked) return invalid(asked.wrong);
  return once(call, `update ${id}`, () =>
    changeSession(call, id, () => asked, { ...tellingOf(call), onlyFrom: false }),
  );
}

/** POST /checkout-sessions/{id}/complete: no agent completes one. Payment data in the body is not read. */
export async function completeCheckout(call: AgentCall, id: string): Promise<Response> {
  const found = await tellSession(call, id, tellingOf(call));
  const isOver = found.kind === "told" && found.session.state !== "open";
  return respond(call, isOver ? { kind: "closed", found: found.session } : found);
}

/** POST /checkout-sessions/{id}/cancel */
export function cancelCheckout(call: AgentCall, id: string): Promise<Response> {
  return once(call, `cancel ${id}`, () => endSession(call, id, tellingOf(call)));
}

const maxKeyLength = 200;

async function once(call: AgentCall, name: string, make: () => Promise<Outcome | Refusal>): Promise<Response> {
  const key = call.request.headers.get("Idempotency-Key");
  if (key !== null && (key.length === 0 || key.length > maxKeyLength))
    return protocolError(400, {
      code: "invalid_idempotency_key",
      content: `Use a key of 1 to ${maxKeyLength} characters.`,
    });
  const content = `${name} ${call.canonical}`;
  return respond(call, await answerOnce(call.shop.db, { agentProfile: call.agent.profile, key, content }, make));
}

function tellingOf({ shop, agent }: AgentCall): Telling<ToldCheckout> {
  const origin = shop.env.PUBLIC_ORIGIN;
  return {
    tell: (asked, quote) => tellCheckout(asked, quote, origin),
    answer: (session, found, told) => sessionAnswer(session, found, told, { shared: agent.shared, origin }),
    none: (why) => ({ status: 200, body: withoutSession(reasonsOf(why), origin, agent.shared) }),
  };
}

/** Without a session the reasons are final. */
function reasonsOf(why: NoSession<ToldCheckout>) {
  const reasons =
    why.kind === "nothing"
      ? why.told.messages.filter((message) => message.type === "error")
      : [{ code: why.kind === "too-large" ? "order_too_large" : "mixed_currencies", content: why.message }];
  return reasons.map(({ code, content }) => ({ type: "error", code, content, severity: "unrecoverable" }) as const);
}

type Result = Answered | Refusal | Awaited<ReturnType<typeof tellSession>>;

function respond({ shop, agent }: AgentCall, result: Result): Response {
  const origin = shop.env.PUBLIC_ORIGIN;
  switch (result.kind) {
    case "answered":
      return ucpResponse(result.status, result.body);
    case "told":
      return ucpResponse(200, result.body);
    case "key-reused":
      return protocolError(409, { code: "idempotency_key_reused", content: keyReused });
    case "contended":
      return protocolError(409, { code: "conflict", content: sessionContended }, { "Retry-After": "1" });
    case "rate-limited":
      return tooManyCalls();
    case "unknown": {
      const message = { type: "error", code: "not_found", content: unknownSession, severity: "unrecoverable" } as const;
      return ucpResponse(200, withoutSession([message], origin, agent.shared));
    }
    case "closed": {
      const { session, state } = result.found;
      // The person goes on there while an order waits for its payment.
      const goesOn = state === "in-progress" ? { continue_url: continueUrl(origin, session) } : {};
      return protocolError(409, { code: "session_closed", content: closedWords(result.found), ...goesOn });
    }
  }
}

const invalid = (content: string) => protocolError(400, { code: "invalid_request", content });

/** The refusal of a caller over its limit. */
export const tooManyCalls = () =>
  protocolError(
    429,
    { code: "rate_limited", content: "Too many calls. Wait a minute." },
    { "Retry-After": String(retryAfterSeconds) },
  );
