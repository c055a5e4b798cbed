import { siteConfiguration } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";

import { type SiteConfiguration, siteSections } from "./configuration.server.ts";
import { configurationCacheKey } from "./queries.server.ts";

/**
 * Stores a section of the site configuration that staff have changed, deletes the copy in KV and invalidates every page.
 * Throws a ZodError when the content does not fit the section, and when D1 fails; a KV failure is only logged,
 * for the copy expires by itself.
 */
export async function saveSiteSection<S extends keyof SiteConfiguration>(
  shop: Shop,
  section: S,
  content: SiteConfiguration[S],
  change: { actor: string; now: Date },
): Promise<void> {
  const row = {
    content: siteSections[section].parse(content),
    updatedAt: change.now.toISOString(),
    updatedBy: change.actor,
  };
  await shop.db
    .insert(siteConfiguration)
    .values({ section, ...row })
    .onConflictDoUpdate({ target: siteConfiguration.section, set: row });
  shop.waitUntil(
    shop.env.CONFIG_CACHE.delete(configurationCacheKey).catch((error: unknown) =>
      logError("The copy of the site configuration could not be forgotten", error),
    ),
  );
  invalidatePages(shop, { everything: true });
}
