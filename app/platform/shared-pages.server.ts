import { type KeptPage, keptPageOf, type PagePlace, responseOf, staleSeconds } from "./kept-page.ts";

/** What a copy says of itself beside its page's own headers, in the cache alone. */
const madeAtHeader = "X-Made-At";
const controlHeader = "X-Page-Cache-Control";

/**
 * The pages that all isolates of a data centre share. A copy lives as long as it may be answered with; `madeAt` tells whether it is
 * fresh. Never throws: a cache that cannot be opened or read has no page.
 */
export async function readSharedPage(place: PagePlace): Promise<KeptPage | null> {
  try {
    const response = await (await caches.open("pages")).match(keyOf(place));
    if (!response) return null;
    const headers = new Headers(response.headers);
    const madeAt = Number(headers.get(madeAtHeader));
    headers.set("Cache-Control", headers.get(controlHeader) ?? "");
    for (const name of [madeAtHeader, controlHeader, "CF-Cache-Status", "Age", "Date", "Content-Length"])
      headers.delete(name);
    const page = await keptPageOf(new Response(response.body, { status: response.status, headers }));
    return page && { ...page, madeAt };
  } catch {
    return null;
  }
}

/** Shares a page with the other isolates of this data centre. Never throws. */
export async function sharePage(place: PagePlace, page: KeptPage): Promise<void> {
  const copy = responseOf(page);
  copy.headers.set(controlHeader, copy.headers.get("Cache-Control") ?? "");
  copy.headers.set(madeAtHeader, String(page.madeAt));
  copy.headers.set("Cache-Control", `public, s-maxage=${page.freshSeconds + staleSeconds}`);
  await caches
    .open("pages")
    .then((cache) => cache.put(keyOf(place), copy))
    .catch(() => undefined);
}

/** A change of anything a page shows gives it another key; the copy under the old one is never asked for again. */
function keyOf({ address, versions }: PagePlace): Request {
  const url = new URL(address);
  url.searchParams.set("_v", versions);
  return new Request(url);
}
