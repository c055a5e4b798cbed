import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { demoProducts } from "../catalogue/products.ts";
import { fileOf, shotsOf } from "./pictures.ts";

const shots = demoProducts.flatMap(shotsOf);

describe("the demo shop's pictures", () => {
  it.each(demoProducts.filter(({ looks }) => looks !== null))(
    "of $id show each color from the front and from behind, 1200 × 1500",
    async (product) => {
      const own = shotsOf(product);
      for (const color of product.colors) {
        const sides = own.filter((shot) => shot.color === color).map(({ view }) => view);
        expect(sides).toEqual(expect.arrayContaining(["front", "back"]));
      }
      for (const shot of own) {
        const { width, height, format } = await sharp(fileURLToPath(fileOf(shot))).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 1500, format: "webp" });
      }
    },
  );

  it("show a dozen products close up", () => {
    const closeUps = new Set(shots.filter(({ view }) => view === "detail").map(({ product }) => product));
    expect(closeUps.size).toBeGreaterThanOrEqual(12);
  });

  it("weigh 60 KB on average at most, and 20 MB together", () => {
    const bytes = shots.reduce((sum, shot) => sum + statSync(fileOf(shot)).size, 0);
    expect(bytes / shots.length).toBeLessThanOrEqual(60 * 1024);
    expect(bytes).toBeLessThanOrEqual(20 * 1024 * 1024);
  });

  it("are all in use", () => {
    const files = readdirSync(new URL("../pictures", import.meta.url)).filter((file) => file !== "README.md");
    expect(files).toHaveLength(shots.length);
  });
});
