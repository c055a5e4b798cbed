/**
 * The answer to a call that everyone gets alike: with a tag of its content, kept for some seconds, or 304 without a body to who has
 * it already (RFC 9110, 13.1.2).
 */
export async function withTag(request: Request, response: Response, seconds: number): Promise<Response> {
  if (response.status !== 200) return response;
  const body = await response.text();
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const tag = `"${btoa(String.fromCodePoint(...new Uint8Array(digest).slice(0, 18)))}"`;
  const headers = new Headers(response.headers);
  headers.set("ETag", tag);
  headers.set("Cache-Control", `public, max-age=${seconds}`);
  if (!hasTag(request.headers.get("If-None-Match"), tag)) return new Response(body, { headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/** Whether a list of tags names one, strong or weak. */
function hasTag(list: string | null, tag: string): boolean {
  return (list ?? "")
    .split(",")
    .map((entry) => entry.trim().replace(/^W\//, ""))
    .some((entry) => entry === "*" || entry === tag);
}
