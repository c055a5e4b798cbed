import { maxAddressLength } from "#app/platform/http/page-address.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

const allowedMethods = ["GET", "HEAD", "POST"];

/** The error page for a request that no page can handle; null for all others. */
export function refuseRequest(request: Request, url: URL): Response | null {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allow() });
  if (!allowedMethods.includes(request.method))
    return refusalPage(405, "This can't be done here", "The page can be read, and its forms can be sent.", allow());
  if (request.url.length > maxAddressLength)
    return refusalPage(414, "This address is too long", "Part of the link may have been added by mistake.");
  if (!isReadable(url.pathname))
    return refusalPage(400, "We can't read this address", "Part of the link may be missing or damaged.");
  return null;
}

/** The response to a form that another site sent. */
export function crossSitePage(): Response {
  return refusalPage(403, "This form was sent from another site", "Open the page here and send the form again.");
}

/** The response to a caller over the rate limit of pages. */
export function tooManyPages(): Response {
  return refusalPage(429, "Too many requests", "Please wait a minute and load the page again.", {
    "Retry-After": String(retryAfterSeconds),
  });
}

/** The response when a page could not be rendered at all. The reason is in the log. */
export function failurePage(): Response {
  return refusalPage(500, "Something went wrong", "Your cart and everything you filled in are kept. Please try again.");
}

/** The response of a shop whose settings are not complete. The log says which are missing. */
export function notSetUpPage(): Response {
  return refusalPage(503, "The shop is not set up yet", "The shop's log says which setting is missing.");
}

/** The response of a shop that was not restored whole. */
export function notWholePage(): Response {
  const text = "We are putting things back in order. Your cart and everything you filled in are kept.";
  return refusalPage(503, "The shop is closed for a moment", text, { "Retry-After": String(retryAfterSeconds) });
}

/** A page without anything that could fail: no styles, no scripts, no data. */
function refusalPage(status: number, title: string, text: string, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the shop</a></p></main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}

function allow(): Record<string, string> {
  return { Allow: allowedMethods.join(", ") };
}

/** Whether a path can be decoded and has no control characters. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
