import type { CachedPage, PagePlace } from "./cached-page.ts";

/** The result of a render: a page to cache and send to everyone, or a response for this request only. */
export type PendingRender = Promise<{ page: CachedPage } | { response: Response }>;

/** How long to wait for another request's render. A canceled request may never finish its own. */
const waitMs = 5_000;
/** The most addresses remembered as uncacheable. */
const maxUncacheable = 1_000;
/** How long to serve the stale page after a failed render before trying again. */
const pauseMs = 10_000;
/** The most failures remembered. */
const maxFailed = 1_000;

interface InFlightRender {
  /** The rendered page; null when it is uncacheable, failed, or took too long. */
  waitedFor: () => Promise<CachedPage | null>;
  /** In milliseconds since 1970. */
  beganAt: number;
}

/** In-flight renders of this isolate, by address and versions. */
const inFlight = new Map<string, InFlightRender>();
/** Addresses whose last render was uncacheable: nobody waits for another request's. */
const uncacheable = new Set<string>();
/** When the last render of a page failed, in milliseconds since 1970, by address and versions. */
const failedAt = new Map<string, number>();

/** The in-flight render of a page; null when there is none, or it has been running so long that it may never finish. */
export function inFlightRenderOf(place: PagePlace): InFlightRender | null {
  const found = inFlight.get(nameOf(place));
  return found && Date.now() < found.beganAt + waitMs ? found : null;
}

/** Whether a stale page may be re-rendered in the background: not right after a failure, or each visit would retry. */
export function mayRevalidate(place: PagePlace): boolean {
  const failed = failedAt.get(nameOf(place));
  return failed === undefined || Date.now() >= failed + pauseMs;
}

/** Registers a render as in flight until it ends. Resolves and rejects as it does. */
export async function startRender(place: PagePlace, rendering: PendingRender): PendingRender {
  const beganAt = Date.now();
  const page = rendering.then(
    (rendered) => ("page" in rendered ? rendered.page : null),
    () => null,
  );
  const waitedFor = async () =>
    uncacheable.has(place.address) ? null : orNullAfter(page, beganAt + waitMs - Date.now());
  const own = { beganAt, waitedFor };
  inFlight.set(nameOf(place), own);
  try {
    const rendered = await rendering;
    noteCacheable(place.address, "page" in rendered);
    noteFailure(place, "response" in rendered && rendered.response.status >= 500);
    return rendered;
  } catch (error) {
    noteFailure(place, true);
    throw error;
  } finally {
    if (inFlight.get(nameOf(place)) === own) inFlight.delete(nameOf(place));
  }
}

function noteCacheable(address: string, isCacheable: boolean): void {
  uncacheable.delete(address);
  if (isCacheable) return;
  const [oldest] = uncacheable.size < maxUncacheable ? [] : uncacheable;
  if (oldest !== undefined) uncacheable.delete(oldest);
  uncacheable.add(address);
}

function noteFailure(place: PagePlace, hasFailed: boolean): void {
  const name = nameOf(place);
  failedAt.delete(name);
  if (!hasFailed) return;
  const [oldest] = failedAt.size < maxFailed ? [] : failedAt.keys();
  if (oldest !== undefined) failedAt.delete(oldest);
  failedAt.set(name, Date.now());
}

function nameOf({ address, versions }: PagePlace): string {
  return `${versions} ${address}`;
}

async function orNullAfter<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, ms, null);
  const settled = await Promise.race([promise, late.promise]);
  clearTimeout(timer);
  return settled;
}
