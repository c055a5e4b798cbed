import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, expect, it, vi } from "vitest";

import handleRequest, { handleError } from "./entry.server.tsx";

/** A site of one page. */
function siteOf(Page: () => React.ReactNode) {
  const routes = {
    root: {
      id: "root",
      path: "/",
      module: { default: Page, ErrorBoundary: () => <p>Something went wrong</p> },
    },
  };
  const assets = {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: { id: "root", path: "/", module: "/root.js", hasLoader: false, hasAction: false, hasErrorBoundary: true },
    },
    url: "/manifest.js",
    version: "1",
  } as unknown as EntryContext["manifest"];
  const build = {
    entry: { module: { default: handleRequest, handleError } },
    routes,
    assets,
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const answer = createRequestHandler(build, "production");
  return () => answer(new Request("http://shop.example/"), new RouterContextProvider());
}

afterEach(() => {
  vi.restoreAllMocks();
});

it("sends a page that renders", async () => {
  const response = await siteOf(() => <p>Fine</p>)();
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<p>Fine</p>");
});

it("answers a page that cannot be rendered with the error page and status 500, and tells the log", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const response = await siteOf(() => {
    throw new TypeError("no such field");
  })();
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("Something went wrong");
  // What failed is for the log alone.
  expect(text).not.toContain("no such field");
  expect(JSON.stringify(log.mock.calls)).toContain("no such field");
});
