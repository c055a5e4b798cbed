import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

import { pagePathOf } from "#app/platform/page-path.ts";

/**
 * React Router's handler of a build. It compares an address with every route several times and makes a page's own routes of all
 * there are; so each page is given the few that its address can have: those whose path begins with the same name, or with any.
 */
export function pageRenderer(build: ServerBuild, mode: string): RequestHandler {
  const first = firstNames(build.routes);
  const names = new Set(first.values());
  const renderers = new Map<string, RequestHandler>();
  return (request, context) => {
    const name = nameOf(new URL(request.url).pathname);
    const key = names.has(name) ? name : anyName;
    const render =
      renderers.get(key) ?? createRequestHandler(key === anyName ? build : partOf(build, key, first), mode);
    renderers.set(key, render);
    return render(request, context);
  };
}

/** Of a path that may begin with anything. */
const anyName = "*";

/** What an address begins with; empty for the home page's. The same of the page's data: `/shop.data`, `/_.data`. */
function nameOf(pathname: string): string {
  return (
    pagePathOf(pathname)
      .split("/")
      .find((segment) => segment !== "")
      ?.toLowerCase() ?? ""
  );
}

/** What the path of each route with a page begins with, by id; layouts have none of their own. */
function firstNames(routes: ServerBuild["routes"]): Map<string, string> {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
  };
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const pages = Object.keys(routes).filter((id) => !parents.has(id) || routes[id]?.path !== undefined);
  return new Map(
    pages.map((id) => {
      const name = nameOf(pathOf(id));
      return [id, /^[:*]|\?$/.test(name) ? anyName : name];
    }),
  );
}

/** A build with the routes alone that an address of this name can have. */
function partOf(build: ServerBuild, name: string, first: ReadonlyMap<string, string>): ServerBuild {
  const ids = new Set<string>();
  for (const [id, own] of first) {
    if (own !== name && own !== anyName) continue;
    for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) ids.add(at);
  }
  const only = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
