import type { Shop } from "#app/platform/env/context.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";

import { acpMetadata, acpProducts } from "./acp-feed.ts";
import { agentFeed } from "./agent-feed.ts";
import { googleFeed } from "./google-feed.ts";
import { llms } from "./llms.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

type Feed = (request: Request, shop: Shop) => Promise<Response>;

const files = new Map<string, Feed>([
  ["/robots.txt", robots],
  ["/llms.txt", llms],
]);
/** The catalogue, also below the prefix of each locale: in its language, at the prices of its market, with what is sold there. */
const catalogues = new Map<string, Feed>([
  ["/sitemap.xml", sitemap],
  ["/feeds/google.xml", googleFeed],
  ["/feeds/products.json", agentFeed],
  ["/feeds/acp/metadata.json", acpMetadata],
  ["/feeds/acp/products.jsonl", acpProducts],
]);

/**
 * The file for search engines and agents that a request reads; null for all others. They go through the page cache like pages, and are no
 * routes of the router, which would send their names to every shopper.
 */
export function feedAt(request: Request, shop: Shop): Promise<Response> | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname } = new URL(request.url);
  const feed = files.get(pathname) ?? catalogues.get(withoutLanguage(pathname));
  return feed?.(request, shop) ?? null;
}
