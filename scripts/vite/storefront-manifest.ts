import { globSync, readFileSync, writeFileSync } from "node:fs";

import { staffRoute, storefrontManifestUrl } from "../../app/platform/route-manifest.ts";

interface Route {
  parentId?: string;
}

/** Writes the manifest of shoppers' routes beside React Router's own, which has all. */
export function writeStorefrontManifest(buildFolder: string): void {
  // The bundler leaves an empty file of a similar name.
  const [file, text] = globSync(`${buildFolder}/client/assets/manifest-*.js`)
    .map((path) => [path, readFileSync(path, "utf8")] as const)
    .find(([path, script]) => script.startsWith(assignment) && !path.endsWith("-storefront.js")) ?? ["", ""];
  const manifest = JSON.parse(text.slice(assignment.length, -1)) as { routes: Record<string, Route> };
  const isStaffs = (id: string | undefined): boolean =>
    id !== undefined && (id === staffRoute || isStaffs(manifest.routes[id]?.parentId));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isStaffs(id)));
  writeFileSync(storefrontManifestUrl(file), `${assignment}${JSON.stringify({ ...manifest, routes })};`);
}

const assignment = "window.__reactRouterManifest=";
