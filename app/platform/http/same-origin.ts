/**
 * True for reads, for requests of our own pages, and for clients that are not browsers. React Router checks actions by Origin
 * alone and lets a request without one pass; this looks at both headers that browsers send, for every route and API call.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}
