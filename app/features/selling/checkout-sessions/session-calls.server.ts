import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import type { Quote, QuoteResult } from "#app/features/selling/orders/quote-order.ts";
import { type ReadQuote, readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import type { Outcome } from "./answer-once.server.ts";
import { quoteRequestOf } from "./quote-request.ts";
import { type FoundSession, readSession, type StoredSession } from "./read-session.server.ts";
import { sessionHours } from "./session-state.ts";
import { cancelSession, createSession, updateSession } from "./write-session.server.ts";

/** Who calls, by whichever protocol. */
export interface Agent {
  /** By this its sessions and its idempotency keys are its own. */
  profile: string;
  /** Whom staff and the person read of. */
  name: string;
  /** Whether the profile is proven: then nobody else can use up what it may write in a day. */
  isProven: boolean;
}

/** A call of an agent. */
export interface SessionCall {
  request: Request;
  shop: Shop;
  agent: Agent;
  now: Date;
}

/** A session as far as an agent is told of it. */
export type ToldSession = Omit<StoredSession, "agentProfile" | "agentName" | "told" | "canceledAt" | "placedOrderId"> &
  Partial<Pick<StoredSession, "canceledAt">>;

/** Why there can be no session of what was asked for. */
export type NoSession<Told> =
  | Exclude<QuoteResult, Quote>
  /** Nothing of it can be ordered: what it was told as says why. */
  | { kind: "nothing"; told: Told };

/** How a protocol tells what the shop says. */
export interface Telling<Told extends object> {
  /** What is asked for, as it is at this moment. */
  tell: (asked: AskedCheckout, quote: Quote) => Told;
  /** The whole answer. */
  answer: (session: ToldSession, found: Pick<FoundSession, "state" | "placed">, told: Told) => Record<string, unknown>;
  /** What a call comes to where there can be no session. */
  none: (why: NoSession<Told>) => Pick<Outcome, "status" | "body">;
  /** Why a new session is none by the protocol's own rules; null where it is one. */
  refuse?: (told: Told) => Pick<Outcome, "status" | "body"> | null;
}

/** Why a call comes to nothing. Nothing of it is kept. */
export type Refusal =
  | { kind: "rate-limited" }
  /** No session of this agent. */
  | { kind: "unknown" }
  /** The session is ordered, canceled or over. */
  | { kind: "closed"; found: FoundSession };

const open = { state: "open", placed: null } as const;

/** Makes a session. Nothing is made of a checkout of which nothing can be ordered. */
export async function makeSession<Told extends object>(
  call: SessionCall,
  asked: AskedCheckout,
  telling: Telling<Told>,
): Promise<Outcome | Refusal> {
  const counted = await count(call, asked);
  if (counted.kind === "rate-limited") return counted;
  if (counted.kind !== "counted") return { kind: "made", ...telling.none(counted), sessionId: null };
  const { quote, documents } = counted;
  const told = telling.tell(asked, quote);
  if (!isOrderable(quote)) return { kind: "made", ...telling.none({ kind: "nothing", told }), sessionId: null };
  const refused = telling.refuse?.(told);
  if (refused) return { kind: "made", ...refused, sessionId: null };
  if (!(await claim(call))) return { kind: "rate-limited" };
  const { agent, now, shop } = call;
  const session = {
    ...sessionOf(asked, told, counted, now),
    id: newId("chk"),
    linkToken: newId(),
    agentProfile: agent.profile,
    agentName: agent.name,
    createdAt: now.toISOString(),
  };
  return {
    kind: "made",
    status: 201,
    body: telling.answer(session, open, told),
    sessionId: session.id,
    write: (kept) => createSession(shop.db, session, { documents, call: kept }, now),
  };
}

/** A session as its agent is told of it now. An open one is counted anew: prices, stock and days are those of this moment. */
export async function tellSession<Told extends object>(
  call: SessionCall,
  id: string,
  telling: Telling<Told>,
): Promise<{ kind: "told"; body: Record<string, unknown>; session: FoundSession } | Refusal> {
  const found = await readSession(call.shop.db, id, call.agent.profile, call.now);
  if (!found) return { kind: "unknown" };
  const counted = found.state === "open" ? await count(call, found.session.asked) : null;
  if (counted?.kind === "rate-limited") return counted;
  const told =
    counted?.kind === "counted" ? telling.tell(found.session.asked, counted.quote) : (found.session.told as Told);
  return { kind: "told", body: telling.answer(found.session, found, told), session: found };
}

/**
 * Changes what a session asks for, and begins its time anew. `change` makes it of what was asked for before; with `onlyFrom` nothing is
 * written where that was changed meanwhile.
 */
export async function changeSession<Told extends object>(
  call: SessionCall,
  id: string,
  change: (asked: AskedCheckout) => AskedCheckout,
  { onlyFrom, ...telling }: Telling<Told> & { onlyFrom: boolean },
): Promise<Outcome | Refusal> {
  const { shop, now } = call;
  const found = await readSession(shop.db, id, call.agent.profile, now);
  if (!found) return { kind: "unknown" };
  if (found.state !== "open") return { kind: "closed", found };
  const from = found.session.asked;
  const asked = change(from);
  const counted = await count(call, asked);
  if (counted.kind === "rate-limited") return counted;
  if (counted.kind !== "counted") return { kind: "made", ...telling.none(counted), sessionId: id };
  if (!(await claim(call))) return { kind: "rate-limited" };
  const { quote, documents } = counted;
  const told = telling.tell(asked, quote);
  const session = { ...found.session, ...sessionOf(asked, told, counted, now) };
  return {
    kind: "made",
    status: 200,
    body: telling.answer(session, open, told),
    sessionId: id,
    write: (kept) => updateSession(shop.db, session, { documents, call: kept, from: onlyFrom ? from : null }, now),
  };
}

/** Ends a session. */
export async function endSession<Told extends object>(
  call: SessionCall,
  id: string,
  telling: Telling<Told>,
): Promise<Outcome | Refusal> {
  const found = await readSession(call.shop.db, id, call.agent.profile, call.now);
  if (!found) return { kind: "unknown" };
  if (found.state !== "open") return { kind: "closed", found };
  const session = { ...found.session, canceledAt: call.now.toISOString() };
  return {
    kind: "made",
    status: 200,
    body: telling.answer(session, { state: "canceled", placed: null }, session.told as Told),
    sessionId: id,
    write: (kept) => cancelSession(call.shop.db, id, kept, call.now),
  };
}

type Counted = { kind: "counted"; quote: Quote; documents: ReadQuote["documents"] };

/** What a checkout comes to now. */
async function count(
  { shop, request, now }: SessionCall,
  asked: AskedCheckout,
): Promise<Counted | Exclude<QuoteResult, Quote> | { kind: "rate-limited" }> {
  // Codes could be guessed. Reading a session again tries none.
  const tries = asked.codes.length > 0 && request.method !== "GET";
  if (tries && (await isOverLimit(request, shop.env, "discount"))) return { kind: "rate-limited" };
  // Whose code it would be is not asked: an agent could learn by it who has bought here.
  const { quote, documents } = await readQuote(shop.db, quoteRequestOf(asked), now);
  return quote.kind === "quoted" ? { kind: "counted", quote, documents } : quote;
}

/** Whether something of it could be ordered, if fewer than were asked for. */
const isOrderable = ({ lines, problems }: Quote) =>
  lines.some(({ orderable }) => orderable) || problems.some(({ available = 0 }) => available > 0);

const claim = ({ request, shop, agent, now }: SessionCall) =>
  claimWrite(request, shop, "checkout-session", now, agent.isProven ? agent.profile : undefined);

/** What a session stores of what it asks for and was told. */
function sessionOf(asked: AskedCheckout, told: object, { quote, documents }: Counted, now: Date) {
  return {
    asked,
    told: told as Record<string, unknown>,
    toldTotalOre: quote.totals.totalOre,
    termsVersion: documents.terms.id,
    informationVersion: documents.withdrawalInformation.id,
    expiresAt: addMinutes(now, sessionHours * 60).toISOString(),
    updatedAt: now.toISOString(),
  };
}
