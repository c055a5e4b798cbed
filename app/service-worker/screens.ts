/* Which scripts a locale's screens have: each language is built to files of its own. Pure: used by the service worker and its tests. */

import { namedAssets } from "./cacheable-pages.ts";

/** A route in the build's manifest. */
interface ManifestRoute {
  module: string;
  parentId?: string;
}

/** The route that all of the staff's lie within. */
const staffLayout = "routes/admin/layout";

/** The manifest that a page names: that of its language's build. */
export function manifestOf(page: string): string | undefined {
  return namedAssets(page).find((path) => /\/manifest-[\w-]+\.js$/.test(path));
}

/** The scripts and styles of all storefront routes by the text of a manifest, and the script of the offline page; null for what is no manifest. */
export function screensOf(manifest: string): { files: string[]; offlineScript: string | undefined } | null {
  const json = manifest.match(/=\s*(\{.*\})/s)?.[1];
  if (!json) return null;
  const { routes } = JSON.parse(json) as { routes: Record<string, ManifestRoute> };
  const isStaffs = (id: string | undefined): boolean =>
    id !== undefined && (id === staffLayout || isStaffs(routes[id]?.parentId));
  const screens = Object.entries(routes).filter(([id]) => !id.startsWith("routes/resources/") && !isStaffs(id));
  return {
    files: namedAssets(JSON.stringify(screens)),
    offlineScript: routes["routes/storefront/offline"]?.module,
  };
}
