/** How long a store that was late is not waited for at all. */
const pauseMs = 30_000;

/**
 * A way to wait for a store that pages can do without: `maxWaitMs` at most, and not at all for half a minute after it was late, so that
 * one that is slow keeps hardly anybody waiting. Resolves with null when it fails, is late, or is not waited for; never rejects.
 */
export function storePatience(maxWaitMs: number): <T>(read: () => Promise<T | null>) => Promise<T | null> {
  let impatientUntil = Number.NEGATIVE_INFINITY;
  return async (read) => {
    const reading = read().catch(() => null);
    if (Date.now() < impatientUntil) return null;
    const waited = await settledWithin(reading, maxWaitMs);
    if (waited === late) impatientUntil = Date.now() + pauseMs;
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
