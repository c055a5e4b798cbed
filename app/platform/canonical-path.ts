/**
 * The canonical path of a page, for a path with a trailing slash, double slashes, or capitals where the route has none.
 * `patterns` are those of all routes. Returns the same path when it is canonical or unknown.
 */
export function canonicalPath(pathname: string, patterns: readonly RoutePattern[]): string {
  const isData = pathname.endsWith(".data");
  const segments = segmentsOf(pathname.replace(/\.data$/, ""));
  const lowerCase = segments.map((segment) => segment.toLowerCase());
  const known = patterns.find((candidate) => matches(candidate, lowerCase)) ?? [];
  const written = segments.map((segment, index) => {
    const name = known[index];
    return name === undefined || name.startsWith(":") || name === "*" ? segment : name;
  });
  const path = `/${written.join("/")}`;
  return isData && path !== "/" ? `${path}.data` : path;
}

/** The full path of a route by its segments, such as `["product", ":id"]`. */
export type RoutePattern = readonly string[];

/** The pattern of each route of a build, most specific first. */
export function routePatterns(routes: Record<string, RouteEntry | undefined>): RoutePattern[] {
  const pathOf = (route: RouteEntry): string => {
    const parent = route.parentId ? routes[route.parentId] : undefined;
    return `${parent ? pathOf(parent) : ""}/${route.path ?? ""}`;
  };
  const patterns = Object.values(routes).flatMap((route) => (route?.path ? [pathOf(route)] : []));
  // Names before parameters, so that /newsletter/unsubscribe is not taken for a parameter of another route.
  return patterns.map(segmentsOf).toSorted((a, b) => parameterCount(a) - parameterCount(b));
}

interface RouteEntry {
  path?: string | undefined;
  parentId?: string | undefined;
}

function parameterCount(pattern: RoutePattern): number {
  return pattern.filter((name) => name.startsWith(":")).length;
}

/** Whether a pattern, whose names are in lower case, is that of a path, whose segments are too. */
function matches(pattern: RoutePattern, segments: readonly string[]): boolean {
  const rest = pattern.at(-1) === "*";
  // The catch-all route has no names to correct.
  if (pattern.length === 1 && rest) return false;
  if (rest ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return false;
  return pattern.every((name, index) => name === "*" || name.startsWith(":") || name === segments[index]);
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
