import { readFileSync } from "node:fs";

import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "#app/routes.ts";

export interface FuzzedRoute {
  /** The route's full path, with its parameters by name. */
  pattern: string;
  hasAction: boolean;
}

/** Every route of the shop, as `app/routes.ts` has them. */
export function everyRoute(): FuzzedRoute[] {
  return routesOf(routes, "");
}

function routesOf(entries: readonly RouteConfigEntry[], parent: string): FuzzedRoute[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path ? `${parent}/${entry.path}` : parent;
    const inner = routesOf(entry.children ?? [], pattern);
    // A layout has no address of its own.
    if (!entry.path && !entry.index) return inner;
    const source = readFileSync(`app/${entry.file}`, "utf8");
    const hasAction = /export (async function|const|function) action\b/.test(source);
    return [{ pattern: pattern === "" ? "/" : pattern, hasAction }, ...inner];
  });
}
