import type { KeptPage, PagePlace } from "./kept-page.ts";

/** What rendering a page gives: one to keep and answer everyone with, or a response for the one who asked. */
export type Rendering = Promise<{ page: KeptPage } | { response: Response }>;

/** How long a page that is being rendered is waited for. A request that was cancelled may never finish its own. */
const waitMs = 5_000;
/** The most addresses that are remembered as not to be kept. */
const maxUnkept = 1_000;
/** How long a page whose rendering failed is answered as it is before another is tried. */
const pauseMs = 10_000;
/** The most failures that are remembered. */
const maxFailed = 1_000;

interface RenderingUnderWay {
  /** The page once it is there; null when it is not to be kept, failed, or takes too long. */
  waitedFor: () => Promise<KeptPage | null>;
  /** In milliseconds since 1970. */
  beganAt: number;
}

/** The pages that this isolate is rendering to keep, by address and versions. */
const underWay = new Map<string, RenderingUnderWay>();
/** Addresses whose page was not to be kept when it was last rendered: nobody waits for another's. */
const unkept = new Set<string>();
/** When the last rendering of a page failed, in milliseconds since 1970, by address and versions. */
const failedAt = new Map<string, number>();

/** Whoever is rendering a page that may be waited for; null when nobody is, or has been for so long that they may never finish. */
export function renderingOf(place: PagePlace): RenderingUnderWay | null {
  const found = underWay.get(nameOf(place));
  return found && Date.now() < found.beganAt + waitMs ? found : null;
}

/** Whether a kept page may be rendered anew in the background: not right after that failed, or each visit would try again. */
export function mayRenew(place: PagePlace): boolean {
  const failed = failedAt.get(nameOf(place));
  return failed === undefined || Date.now() >= failed + pauseMs;
}

/** Lets others wait for a rendering until it has ended. Resolves and rejects as it does. */
export async function startRendering(place: PagePlace, rendering: Rendering): Rendering {
  const beganAt = Date.now();
  const page = rendering.then(
    (rendered) => ("page" in rendered ? rendered.page : null),
    () => null,
  );
  const waitedFor = async () => (unkept.has(place.address) ? null : orNullAfter(page, beganAt + waitMs - Date.now()));
  const own = { beganAt, waitedFor };
  underWay.set(nameOf(place), own);
  try {
    const rendered = await rendering;
    noteKept(place.address, "page" in rendered);
    noteFailure(place, "response" in rendered && rendered.response.status >= 500);
    return rendered;
  } catch (error) {
    noteFailure(place, true);
    throw error;
  } finally {
    if (underWay.get(nameOf(place)) === own) underWay.delete(nameOf(place));
  }
}

function noteKept(address: string, isKept: boolean): void {
  unkept.delete(address);
  if (isKept) return;
  const [oldest] = unkept.size < maxUnkept ? [] : unkept;
  if (oldest !== undefined) unkept.delete(oldest);
  unkept.add(address);
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
