import { beforeAll, describe, expect, it } from "vitest";

import { fabrics } from "../fabrics.ts";
import { type Body, thicken } from "./body.ts";
import { develop } from "./develop.ts";
import { photograph } from "./photograph.ts";
import type { Plates } from "./shade.ts";

const half = 0.3;

/** A card of 60 × 60 cm that stands upright, its face to the camera. */
function card(): Body {
  const steps = 6;
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= steps; row++)
    for (let column = 0; column <= steps; column++)
      positions.push(-half + (2 * half * column) / steps, 0, -half + (2 * half * row) / steps);
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const at = row * (steps + 1) + column;
      triangles.push(at, at + 1, at + steps + 2, at, at + steps + 2, at + steps + 1);
    }
  const skin = {
    positions: Float64Array.from(positions),
    triangles: Uint32Array.from(triangles),
    flat: Float64Array.from(triangles.flatMap((vertex) => [positions[vertex * 3]!, positions[vertex * 3 + 2]!])),
    pieceOf: new Uint16Array(triangles.length / 3),
  };
  return thicken(skin, 0.004);
}

const plain = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="${fill}"/></svg>`;

/** The card under the lights of the day, before it has a color. */
async function plates(): Promise<Plates> {
  const frame = { left: -half, bottom: -half, width: 2 * half, height: 2 * half };
  const sheet = { ink: plain("#f00"), relief: plain("#808080"), ...frame };
  const surface = { ...fabrics.jersey, grain: 0, melange: 0 };
  const shot = { center: [0, 0, 0], span: 1, turn: 0, rise: 0, size: [80, 100], reach: 1 } as const;
  const [taken] = await photograph({ body: card(), sheets: [sheet], surfaces: [surface] }, [shot]);
  return taken!;
}

function pixel({ rgba, width }: { rgba: Buffer; width: number }, x: number, y: number): number[] {
  return [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

describe("a photograph", () => {
  let taken: Plates;
  beforeAll(async () => {
    taken = await plates();
  }, 60_000);
  const photographed = (hex: string) => develop(taken, { main: hex, accent: "#000000", print: "#ffffff" });

  it.each(["#4A6479", "#9E2F3A", "#8E9A78", "#15171A"])("shows a card of %s in its own color", (hex) => {
    const shown = pixel(photographed(hex), 40, 50);
    const meant = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
    meant.forEach((value, i) => expect(Math.abs(shown[i]! - value)).toBeLessThanOrEqual(14));
  });

  it("keeps its ground clear and covers the card wholly", () => {
    const picture = photographed("#4A6479");
    expect(pixel(picture, 2, 2)[3]).toBe(0);
    expect(pixel(picture, 40, 50)[3]).toBe(255);
  });

  it("does not blow out white", () => {
    expect(Math.max(...pixel(photographed("#F4F4F2"), 40, 50).slice(0, 3))).toBeLessThan(252);
  });
});
