import { and, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { paymentEvents } from "#app/db/schema/payments.server.ts";
import { describeError, logError } from "#app/platform/env/log-error.ts";

import { discrepancyStatement } from "./discrepancies.server.ts";
import type { PaymentProvider, ProviderEvent } from "./provider.server.ts";
import { recordDispute } from "./record-dispute.server.ts";
import type { DecidedOrder } from "./record-outcome.server.ts";
import { recordPaymentState, recordRefundState } from "./record-state.server.ts";

/** How often an event is tried before it is left to staff. */
export const maxEventAttempts = 12;
const batchSize = 50;
/** The job leaves an event to the request that received it for so many milliseconds. */
const beingProcessedMs = 60_000;

export interface ReceivedEvent {
  /** False when it could not be processed: the provider sends it again, and the job tries again. */
  isProcessed: boolean;
  decided: DecidedOrder[];
}

/**
 * Takes an event that the provider signed: it is written once by its id, and what it is about is read at the provider. Events may come
 * twice, late and in any order. Throws when D1 cannot write it down.
 */
export async function receiveEvent(
  db: Database,
  provider: PaymentProvider,
  event: ProviderEvent,
  now: Date,
): Promise<ReceivedEvent> {
  const time = now.toISOString();
  const { id, type, reference } = event;
  const isOfUse = reference !== "" && provider.eventKind(type) !== null;
  const [, [known]] = await db.batch([
    db
      .insert(paymentEvents)
      .values({ id, provider: provider.name, type, reference, receivedAt: time, processedAt: isOfUse ? null : time })
      .onConflictDoNothing(),
    db
      .select({ processedAt: paymentEvents.processedAt, attempts: paymentEvents.attempts })
      .from(paymentEvents)
      .where(eq(paymentEvents.id, id)),
  ]);
  if (!known || known.processedAt !== null) return { isProcessed: true, decided: [] };
  return processEvent(db, provider, { id, type, reference, attempts: known.attempts }, now);
}

/**
 * Tries the events again that could not be processed, those tried least first. One that failed too often is written down for staff and left.
 * Returns the orders that were decided.
 */
export async function retryEvents(db: Database, provider: PaymentProvider, now: Date): Promise<DecidedOrder[]> {
  const before = new Date(now.getTime() - beingProcessedMs).toISOString();
  const waiting = await db
    .select({
      id: paymentEvents.id,
      type: paymentEvents.type,
      reference: paymentEvents.reference,
      attempts: paymentEvents.attempts,
    })
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.processedAt),
        lte(paymentEvents.receivedAt, before),
        lt(paymentEvents.attempts, maxEventAttempts),
        eq(paymentEvents.provider, provider.name),
      ),
    )
    .orderBy(asc(paymentEvents.attempts), asc(paymentEvents.receivedAt))
    .limit(batchSize);
  const decided: DecidedOrder[] = [];
  for (const event of waiting) decided.push(...(await processEvent(db, provider, event, now)).decided);
  return decided;
}

interface WaitingEvent extends ProviderEvent {
  attempts: number;
}

async function processEvent(
  db: Database,
  provider: PaymentProvider,
  event: WaitingEvent,
  now: Date,
): Promise<ReceivedEvent> {
  try {
    const decided = await record(db, provider, event, now);
    await db
      .update(paymentEvents)
      .set({ processedAt: now.toISOString(), attempts: sql`${paymentEvents.attempts} + 1`, lastError: null })
      .where(eq(paymentEvents.id, event.id));
    return { isProcessed: true, decided };
  } catch (error) {
    logError(`Event ${event.id} could not be processed yet`, error);
    await noteFailure(db, provider, event, error, now);
    return { isProcessed: false, decided: [] };
  }
}

/** Reads what an event is about, and records it by the same functions as everything else. */
async function record(
  db: Database,
  provider: PaymentProvider,
  { type, reference }: WaitingEvent,
  now: Date,
): Promise<DecidedOrder[]> {
  switch (provider.eventKind(type)) {
    case "payment":
      return recordPaymentState(db, provider, reference, now);
    case "refund": {
      const refund = await provider.readRefund(reference);
      if (refund) await recordRefundState(db, provider, refund, now);
      return [];
    }
    case "dispute": {
      const dispute = await provider.readDispute(reference);
      if (dispute) await recordDispute(db, provider, dispute, now);
      return [];
    }
    case null:
      return [];
  }
}

async function noteFailure(db: Database, provider: PaymentProvider, event: WaitingEvent, error: unknown, now: Date) {
  const { id, type, attempts } = event;
  const reason = (describeError(error).split("\n")[0] ?? "").slice(0, 200);
  await db
    .update(paymentEvents)
    .set({ attempts: attempts + 1, lastError: reason })
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt)));
  if (attempts + 1 < maxEventAttempts) return;
  const detail = `The event '${type}' of ${event.reference} could not be processed after ${maxEventAttempts} tries.`;
  await discrepancyStatement(db, { kind: "event-unprocessed", subject: id, provider: provider.name, detail }, now);
}
