import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
} from "react-router";
import { afterEach, expect, it, vi } from "vitest";

import handleRequest, { handleError } from "./entry.server.tsx";
import { hashSource } from "./platform/content-security-policy.server.ts";
import { InlineScript, RouterScripts } from "./platform/page-scripts.tsx";

/** A site of one page, with the data of its loader. */
function siteOf(Page: () => React.ReactNode, loader?: () => unknown) {
  const routes = {
    root: {
      id: "root",
      path: "/",
      module: { default: Page, loader, ErrorBoundary: () => <p>Something went wrong</p> },
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

/** A page with all the scripts that the shop's have, whose loader answers `data`, and one that came into its markup. */
const scriptedSite = (data: unknown) =>
  siteOf(
    () => (
      <html lang="en">
        <body>
          <InlineScript text="first()" />
          <p dangerouslySetInnerHTML={{ __html: "<script>steal()</script>" }} />
          <RouterScripts
            render={(nonce) => (
              <>
                <ScrollRestoration nonce={nonce} />
                <Scripts nonce={nonce} />
              </>
            )}
          />
        </body>
      </html>
    ),
    () => data,
  );

it.each([
  ["plain data", { name: "Tee" }],
  ["data that JSON cannot say", { on: new Date(0) }],
])("allows the scripts of its own in a page of %s, each time, and no other", async (_, data) => {
  const site = scriptedSite(data);
  for (const response of [await site(), await site()]) {
    const page = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const texts = [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = ""]) => text);
    const refused: string[] = [];
    for (const text of texts) if (!policy.includes(await hashSource(text))) refused.push(text);
    expect(refused).toEqual(["steal()"]);
    expect(texts.length).toBeGreaterThanOrEqual(5);
    expect(page).not.toContain("nonce=");
    expect(page).not.toMatch(/rel="modulepreload"|type="module"/);
  }
});

it("hands over what JSON cannot say by React Router's own scripts, and nothing else", async () => {
  const sent = async (data: unknown) => (await scriptedSite(data)()).text();
  expect(await sent({ on: new Date(0) })).toContain("streamController.enqueue");
  expect(await sent({ name: "Tee" })).not.toContain("streamController.enqueue");
});
