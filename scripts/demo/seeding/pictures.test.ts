import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { demoProducts } from "../catalogue/products.ts";
import { fileOf, picturesOf } from "./pictures.ts";

const pictures = demoProducts.flatMap(picturesOf);
/** The products that are shown five times in each color. */
const bestShown = demoProducts.filter((product) => {
  const own = picturesOf(product);
  return product.colors.every((color) => own.filter((picture) => picture.color === color).length >= 5);
});
const large = { width: 2400, height: 3000, format: "webp" };
const usual = { width: 1200, height: 1500, format: "webp" };

describe("the demo shop's pictures", () => {
  it.each(demoProducts.filter(({ looks }) => looks !== null))(
    "of $id show each color from the front and from behind, in their size",
    async (product) => {
      const own = picturesOf(product);
      for (const color of product.colors) {
        const sides = own.filter((picture) => picture.color === color).map(({ view }) => view);
        expect(sides).toEqual(expect.arrayContaining(["front", "back"]));
      }
      for (const picture of own) {
        const { width, height, format } = await sharp(fileURLToPath(fileOf(picture))).metadata();
        const isLarge = picture.view === "front" && bestShown.includes(product);
        expect({ width, height, format }).toEqual(isLarge ? large : usual);
      }
    },
  );

  it("show a dozen products close up", () => {
    const closeUps = new Set(pictures.filter(({ view }) => view === "detail").map(({ product }) => product));
    expect(closeUps.size).toBeGreaterThanOrEqual(12);
  });

  it("show 24 products five times in each color", () => {
    expect(bestShown.length).toBeGreaterThanOrEqual(24);
  });

  // Best sellers have five views of each color, and a front for the zoom; the demo's picture store and a clone stay small.
  it("weigh 60 KB on average at most, and 44 MB together", () => {
    const bytes = pictures.reduce((sum, picture) => sum + statSync(fileOf(picture)).size, 0);
    expect(bytes / pictures.length).toBeLessThanOrEqual(60 * 1024);
    expect(bytes).toBeLessThanOrEqual(44 * 1024 * 1024);
  });

  it("are all in use", () => {
    const files = readdirSync(new URL("../pictures", import.meta.url)).filter((file) => file !== "README.md");
    expect(files).toHaveLength(pictures.length);
  });
});
