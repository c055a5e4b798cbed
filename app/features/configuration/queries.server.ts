import type { Database } from "#app/db/client.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";

import { parseSiteConfiguration, type SiteConfiguration, storedSections } from "./configuration.server.ts";

export const configurationCopyKey = "site-configuration";
/** Seconds a copy may be old: KV's own minimum, for what it keeps and for what it keeps near the reader. */
const copySeconds = 60;
/** A KV that takes longer than this is not waited for. */
const patienceMs = 250;

/** Reads every stored section of the site configuration; to stand in the batch of whatever must go by it. */
export function configurationStatement(db: Database) {
  return db.select({ section: siteConfiguration.section, content: siteConfiguration.content }).from(siteConfiguration);
}

/**
 * The site's configuration for display: from its copy in KV, at most two minutes old, else from D1. When neither answers,
 * the defaults: a page with the default phone number is better than no page. Orders never go by this: they read
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
        .put(configurationCopyKey, JSON.stringify(stored), { expirationTtl: copySeconds })
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
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  try {
    return await Promise.race([
      cache.get<Record<string, unknown>>(configurationCopyKey, { type: "json", cacheTtl: copySeconds }),
      late,
    ]);
  } catch (error) {
    logError("The copy of the site configuration could not be read", error);
    return null;
  }
}
