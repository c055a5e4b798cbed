import { expect, it } from "vitest";

import { isSame } from "./product-changes.ts";

it("a color is the same in capital and small letters, and its name is not", () => {
  const color = { id: "navy", name: "Navy", hex: "#1F2A44", available: true };
  expect(isSame([color], [{ ...color, hex: "#1f2a44" }])).toBe(true);
  expect(isSame([color], [{ ...color, hex: "#1f2a45" }])).toBe(false);
  expect(isSame([color], [{ ...color, name: "navy" }])).toBe(false);
});
