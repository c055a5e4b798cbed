import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "#app/routes.ts";

/** A route with a page or file of its own. */
interface OwnRoute {
  /** The path of an example. */
  path: string;
  /** What its module says. */
  source: string;
}

/** Every route of the shop. */
export function everyRoute(entries: readonly RouteConfigEntry[] = routes, parent = ""): OwnRoute[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const whole = path ? `${parent}/${path}` : parent;
    const own =
      children.length === 0 ? [{ path: example(whole), source: readFileSync(join("app", file), "utf8") }] : [];
    return [...own, ...everyRoute(children, whole)];
  });
}

function example(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, "an-id").replace("*", "some/file") || "/";
}
