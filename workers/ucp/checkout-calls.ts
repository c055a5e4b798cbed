import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { quoteRequestOf } from "#app/features/selling/checkout-sessions/quote-request.ts";
import { type FoundSession, readSession } from "#app/features/selling/checkout-sessions/read-session.server.ts";
import { sessionHours } from "#app/features/selling/checkout-sessions/session-state.ts";
import {
  cancelSession,
  createSession,
  updateSession,
} from "#app/features/selling/checkout-sessions/write-session.server.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { type Message, protocolError, ucpResponse, withoutSession } from "./answers.ts";
import { askedOf } from "./checkout-request.ts";
import type { Agent } from "./read-agent.ts";
import { answerOnce, type Outcome } from "./repeated.ts";
import { continueUrl, sessionAnswer } from "./session-answer.ts";
import { tellCheckout, type ToldCheckout } from "./tell-checkout.ts";

/** A call of an agent, on a session where it names one. */
export interface AgentCall {
  request: Request;
  shop: Shop;
  agent: Agent;
  /** The parsed body; null where the call has none. */
  body: unknown;
  now: Date;
}

const open = { state: "open", placed: null } as const;

/** POST /checkout-sessions. Nothing is made of a checkout of which nothing can be ordered. */
export function createCheckout(call: AgentCall): Promise<Response> {
  return once(call, "create", async () => {
    const asked = askedOf(call.body);
    if ("wrong" in asked) return invalid(asked.wrong);
    const counted = await count(call, asked);
    if (counted instanceof Response) return counted;
    const { shop, agent, now, request } = call;
    const reasons = "messages" in counted ? counted.messages : counted.isOrderable ? null : counted.checkout.messages;
    if (reasons || "messages" in counted) return { status: 200, body: nothingOf(reasons ?? [], call), sessionId: null };
    if (!(await claimWrite(request, shop, "checkout-session", now))) return tooMany();
    const { checkout, documents } = counted;
    const time = now.toISOString();
    const session = {
      ...sessionOf(asked, counted, now),
      id: newId("chk"),
      linkToken: newId(),
      agentProfile: agent.profile,
      agentName: agent.name,
      createdAt: time,
      updatedAt: time,
    };
    return {
      status: 201,
      body: answerOf(session, open, checkout, call),
      sessionId: session.id,
      write: (kept) => createSession(shop.db, session, { documents, call: kept }, now),
    };
  });
}

/** GET /checkout-sessions/{id}. An open session is counted anew: prices, stock and days are those of this moment. */
export async function getCheckout(call: AgentCall, id: string): Promise<Response> {
  const found = await readSession(call.shop.db, id, call.agent.profile, call.now);
  if (!found) return unknown(call);
  const counted = found.state === "open" ? await count(call, found.session.asked) : null;
  if (counted instanceof Response) return counted;
  const checkout =
    counted && "checkout" in counted ? counted.checkout : (found.session.told as unknown as ToldCheckout);
  return ucpResponse(200, answerOf(found.session, found, checkout, call));
}

/** PUT /checkout-sessions/{id}: replaces the whole of it, and begins its time anew. */
export function updateCheckout(call: AgentCall, id: string): Promise<Response> {
  return once(call, `update ${id}`, async () => {
    const asked = askedOf(call.body);
    if ("wrong" in asked) return invalid(asked.wrong);
    const found = await readSession(call.shop.db, id, call.agent.profile, call.now);
    if (!found) return unknown(call);
    if (found.state !== "open") return closed(call, found);
    const counted = await count(call, asked);
    if (counted instanceof Response) return counted;
    if ("messages" in counted) return { status: 200, body: nothingOf(counted.messages, call), sessionId: id };
    if (!(await claimWrite(call.request, call.shop, "checkout-session", call.now))) return tooMany();
    const session = { ...found.session, ...sessionOf(asked, counted, call.now) };
    return {
      status: 200,
      body: answerOf(session, open, counted.checkout, call),
      sessionId: id,
      write: (kept) => updateSession(call.shop.db, session, { documents: counted.documents, call: kept }, call.now),
    };
  });
}

/** POST /checkout-sessions/{id}/complete: no agent completes one. Payment data in the body is not read. */
export async function completeCheckout(call: AgentCall, id: string): Promise<Response> {
  const found = await readSession(call.shop.db, id, call.agent.profile, call.now);
  if (!found) return unknown(call);
  return found.state === "open" ? getCheckout(call, id) : closed(call, found);
}

