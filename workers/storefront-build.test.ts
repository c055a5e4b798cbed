import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";

import { isStaffPath, storefrontBuild } from "./storefront-build.ts";

it.each(["/admin", "/admin/orders/1", "/admin.data", "/admin/orders/1.data"])("%s is the staff's", (path) =>
  expect(isStaffPath(path)).toBe(true),
);

it.each(["/", "/_.data", "/administration", "/shop", "/product/admin", "/media/admin/1.webp", "/sv/admin"])(
  "%s is not",
  (path) => expect(isStaffPath(path)).toBe(false),
);

it("leaves out what is under /admin, and keeps all else", () => {
  const routes = {
    root: { id: "root", path: "" },
    shop: { id: "shop", parentId: "root", path: "shop" },
    layout: { id: "layout", parentId: "root" },
    dashboard: { id: "dashboard", parentId: "layout", path: "admin", index: true },
    order: { id: "order", parentId: "layout", path: "admin/orders/:id" },
    note: { id: "note", parentId: "order", path: "note" },
    rest: { id: "rest", parentId: "root", path: "*" },
  };
  const build = storefrontBuild({ routes, assets: { routes, version: "1" } } as unknown as ServerBuild);
  expect(Object.keys(build.routes)).toEqual(["root", "shop", "layout", "rest"]);
  expect(Object.keys(build.assets.routes)).toEqual(["root", "shop", "layout", "rest"]);
  expect(build.assets.version).toBe("1");
});
