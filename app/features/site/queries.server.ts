import type { Database } from "#app/db/client.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { logError } from "#app/platform/log-error.ts";

import { parseSiteConfiguration, type SiteConfiguration } from "./configuration.server.ts";

const cacheKey = "site-configuration";
/** Seconds a copy may be old: KV's own minimum. */
const cacheSeconds = 60;

/**
 * The site's configuration, from its copy in KV, else from D1. When neither answers, the defaults: a page with the
 * default phone number is better than no page.
 */
export async function readSiteConfiguration(db: Database, cache: KVNamespace): Promise<SiteConfiguration> {
  try {
    const copy = await cache.get<Record<string, unknown>>(cacheKey, { type: "json", cacheTtl: cacheSeconds });
    if (copy) return parseSiteConfiguration(copy);
    const rows = await db.select().from(siteConfiguration);
    const stored = Object.fromEntries(rows.map((row) => [row.section, row.content]));
    await cache.put(cacheKey, JSON.stringify(stored), { expirationTtl: 3600 });
    return parseSiteConfiguration(stored);
  } catch (error) {
    logError("Failed to load site configuration", error);
    return parseSiteConfiguration({});
  }
}
