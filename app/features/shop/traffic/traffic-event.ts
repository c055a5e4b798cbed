import { withoutLanguage } from "#app/shared/language/languages.ts";
import type { TrafficSource, TrafficStep } from "#app/shared/states.ts";

export interface TrafficEvent {
  step: TrafficStep;
  source: TrafficSource;
}

/** Parts of the host names of sites that lead to a shop. */
const hosts: readonly (readonly [TrafficSource, RegExp])[] = [
  ["email", /(^|\.)(mail|outlook|webmail)\./],
  ["search", /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|qwant|startpage|search\.brave|chatgpt|perplexity)\./],
  [
    "social",
    /(^|\.)(instagram|facebook|fb|tiktok|youtube|pinterest|snapchat|reddit|linkedin|threads|twitter|x)\.|^t\.co$/,
  ],
];

/** Programs that say what they are. They are no visitors. */
const robots = /bot\b|bots\b|crawl|spider|slurp|preview|monitor|lighthouse|headless/i;

/**
 * What a request for a page adds to the day's traffic: a visit when the shopper comes from outside or a checkout when one is opened;
 * null for all else, such as the next page of a visit, a reload, a prefetch, and programs. It looks at the request alone, so nothing has to
 * be stored in the browser: who comes back an hour later is another visit, and a checkout that is opened twice counts twice.
 */
export function trafficEvent(request: Request): TrafficEvent | null {
  const { method, headers } = request;
  if (method !== "GET" || robots.test(headers.get("User-Agent") ?? "")) return null;
  if (/prefetch/.test(headers.get("Sec-Purpose") ?? "")) return null;
  const url = new URL(request.url);
  const isDocument = headers.get("Sec-Fetch-Dest") === "document";
  // A reload asks every cache to look again.
  const isReload = isDocument && headers.get("Cache-Control") === "max-age=0";
  if (isReload) return null;
  const path = withoutLanguage(url.pathname);
  const isCheckout = path === "/checkout" ? isDocument : path === "/checkout.data";
  if (isCheckout) return { step: "checkout", source: "inside" };
  // The bank or the payment provider leads back to it: the visit goes on.
  if (path === "/checkout/return") return null;
  const isFromOutside = /^(none|cross-site|same-site)$/.test(headers.get("Sec-Fetch-Site") ?? "");
  return isDocument && isFromOutside ? { step: "visit", source: sourceOf(url, headers.get("Referer")) } : null;
}

/** The kind of site that a visit came from. An address that names a campaign (`utm_source`, a click id) says it before the referrer. */
function sourceOf({ searchParams }: URL, referrer: string | null): TrafficSource {
  if (/^(e-?mail|newsletter)$/i.test(searchParams.get("utm_medium") ?? "")) return "email";
  if (["utm_source", "utm_campaign", "gclid", "fbclid", "ttclid"].some((name) => searchParams.has(name)))
    return "campaign";
  const host = referrer && URL.canParse(referrer) ? new URL(referrer).hostname : null;
  if (host === null) return "direct";
  return hosts.find(([, pattern]) => pattern.test(host))?.[0] ?? "other";
}
