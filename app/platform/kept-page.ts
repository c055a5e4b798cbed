/** How long after it is no longer fresh a page is still answered with, while a new one is made (stale-while-revalidate). */
export const staleSeconds = 60;

/** What a page is kept under. */
export interface PagePlace {
  /** Its normalised address. */
  address: string;
  /** The build, and the versions of everything that the page shows: when one changes, no earlier copy is found any more. */
  versions: string;
}

/** A page as it is kept: whole, as bytes, so that it can be answered with any number of times. */
export interface KeptPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: ArrayBuffer;
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
  /** For how many seconds after that it is fresh. */
  freshSeconds: number;
}

/**
 * The page of a response, read whole; null, and nothing read, for one that must not be kept: a failure, one that is not public,
 * one that sets a cookie.
 */
export async function keptPageOf(response: Response): Promise<KeptPage | null> {
  const control = response.headers.get("Cache-Control") ?? "";
  if (response.status !== 200 || !control.startsWith("public") || response.headers.has("Set-Cookie")) return null;
  const freshSeconds = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
  if (freshSeconds === 0) return null;
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
    madeAt: Date.now(),
    freshSeconds,
  };
}

/** A response with a kept page. */
export function responseOf({ status, headers, body }: KeptPage): Response {
  return new Response(body, { status, headers: headers as [string, string][] });
}

/** Whether a page is as new as its route wants it. */
export function isFresh({ madeAt, freshSeconds }: KeptPage): boolean {
  return Date.now() < madeAt + freshSeconds * 1000;
}

/** Whether a page may still be answered with, fresh or not. */
export function isUsable(page: KeptPage): boolean {
  return Date.now() < page.madeAt + (page.freshSeconds + staleSeconds) * 1000;
}
