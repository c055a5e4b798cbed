import { hexOf } from "#app/platform/http/sha256.ts";

import type { TagVersions } from "./tag-versions.server.ts";

/** How long after it is no longer fresh a page is still answered with, while a new one is made (stale-while-revalidate). */
export const staleSeconds = 60;

/** What a page is cached under. */
export interface PagePlace {
  /** Its normalised address. */
  address: string;
  /** The build, and the versions of what its address says that it shows: when one changes, no earlier copy is found any more. */
  versions: string;
}

/** A page as it is cached: whole, as bytes, so that it can be answered with any number of times. */
export interface CachedPage {
  headers: Headers;
  body: ArrayBuffer;
  /** What the page shows, each as it was when the page was made. */
  shows: TagVersions;
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
  /** For how many seconds after that it is fresh. */
  freshSeconds: number;
  /** When what it tells no longer holds, by its `Expires` header, in milliseconds since 1970; null for no such moment. */
  expiresAt: number | null;
}

/**
 * For how many seconds the page of a response is fresh, by its `s-maxage` or else `max-age`; 0 for one that must not be cached: a failure,
 * one that is not public, one that sets a cookie.
 */
export function freshSecondsOf({ status, headers }: Response): number {
  const control = headers.get("Cache-Control") ?? "";
  if (status !== 200 || !control.startsWith("public") || headers.has("Set-Cookie")) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

/** The page of a response that may be cached, read whole, with the headers that everyone gets. */
export async function cachedPageOf(response: Response, shows: TagVersions, now = Date.now()): Promise<CachedPage> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  const expires = headers.get("Expires");
  hideFromCaches(headers);
  headers.set("ETag", await entityTag(body));
  const expiresAt = expires === null ? null : Date.parse(expires);
  return { headers, body, shows, madeAt: now, freshSeconds: freshSecondsOf(response), expiresAt };
}

/** Takes away what is said to the shop's own page cache alone: any other could not be told of a change. */
export function hideFromCaches(headers: Headers): void {
  headers.delete("Cache-Tag");
  headers.delete("Expires");
  const control = headers.get("Cache-Control");
  if (control) headers.set("Cache-Control", control.replace(/,?\s*s-maxage=\d+/, ""));
}

/** Names a page by its content. Weak, because what stands between compresses it. */
async function entityTag(body: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", body);
  return `W/"${hexOf(hash.slice(0, 12))}"`;
}

/** The response to a request with a cached page: without its content for a browser that has the same already. */
export function responseOf({ headers, body }: CachedPage, request: Request): Response {
  const known = request.headers.get("If-None-Match");
  if (known !== null && isAmong(headers.get("ETag"), known)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Whether an entity tag is one of an `If-None-Match` header, which compares without the mark of weak ones. */
function isAmong(tag: string | null, known: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, "");
  return tag !== null && known.split(",").some((each) => each.trim() === "*" || plain(each) === plain(tag));
}

/** Whether a page is as new as its route wants it. */
export function isFresh(page: CachedPage): boolean {
  return holds(page) && Date.now() < page.madeAt + page.freshSeconds * 1000;
}

/** Whether a page may still be answered with, fresh or not. */
export function isUsable(page: CachedPage): boolean {
  return holds(page) && Date.now() < page.madeAt + (page.freshSeconds + staleSeconds) * 1000;
}

/** Whether what a page tells still holds. */
function holds({ expiresAt }: CachedPage): boolean {
  return expiresAt === null || Date.now() < expiresAt;
}
