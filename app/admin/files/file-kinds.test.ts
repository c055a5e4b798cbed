import { describe, expect, it } from "vitest";

import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { fileKinds } from "#app/shared/states.ts";

import { fileKindsOf, filterOf } from "./file-kinds.ts";

describe("what a role may take out and bring in", () => {
  it("is everything for owners, goods without people for editors, and nothing for support", () => {
    expect(fileKindsOf(builtInRoles.owner)).toEqual(fileKinds);
    expect(fileKindsOf(builtInRoles.editor)).toEqual([
      "products",
      "shopify-products",
      "stock",
      "redirects",
      "discounts",
    ]);
    expect(fileKindsOf(builtInRoles.support)).toEqual([]);
  });

  it("is everything at once only for those who may take out each kind of it", () => {
    const all = builtInRoles.owner.permissions;
    for (const missing of ["personal-data:export", "discounts:write", "reviews:moderate"] as const) {
      const permissions = all.filter((permission) => permission !== missing);
      expect(fileKindsOf({ ...builtInRoles.owner, permissions }), missing).not.toContain("everything");
    }
  });
});

describe("filterOf", () => {
  it("takes what the kind knows and nothing else", () => {
    expect(filterOf("orders", { status: "shipped", payment: "__proto__", state: "draft" })).toEqual({
      status: "shipped",
    });
    expect(filterOf("products", { state: "" })).toEqual({});
  });
});