/** POST /checkout-sessions/{id}/cancel */
export function cancelCheckout(call: AgentCall, id: string): Promise<Response> {
  return once(call, `cancel ${id}`, async () => {
    const found = await readSession(call.shop.db, id, call.agent.profile, call.now);
    if (!found) return unknown(call);
    if (found.state !== "open") return closed(call, found);
    const body = answerOf(
      found.session,
      { state: "canceled", placed: null },
      found.session.told as unknown as ToldCheckout,
      call,
    );
    return { status: 200, body, sessionId: id, write: (kept) => cancelSession(call.shop.db, id, kept, call.now) };
  });
}

async function once(call: AgentCall, name: string, make: () => Promise<Outcome | Response>): Promise<Response> {
  const key = call.request.headers.get("Idempotency-Key");
  const content = [name, call.body];
  return answerOnce(call.shop, { agentProfile: call.agent.profile, key, content }, make, closedMeanwhile);
}

/** What a checkout comes to now; messages where it can be no order at all. */
async function count({ shop, request, now }: AgentCall, asked: AskedCheckout) {
  // Codes could be guessed. Reading a session again tries none.
  const tries = asked.codes.length > 0 && request.method !== "GET";
  if (tries && (await isOverLimit(request, shop.env, "discount"))) return tooMany();
  // Whose code it would be is not asked: an agent could learn by it who has bought here.
  const { quote, documents } = await readQuote(shop.db, quoteRequestOf(asked), now);
  if (quote.kind !== "quoted") {
    const code = quote.kind === "too-large" ? "order_too_large" : "mixed_currencies";
    return {
      messages: [{ type: "error", code, content: quote.message, severity: "unrecoverable" }] satisfies Message[],
    };
  }
  return {
    checkout: tellCheckout(asked, quote, shop.env.PUBLIC_ORIGIN),
    documents,
    totalOre: quote.totals.totalOre,
    /** Whether something of it could be ordered, if fewer than were asked for. */
    isOrderable:
      quote.lines.some(({ orderable }) => orderable) || quote.problems.some(({ available = 0 }) => available > 0),
  };
}

type Counted = Extract<Exclude<Awaited<ReturnType<typeof count>>, Response>, { checkout: ToldCheckout }>;

/** What a session stores of what it asks for and was told. */
function sessionOf(asked: AskedCheckout, { checkout, documents, totalOre }: Counted, now: Date) {
  return {
    asked,
    told: checkout as unknown as Record<string, unknown>,
    toldTotalOre: totalOre,
    termsVersion: documents.terms.id,
    informationVersion: documents.withdrawalInformation.id,
    expiresAt: addMinutes(now, sessionHours * 60).toISOString(),
  };
}

function answerOf(
  session: Parameters<typeof sessionAnswer>[0],
  found: Pick<FoundSession, "state" | "placed">,
  checkout: ToldCheckout,
  { agent, shop }: AgentCall,
) {
  return sessionAnswer(session, found, checkout, { shared: agent.shared, origin: shop.env.PUBLIC_ORIGIN });
}

/** Without a session the reasons are final. */
function nothingOf(messages: readonly Message[], { shop, agent }: AgentCall) {
  const reasons = messages
    .filter((message) => message.type === "error")
    .map(({ code, content }) => ({ type: "error", code, content, severity: "unrecoverable" }) as const);
  return withoutSession(reasons, shop.env.PUBLIC_ORIGIN, agent.shared);
}

const invalid = (content: string) => protocolError(400, { code: "invalid_request", content });

const tooMany = () =>
  protocolError(429, { code: "rate_limited", content: "Too many calls. Wait a minute." }, { "Retry-After": "60" });

function unknown({ shop, agent }: AgentCall): Response {
  const content = "There is no such checkout session, or it was deleted.";
  const message = { type: "error", code: "not_found", content, severity: "unrecoverable" } as const;
  return ucpResponse(200, withoutSession([message], shop.env.PUBLIC_ORIGIN, agent.shared));
}

/** The refusal of a change, with where the person goes on while an order waits for its payment. */
function closed({ shop }: AgentCall, { session, state }: FoundSession): Response {
  const content = {
    "in-progress": "The buyer is paying for it.",
    completed: "It is ordered.",
    canceled: "It is canceled.",
    open: "",
  }[state];
  return protocolError(409, {
    code: "session_closed",
    content: `This checkout session can't be changed. ${content}`,
    ...(state === "in-progress" ? { continue_url: continueUrl(shop.env.PUBLIC_ORIGIN, session) } : {}),
  });
}

const closedMeanwhile = () =>
  protocolError(409, { code: "session_closed", content: "This checkout session was ordered or canceled meanwhile." });
