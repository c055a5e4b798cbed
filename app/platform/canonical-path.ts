/**
 * The canonical path of a page, for a path with a trailing slash, double slashes, or capitals where the route has none.
 * `patterns` are the paths of all routes. Returns the same path when it is canonical or unknown.
 */
export function canonicalPath(pathname: string, patterns: readonly string[]): string {
  const isData = pathname.endsWith(".data");
  const segments = pathname
    .replace(/\.data$/, "")
    .split("/")
    .filter((segment) => segment !== "");
  const pattern = patterns.find((candidate) => matches(segmentsOf(candidate), segments));
  const known = pattern === undefined ? [] : segmentsOf(pattern);
  const written = segments.map((segment, index) => {
    const name = known[index];
    return name === undefined || name.startsWith(":") || name === "*" ? segment : name;
  });
  const path = `/${written.join("/")}`;
  return isData && path !== "/" ? `${path}.data` : path;
}

/** The full path of each route of a build, most specific first. */
export function routePatterns(routes: Record<string, RouteEntry | undefined>): string[] {
  const pathOf = (route: RouteEntry): string => {
    const parent = route.parentId ? routes[route.parentId] : undefined;
    return `${parent ? pathOf(parent) : ""}/${route.path ?? ""}`;
  };
  const patterns = Object.values(routes).flatMap((route) => (route?.path ? [pathOf(route)] : []));
  // Names before parameters, so that /newsletter/unsubscribe is not taken for a parameter of another route.
  return patterns
    .map((pattern) => `/${segmentsOf(pattern).join("/")}`)
    .toSorted((a, b) => a.split(":").length - b.split(":").length);
}

interface RouteEntry {
  path?: string | undefined;
  parentId?: string | undefined;
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const rest = pattern.at(-1) === "*";
  // The catch-all route has no names to correct.
  if (pattern.length === 1 && rest) return false;
  if (rest ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return false;
  return pattern.every(
    (name, index) => name === "*" || name.startsWith(":") || name.toLowerCase() === segments[index]?.toLowerCase(),
  );
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
