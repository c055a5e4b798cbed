import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";

import { pageRenderer } from "./page-renderer.ts";

const paths: Record<string, [parent: string | undefined, path: string | undefined]> = {
  layout: ["root", undefined],
  home: ["layout", ""],
  shop: ["layout", "shop"],
  product: ["layout", "product/:id"],
  preview: ["layout", "product/:id/preview"],
  "not found": ["layout", "*"],
  admin: ["root", "admin"],
  "admin products": ["admin", "products"],
  picture: ["root", "media/*"],
};

const answer = (id: string) => ({ loader: () => new Response(id) });
const routes = Object.fromEntries([
  ["root", { id: "root", module: { default: () => null } }],
  ...Object.entries(paths).map(([id, [parentId, path]]) => [
    id,
    { id, parentId, path: path || undefined, index: path === "" || undefined, module: answer(id) },
  ]),
]) as unknown as ServerBuild["routes"];

const build = {
  entry: { module: { default: () => new Response("a page") } },
  routes,
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const render = pageRenderer(build, "production");

/** Which route answers an address: routes without a component answer as resources, those with children as pages. */
async function routeOf(path: string): Promise<string> {
  const response = await render(new Request(`https://shop.example${path}`), undefined);
  return response.text();
}

describe("the routes that an address is compared with", () => {
  it.each([
    ["/", "home"],
    ["/shop", "shop"],
    ["/SHOP", "shop"],
    ["/sh%6Fp", "shop"],
    ["/shop?page=2", "shop"],
    ["/product/tee", "product"],
    ["/product/tee/preview", "preview"],
    ["/media/a/b.webp", "picture"],
    ["/admin/products", "admin products"],
    ["/nowhere", "not found"],
    ["/product", "not found"],
    ["/shop/nowhere", "not found"],
    ["/admin/nowhere", "not found"],
  ])("%s is answered by %s", async (path, route) => {
    expect(await routeOf(path)).toBe(route);
  });
});
