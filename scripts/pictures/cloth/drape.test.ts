import { beforeAll, describe, expect, it } from "vitest";

import { drape } from "./drape.ts";
import { ellipsoid, gridOf } from "./form.ts";
import type { Piece, Point } from "./pattern.ts";
import { sew } from "./sewing.ts";

/** A square cloth, 20 cm a side, level at a height. */
function square(name: string, left: number, height: number): Piece {
  const [a, b, c, d]: Point[] = [
    [left, 0],
    [left + 0.2, 0],
    [left + 0.2, 0.2],
    [left, 0.2],
  ];
  return {
    name,
    edges: [
      { name: "near", points: [a!, b!] },
      { name: "right", points: [b!, c!] },
      { name: "far", points: [c!, d!] },
      { name: "left", points: [d!, a!] },
    ],
    place: ([x, z]) => [x, z, height],
  };
}

const ball = gridOf(
  ellipsoid(0.1, 0.1, 0, 0.06, 0.06, 0.06),
  [
    [-0.1, -0.1, -0.1],
    [0.3, 0.3, 0.1],
  ],
  0.01,
);

const fall = { bend: 0.02, gap: 0.003, friction: 0.3, seconds: 0.4 };

describe("sewing", () => {
  it("makes one cloth of two pieces, with no point twice along the seam", () => {
    const pieces = [square("left", 0, 0.1), square("right", 0.2, 0.1)];
    const apart = sew(pieces, [], 0.02);
    const sewn = sew(pieces, [{ a: ["left", "right"], b: ["right", "left"], turned: true }], 0.02);
    const along = sewn.edges.get("left.right")!;
    expect(along.toReversed()).toEqual(sewn.edges.get("right.left"));
    expect(sewn.positions.length / 3).toBe(apart.positions.length / 3 - along.length);
  });

  it("gathers the longer of two edges: both get as many steps", () => {
    const long = square("long", 0, 0.1);
    const short = { ...square("short", 0.2, 0.1), name: "short" };
    const half = {
      ...short,
      edges: short.edges.map((edge) => ({ ...edge, points: edge.points.map(([x, z]) => [x, z / 2] as const) })),
    };
    const sewn = sew([long, half], [{ a: ["long", "right"], b: ["short", "left"], turned: true }], 0.02);
    expect(sewn.edges.get("short.left")).toHaveLength(sewn.edges.get("long.right")!.length);
  });

  it("names an edge that a seam asks for and no piece has", () => {
    expect(() => sew([square("left", 0, 0)], [{ a: ["left", "sleeve"], b: ["left", "right"] }], 0.02)).toThrow(
      "left.sleeve",
    );
  });
});

describe("a falling cloth", () => {
  const cloth = sew([square("cloth", 0, 0.075)], [], 0.016);
  beforeAll(() => drape(cloth, ball, fall), 60_000);

  it("comes to lie on the form, never in it", () => {
    for (let i = 0; i < cloth.positions.length; i += 3) {
      const [x, y, z] = cloth.positions.subarray(i, i + 3);
      expect(ball.distance(x!, y!, z!)).toBeGreaterThan(0);
    }
    expect(Math.max(...cloth.positions.filter((_, i) => i % 3 === 2))).toBeLessThan(0.07);
  });

  it("hangs from what is pinned", () => {
    const curtain = sew([square("cloth", 0, 0.09)], [], 0.03);
    const pinned = new Set(curtain.edges.get("cloth.far"));
    drape(curtain, ball, { ...fall, pinned, seconds: 0.1 });
    for (const vertex of pinned) expect(curtain.positions[vertex * 3 + 2]).toBe(0.09);
  });

  it("keeps its size", () => {
    const { triangles, positions, flat } = cloth;
    let [room, cut] = [0, 0];
    for (let t = 0; t < triangles.length; t += 3) {
      const at = (k: number) => positions.subarray(triangles[t + k]! * 3, triangles[t + k]! * 3 + 3);
      room += Math.hypot(...[0, 1, 2].map((k) => at(1)[k]! - at(0)[k]!));
      cut += Math.hypot(flat[t * 2 + 2]! - flat[t * 2]!, flat[t * 2 + 3]! - flat[t * 2 + 1]!);
    }
    expect(room / cut).toBeGreaterThan(0.95);
    expect(room / cut).toBeLessThan(1.05);
  });
});
