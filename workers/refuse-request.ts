import { maxAddressLength } from "#app/platform/http/page-address.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";
import { currentLocale, localPath } from "#app/shared/language/current-language.ts";
import { languageTag } from "#app/shared/language/languages.ts";

import { refusalPageTexts } from "./refuse-request.texts.ts";

const allowedMethods = ["GET", "HEAD", "POST"];

/** The error page for a request that no page can handle; null for all others. */
export function refuseRequest(request: Request, url: URL): Response | null {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allow() });
  const texts = refusalPageTexts();
  if (!allowedMethods.includes(request.method)) return refusalPage(405, texts.cannot, texts.canRead, allow());
  if (request.url.length > maxAddressLength) return refusalPage(414, texts.tooLong, texts.addedByMistake);
  if (!isReadable(url.pathname)) return refusalPage(400, texts.unreadable, texts.damaged);
  return null;
}

/** The response to a form that another site sent. */
export function crossSitePage(): Response {
  return refusalPage(403, refusalPageTexts().otherSite, refusalPageTexts().sendHere);
}

/** The response to a caller over the rate limit of pages. */
export function tooManyPages(): Response {
  const { tooMany, waitAMinute } = refusalPageTexts();
  return refusalPage(429, tooMany, waitAMinute, { "Retry-After": String(retryAfterSeconds) });
}

/** The response when a page could not be rendered at all. The reason is in the log. */
export function failurePage(): Response {
  return refusalPage(500, refusalPageTexts().wentWrong, refusalPageTexts().keptTryAgain);
}

/** The response of a shop whose settings are not complete. The log says which are missing. */
export function notSetUpPage(): Response {
  return refusalPage(503, refusalPageTexts().notSetUp, refusalPageTexts().settingInLog);
}

/** The response of a shop that was not restored whole. */
export function notWholePage(): Response {
  const { closed, inOrderSoon } = refusalPageTexts();
  return refusalPage(503, closed, inOrderSoon, { "Retry-After": String(retryAfterSeconds) });
}

/** A page in the current language without anything that could fail: no styles, no scripts, no data. */
function refusalPage(status: number, title: string, text: string, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html>
<html lang="${languageTag(currentLocale())}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${localPath("/")}">${refusalPageTexts().toShop}</a></p></main></body>
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
