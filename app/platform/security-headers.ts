/** What every browser is told with every answer of the Worker; `public/_headers` tells the same of files. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For answers that are no page: a page's own policy names its scripts. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Adds the security headers that an answer does not have yet. One that says more of itself keeps its word. */
export function withSecurityHeaders(answer: Response): Response {
  const missing = Object.entries({ ...securityHeaders, "Content-Security-Policy": emptyPolicy }).filter(
    ([name]) => !answer.headers.has(name),
  );
  if (missing.length === 0) return answer;
  const secured = new Response(answer.body, answer);
  for (const [name, value] of missing) secured.headers.set(name, value);
  return secured;
}
