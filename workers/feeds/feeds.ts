import type { Shop } from "#app/platform/env/context.ts";

import { acpMetadata, acpProducts } from "./acp-feed.ts";
import { agentFeed } from "./agent-feed.ts";
import { googleFeed } from "./google-feed.ts";
import { llms } from "./llms.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

const feeds = new Map<string, (request: Request, shop: Shop) => Promise<Response>>([
  ["/robots.txt", robots],
  ["/sitemap.xml", sitemap],
  ["/llms.txt", llms],
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
  return feeds.get(new URL(request.url).pathname)?.(request, shop) ?? null;
}
