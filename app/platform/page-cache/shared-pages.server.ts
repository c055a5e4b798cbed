import { type CachedPage, type PagePlace, staleSeconds } from "./cached-page.ts";
import { circuitBreaker } from "./circuit-breaker.ts";
import type { TagVersions } from "./tag-versions.server.ts";

/** What a copy is but its content. The headers are written down as they are, since the cache adds its own. */
interface CopyNotes {
  headers: [string, string][];
  shows: TagVersions;
  madeAt: number;
  freshSeconds: number;
  expiresAt: number | null;
}

const notesHeader = "X-Kept-Page";
const waitForCache = circuitBreaker(250);

/**
 * The pages that all isolates of a data centre share. A copy lives as long as it may be answered with; `madeAt` tells whether it is
 * fresh. Never throws: a cache that cannot be opened or read, or is late, has no page.
 */
export async function readSharedPage(place: PagePlace): Promise<CachedPage | null> {
  return waitForCache(async () => {
    const copy = await (await caches.open("pages")).match(keyOf(place));
    const notes = copy?.headers.get(notesHeader);
    if (!copy || !notes) return null;
    const { headers, ...rest } = JSON.parse(decodeURIComponent(notes)) as CopyNotes;
    return { ...rest, headers: new Headers(headers), body: await copy.arrayBuffer() };
  });
}

/** Shares a page with the other isolates of this data centre. Never throws. */
export async function sharePage(place: PagePlace, page: CachedPage): Promise<void> {
  const { body, headers, ...rest } = page;
  const notes: CopyNotes = { ...rest, headers: [...headers] };
  const copy = new Response(body, {
    headers: {
      [notesHeader]: encodeURIComponent(JSON.stringify(notes)),
      "Cache-Control": `public, s-maxage=${page.freshSeconds + staleSeconds}`,
    },
  });
  await caches
    .open("pages")
    .then((cache) => cache.put(keyOf(place), copy))
    .catch(() => undefined);
}

/** A change of anything that a page's address names gives it another key; the copy under the old one is never asked for again. */
function keyOf({ address, versions }: PagePlace): Request {
  const url = new URL(address);
  url.searchParams.set("_v", versions);
  return new Request(url);
}
