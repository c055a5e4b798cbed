/** How long to skip a store after a timeout. */
const openMs = 30_000;

/**
 * Circuit breaker for a store that pages can do without: waits `maxWaitMs` at most, and skips the store for half a minute after a timeout.
 * Resolves with null on a failure, a timeout or a skip; never rejects.
 */
export function circuitBreaker(maxWaitMs: number): <T>(read: () => Promise<T | null>) => Promise<T | null> {
  let openUntil = Number.NEGATIVE_INFINITY;
  return async (read) => {
    const reading = read().catch(() => null);
    if (Date.now() < openUntil) return null;
    const waited = await settledWithin(reading, maxWaitMs);
    if (waited === late) openUntil = Date.now() + openMs;
    return waited === late ? null : waited;
  };
}

const late = Symbol("late");

/** What a promise resolves with, or `late` when it takes longer than `ms`. Rejects when it does. */
async function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | typeof late> {
  const timer = Promise.withResolvers<typeof late>();
  const id = setTimeout(timer.resolve, ms, late);
  try {
    return await Promise.race([promise, timer.promise]);
  } finally {
    clearTimeout(id);
  }
}
