import type { Database } from "#app/db/client.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";

import { parseSiteConfiguration, type SiteConfiguration, storedSections } from "./configuration.server.ts";

export const configurationCacheKey = "site-configuration";
/** Seconds a copy may be old: KV's own minimum, for the value and for the edge cache. */
const copySeconds = 60;
/** Milliseconds after which a read of KV is given up. */
const timeoutMs = 250;

/** Reads every stored section of the site configuration, as a statement for the batch that depends on it. */
export function configurationStatement(db: Database) {
  return db.select({ section: siteConfiguration.section, content: siteConfiguration.content }).from(siteConfiguration);
}

/**
 * The site's configuration for display: from its copy in KV, at most two minutes old, else from D1. When neither answers,
 * the defaults: a page with the default phone number is better than no page. Never throws. Orders do not use this: they read
 * `configurationStatement` in their own batch.
 */
export async function readSiteConfiguration(shop: Shop): Promise<SiteConfiguration> {
  const cache = shop.env.CONFIG_CACHE;
  const copy = await readCopy(cache);
  if (copy) return parseSiteConfiguration(copy);
  try {
    const stored = storedSections(await configurationStatement(shop.db));
    shop.waitUntil(
      cache
        .put(configurationCacheKey, JSON.stringify(stored), { expirationTtl: copySeconds })
        .catch((error: unknown) => logError("The copy of the site configuration could not be kept", error)),
    );
    return parseSiteConfiguration(stored);
  } catch (error) {
    logError("Failed to load site configuration", error);
    return parseSiteConfiguration({});
  }
}

/** The copy; null when there is none, or KV fails or takes too long. */
async function readCopy(cache: KVNamespace): Promise<Record<string, unknown> | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  try {
    return await Promise.race([
      cache.get<Record<string, unknown>>(configurationCacheKey, { type: "json", cacheTtl: copySeconds }),
      late,
    ]);
  } catch (error) {
    logError("The copy of the site configuration could not be read", error);
    return null;
  }
}
