import { localeOfPath, pathIn } from "#app/shared/language/languages.ts";

import { dataPathOf, isDataPath, pagePathOf } from "./page-path.ts";

/**
 * The canonical path of a page, for a path with a trailing slash, double slashes, letters written as their codes, or capitals where the
 * route has none.
 * `patterns` are those of all routes. Returns the same path when it is canonical or unknown.
 */
export function canonicalPath(pathname: string, patterns: readonly RoutePattern[]): string {
  const plain = plainlyWritten(pathname);
  const segments = segmentsOf(pagePathOf(plain));
  const lowerCase = segments.map((segment) => segment.toLowerCase());
  const known = patterns.find(({ segments: pattern }) => matches(pattern, lowerCase))?.segments ?? [];
  const written = segments.map((segment, index) => {
    const name = known[index];
    return name === undefined || name.startsWith(":") || name === "*" ? segment : name;
  });
  const path = pathIn(localeOfPath(plain), `/${written.join("/")}`);
  return isDataPath(pathname) ? dataPathOf(path) : path;
}

/** A route's full path. */
export interface RoutePattern {
  /** Such as `["product", ":id"]`. */
  segments: readonly string[];
  /** The ids of the route and those around it, from the outermost on. */
  routeIds: readonly string[];
}

/** The pattern of each route of a build, most specific first. */
export function routePatterns(routes: Record<string, RouteEntry | undefined>): RoutePattern[] {
  const chainOf = (id: string): [string, RouteEntry][] => {
    const route = routes[id];
    return route ? [...(route.parentId ? chainOf(route.parentId) : []), [id, route]] : [];
  };
  const patterns = Object.entries(routes).flatMap(([id, route]) => (route?.path || route?.index ? [chainOf(id)] : []));
  // Names before parameters, so that /newsletter/unsubscribe is not taken for a parameter of another route.
  return patterns
    .map((chain) => ({
      segments: chain.flatMap(([, { path }]) => segmentsOf(path ?? "")),
      routeIds: chain.map(([id]) => id),
    }))
    .toSorted((a, b) => parameterCount(a.segments) - parameterCount(b.segments));
}

/** The ids of the routes that make the page at a canonical path, or its data, from the outermost on; none for an unknown path. */
export function routesAt(pathname: string, patterns: readonly RoutePattern[]): readonly string[] {
  const segments = segmentsOf(pagePathOf(pathname));
  return patterns.find(({ segments: pattern }) => matches(pattern, segments))?.routeIds ?? [];
}

interface RouteEntry {
  path?: string | undefined;
  parentId?: string | undefined;
  index?: boolean | undefined;
}

function parameterCount(pattern: readonly string[]): number {
  return pattern.filter((name) => name.startsWith(":")).length;
}

/** Whether a pattern, whose names are in lower case, is that of a path, whose segments are too. */
function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const rest = pattern.at(-1) === "*";
  // The catch-all route has no names to correct.
  if (pattern.length === 1 && rest) return false;
  if (rest ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return false;
  return pattern.every((name, index) => name === "*" || name.startsWith(":") || name === segments[index]);
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** A path whose letters, digits and hyphens stand for themselves: `%70` is `p`, which would be one more address of the same page. */
function plainlyWritten(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
    return /[\w~-]/.test(character) ? character : code.toUpperCase();
  });
}
