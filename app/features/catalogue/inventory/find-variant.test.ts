import { describe, expect, it } from "vitest";

import { findVariant } from "./find-variant.ts";

const variants = [
  { id: "v1", colorId: "black", sizeId: "m" },
  { id: "v2", colorId: "black", sizeId: "l" },
];

describe("findVariant", () => {
  it.each([
    ["its id", { variantId: "v2" }, "v2"],
    ["color and size", { colorId: "black", sizeId: "m" }, "v1"],
    ["its id before color and size", { variantId: "v1", colorId: "black", sizeId: "l" }, "v1"],
    ["an unknown id, even with a known color and size", { variantId: "?", colorId: "black", sizeId: "m" }, undefined],
    ["a color alone", { colorId: "black" }, undefined],
    ["nothing", {}, undefined],
  ])("finds by %s", (_, choice, id) => {
    expect(findVariant(variants, choice)?.id).toBe(id);
  });

  it("needs no choice when there is one variant only", () => {
    expect(findVariant(variants.slice(0, 1), {})?.id).toBe("v1");
  });
});
