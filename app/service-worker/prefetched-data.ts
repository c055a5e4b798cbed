/** How long, in milliseconds, prefetched data stands for the page it belongs to. */
const freshForMs = 30_000;
/** The most answers kept at once. */
const maxAnswers = 10;

/**
 * Data that a page prefetched, until the navigation that wants it comes: what a service worker has fetched, the browser would fetch
 * again. Each answer is given once.
 */
export class PrefetchedData {
  readonly #answers = new Map<string, { at: number; answer: Promise<Response | null> }>();

  /** Keeps what an address answers; null for what may not be kept. */
  keep(address: string, answer: Promise<Response | null>, now: number): void {
    this.#answers.delete(address);
    this.#answers.set(address, { at: now, answer: answer.catch(() => null) });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > maxAnswers && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** What was kept for an address, or null; waits for one that is under way. */
  async take(address: string, now: number): Promise<Response | null> {
    const kept = this.#answers.get(address);
    this.#answers.delete(address);
    return kept && now - kept.at < freshForMs ? kept.answer : null;
  }
}

/** Whether a browser fetches something only because it may be wanted soon. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");
}
