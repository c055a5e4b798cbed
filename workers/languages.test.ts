import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, it, vi } from "vitest";

import { builtLocaleOf, localeOfRequest, openLanguages, storefrontRenderer, versionOf } from "./languages.ts";

vi.mock("virtual:language-builds", () => ({ default: { sv: { version: "sv", routes: {}, entry: {}, url: "" } } }));

/** A shop with one page, which tells what it was rendered with. */
function shop(): ServerBuild {
  const seen = { root: { id: "root", path: "" }, cart: { id: "cart", parentId: "root", path: "cart" } };
  return {
    basename: "/",
    routes: {
      root: { ...seen.root, module: { default: () => null } },
      cart: {
        ...seen.cart,
        module: { default: () => null, loader: ({ url }: { url: URL }) => ({ path: url.pathname }) },
      },
    },
    assets: { version: "en", routes: seen, entry: {}, url: "" },
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, context: { manifest: { version: string } }) =>
          new Response(context.manifest.version, { status, headers }),
      },
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: "/",
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function visit(path: string) {
  const response = await storefrontRenderer(shop())(
    new Request(`https://shop.example${path}`),
    new RouterContextProvider(),
  );
  return { status: response.status, files: await response.text() };
}

it("is open in the languages that it was built in", () => {
  expect(openLanguages).toEqual(["sv"]);
  const found = ["/sv/cart", "/sv-fi/cart", "/cart", "/da/cart"].map(builtLocaleOf);
  expect(found).toEqual(["sv", "sv-fi", "en", "en"]);
});

it("answers a call of the API in the language that it names, in its address where a cache may answer", () => {
  const call = (path: string, init?: RequestInit) => localeOfRequest(new Request(`https://shop.example${path}`, init));
  expect(call("/api/search?q=gran&language=sv")).toBe("sv");
  expect(call("/api/search?q=gran&language=da")).toBe("en");
  expect(call("/api/search?q=gran", { headers: { "Shop-Language": "sv", "Accept-Language": "sv" } })).toBe("en");
  expect(call("/api/carts?language=sv", { method: "POST", body: "{}" })).toBe("en");
  expect(call("/api/carts", { method: "POST", body: "{}", headers: { "Shop-Language": "sv" } })).toBe("sv");
  expect(call("/api/carts", { method: "POST", body: "{}", headers: { "Shop-Language": "sv-fi" } })).toBe("sv-fi");
});

it("is another build when a text in one language changes", () => {
  expect(versionOf(shop())).toBe("en.sv");
});

it("renders a page below the prefix of its locale, with the browser's files in its language", async () => {
  expect(await visit("/sv-fi/cart")).toEqual({ status: 200, files: "sv" });
  expect(await visit("/sv/cart")).toEqual({ status: 200, files: "sv" });
  expect(await visit("/cart")).toEqual({ status: 200, files: "en" });
});

it("has no pages in a language that it is not open in", async () => {
  expect(await visit("/da/cart")).toEqual({ status: 404, files: "en" });
});
