import { describe, expect, it } from "vitest";

import { colorNamed, sizeNamed } from "#app/features/catalogue/products/default-options.ts";

import { cellsOfNewColor, cellsWithId, nextColor, shopColorNamed } from "./color-edit.ts";

const own = [
  { name: "Graphite", hex: "#3A3D42" },
  { name: "Spruce", hex: "#1F3B33" },
];
const sizes = [sizeNamed("S"), sizeNamed("M")];
const black = colorNamed("Black");

describe("a color by its name", () => {
  it("has the shade and the spelling of the shop's own", () => {
    expect(shopColorNamed(own, "graphite")).toMatchObject({ id: "graphite", name: "Graphite", hex: "#3A3D42" });
  });
  it("has a usual shade where the shop has no such color", () => {
    expect(shopColorNamed(own, "Navy").hex).toBe(colorNamed("Navy").hex);
  });
});

describe("the color that one press adds", () => {
  it("is the shop's most used one that the product lacks", () => {
    expect(nextColor(own, []).name).toBe("Graphite");
    expect(nextColor(own, [colorNamed("Graphite")]).name).toBe("Spruce");
  });
  it("is a usual one, then a numbered one, when the product has all of those", () => {
    expect(nextColor([], []).name).toBe("Black");
    const all = ["Black", "White", "Gray", "Navy", "Red", "Green", "Blue"].map((name) => colorNamed(name));
    expect(nextColor([], all).name).toBe("Color 8");
  });
});

describe("the units that a new color begins with", () => {
  it("are those of the other colors while nothing is saved", () => {
    const cells = { "black s": "10", "black m": "12" };
    expect(cellsOfNewColor({ colors: [black], sizes, cells, loaded: {} }, "navy")).toEqual({
      "navy s": "10",
      "navy m": "12",
    });
  });
  it("are none where stock is saved, for it was counted", () => {
    const cells = { "black s": "10", "black m": "12" };
    expect(cellsOfNewColor({ colors: [black], sizes, cells, loaded: cells }, "navy")).toEqual({
      "navy s": "0",
      "navy m": "0",
    });
  });
  it("are none where the others differ or there are none, and blank in a size that no color is sold in", () => {
    const cells = { "black s": "10", "red s": "2", "black m": "", "red m": "" };
    const grid = { colors: [black, colorNamed("Red")], sizes, cells, loaded: cells };
    expect(cellsOfNewColor(grid, "navy")).toEqual({ "navy s": "0", "navy m": "" });
    expect(cellsOfNewColor({ ...grid, colors: [] }, "navy")).toEqual({ "navy s": "0", "navy m": "0" });
  });
});

it("the units of a renamed color go with it", () => {
  expect(cellsWithId({ "black s": "1", "navy s": "2" }, "black", "spruce")).toEqual({ "spruce s": "1", "navy s": "2" });
});
