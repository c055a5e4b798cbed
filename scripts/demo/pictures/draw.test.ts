import { describe, expect, it } from "vitest";

import { drawProduct } from "./draw.ts";
import { drawEditorial, editorialNames } from "./editorial.ts";
import { cuts, type GarmentKind } from "./kinds.ts";

const designs = (Object.keys(cuts) as GarmentKind[]).flatMap((kind) => cuts[kind].map((cut) => [kind, cut] as const));

describe("a product's picture", () => {
  it.each(designs)("of %s, %s, is sound from both sides", (kind, cut) => {
    for (const view of ["front", "back"] as const) expectSound(drawProduct(kind, "#2F4A3C", view, cut));
  });

  it("is the same each time", () => {
    expect(drawProduct("tee", "#15171A", "front")).toBe(drawProduct("tee", "#15171A", "front"));
  });

  it("shows cut, color and side", () => {
    const pictures = [
      drawProduct("tee", "#15171A", "front"),
      drawProduct("tee", "#15171A", "back"),
      drawProduct("tee", "#F4F4F2", "front"),
      drawProduct("tee", "#15171A", "front", "boxy"),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe("an editorial picture", () => {
  it.each(editorialNames)("%s is sound, wide and tall", (name) => {
    expectSound(drawEditorial(name, 2000, 1125));
    expectSound(drawEditorial(name, 1000, 1250));
  });
});

function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}
