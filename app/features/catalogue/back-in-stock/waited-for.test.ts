import { describe, expect, it } from "vitest";

import { missedVariant, waitedFor } from "./waited-for.ts";

const option = (id: string, available = true) => ({
  id,
  name: id.toUpperCase(),
  hex: "#000000",
  description: "",
  available,
});
const tee = {
  colors: [option("black"), option("white")],
  sizes: [option("m"), option("l"), option("xl", false)],
  variants: [
    { id: "wl", colorId: "white", sizeId: "l", quantity: 0 },
    { id: "bx", colorId: "black", sizeId: "xl", quantity: 4 },
    { id: "bm", colorId: "black", sizeId: "m", quantity: 0 },
    { id: "bl", colorId: "black", sizeId: "l", quantity: 3 },
    { id: "wm", colorId: "white", sizeId: "m", quantity: 0 },
  ],
};

describe("what one can wait for", () => {
  it("is what cannot be bought, in the order of colors and sizes", () => {
    expect(waitedFor(tee).map(({ name }) => name)).toEqual(["BLACK, M", "BLACK, XL", "WHITE, M", "WHITE, L"]);
  });

  it.each([
    ["nothing", null, ""],
    ["a color and a size", { colorId: "white", sizeId: "m" }, "wm"],
    ["a size that only one color lacks", { colorId: null, sizeId: "l" }, "wl"],
    ["a size that several lack", { colorId: null, sizeId: "m" }, ""],
    ["what can be bought", { colorId: "black", sizeId: "l" }, ""],
  ])("is chosen already where only one fits: %s", (_, missed, id) => {
    expect(missedVariant(tee, missed)).toBe(id);
  });
});
