import expected from "virtual:expected-schema";

import { findSchemaFaults } from "#app/db/find-schema-faults.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { circuitBreaker } from "#app/platform/page-cache/circuit-breaker.ts";

/** How long this isolate trusts that the shop is whole, in milliseconds. A restore waits this long before it deletes what is there. */
const trustedMs = 60_000;
/** How often a shop that is not whole is looked at again. */
const retryMs = 1_000;

/** What this isolate found last; null before it has looked. */
let last: { isWhole: boolean; readAt: number } | null = null;
const waitForCheck = circuitBreaker(1_000);

/** Whether this isolate has found the shop whole, however long ago: what it remembers may be shown. */
export function wasWhole(): boolean {
  return last?.isWhole === true;
}

/**
 * Whether the shop may be sold from: not while a restore is under way or was interrupted (docs/operations.md). Asks D1 once in each
 * isolate; then reads are answered at once and checked again behind the answer, and writes wait for a check a minute. While D1 does not
 * answer, it is as it was found last, and true before it was found at all: each request meets that failure by itself. Never throws.
 */
export async function isWholeShop(
  db: D1Database,
  { reads, waitUntil }: { reads: boolean; waitUntil: (work: Promise<unknown>) => void },
): Promise<boolean> {
  const age = Date.now() - (last?.readAt ?? Number.NEGATIVE_INFINITY);
  if (last && age < (last.isWhole ? trustedMs : retryMs)) return last.isWhole;
  if (last?.isWhole && reads) {
    // Not asked again by those who come meanwhile.
    last.readAt = Date.now();
    waitUntil(look(db));
    return true;
  }
  return (await waitForCheck(() => look(db))) ?? last?.isWhole ?? true;
}

/** Looks now, for jobs: they need no quick answer. Null when D1 fails. */
export async function look(db: D1Database): Promise<boolean | null> {
  try {
    const faults = await findSchemaFaults(db, expected);
    if (faults.length > 0) logError(`The shop does not serve: ${faults.join("; ")}`);
    last = { isWhole: faults.length === 0, readAt: Date.now() };
    return last.isWhole;
  } catch {
    // Not logged: whoever asked meets the same failure, and logs it.
    return null;
  }
}
