import { turned } from "../arrange.ts";
import type { Point, Vec3 } from "../cloth/pattern.ts";
import { together } from "../garment.ts";
import { materials } from "../materials.ts";
import { print, stitches, stripe } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import { darkened, rotated } from "../sheets/trim.ts";
import { box, loft, oval, through, tube } from "../solids.ts";
import type { Subject } from "../subject.ts";

const half = 0.33;
const thickness = 0.006;
const core = 0.016;
const turns = 7;
const radius = core + turns * (thickness + 0.0004);

/** A mat rolled up, its end lying out behind, held by a carry strap. */
export function trainingMat(): Subject {
  const mat = loft(
    rolled().map(({ at: [y, z], out: [oy, oz] }) =>
      section.map(([x, t]): Vec3 => [-x, y + (oy * t * thickness) / 2, z + (oz * t * thickness) / 2]),
    ),
    {
      surface: materials.rubber,
      layers: ({ around, along }) => [
        ...[-1, 1].map((side) =>
          stripe(
            [
              [(side * around) / 2, 0],
              [(side * around) / 2, along],
            ],
            around / 2 + 0.006,
            "accent",
          ),
        ),
        rotated(print(symbol, [0, along - 0.215], 0.05), [0, along - 0.215], 180),
      ],
    },
  );
  const straps = [-0.15, 0.15].map((x) =>
    tube(
      {
        path: oval(56, radius + 0.0045, radius + 0.0045, 0).map(([a, b]): Vec3 => [x, a, b + radius]),
        half: [0.013, 0.0011],
        facing: (share) => {
          const angle = (share - 0.5) * 2 * Math.PI;
          return [0, Math.sin(angle), -Math.cos(angle)];
        },
        square: 4,
        joined: true,
      },
      { surface: materials.webbing, layers: () => [darkened] },
    ),
  );
  const top = radius * 2 + 0.005;
  const handle = tube(
    {
      path: through([
        [-0.152, -0.03, top - 0.012],
        [-0.15, -0.02, top - 0.003],
        [-0.13, -0.012, top + 0.012],
        [-0.07, -0.006, top + 0.034],
        [0, -0.004, top + 0.042],
        [0.07, -0.006, top + 0.034],
        [0.13, -0.012, top + 0.012],
        [0.15, -0.02, top - 0.003],
        [0.152, -0.03, top - 0.012],
      ]),
      half: [0.013, 0.0014],
      facing: [0, -0.5, 1],
      square: 4,
    },
    {
      surface: materials.webbing,
      layers: ({ along }) => [
        darkened,
        stitches([
          [0.01, 0],
          [0.01, along],
        ]),
      ],
    },
  );
  const buckles = [-0.15, 0.15].map((x) =>
    box([x, -radius * 0.86 - 0.002, radius * 1.5], [0.034, 0.012, 0.024], 0.004, {
      surface: materials.plastic,
      layers: () => [darkened],
    }),
  );
  const scene = turned(together([mat, ...straps, handle, ...buckles]), "z", -50);
  const view = { center: [0, 0, 0.07], span: 0.8, rise: 16 } as const;
  return { scene, views: { front: view, back: { ...view, turn: 180 } }, reach: 0.6, stands: true };
}

/** Across the mat: [along its width, 1 on its upper face and -1 on its lower]. */
const section: readonly Point[] = (() => {
  const face = [-half + 0.0025, -half + 0.012, -0.2, -0.07, 0.07, 0.2, half - 0.012, half - 0.0025];
  return [
    [-0.000001, -1] as const,
    ...face
      .slice(0, 4)
      .toReversed()
      .map((x) => [x, -1] as const),
    [-half + 0.0004, -0.7],
    [-half, 0],
    [-half + 0.0004, 0.7],
    ...face.map((x) => [x, 1] as const),
    [half - 0.0004, 0.7],
    [half, 0],
    [half - 0.0004, -0.7],
    ...face
      .slice(4)
      .toReversed()
      .map((x) => [x, -1] as const),
  ];
})();

/** The rolled line from the inside out, then its end on the floor behind: where it is and which way its outside looks. */
function rolled(): { at: Point; out: Point }[] {
  const steps = turns * 44;
  const spiral = Array.from({ length: steps + 1 }, (_, i) => {
    const left = (1 - i / steps) * turns;
    const angle = -Math.PI / 2 - left * 2 * Math.PI;
    const reach = radius - (left * (radius - core)) / turns - thickness / 2;
    const out: Point = [Math.cos(angle), Math.sin(angle)];
    return { at: [out[0] * reach, radius + out[1] * reach] as const, out };
  });
  const end = Array.from({ length: 9 }, (_, i) => ({
    at: [0.012 + i * 0.015, thickness / 2 + 0.012 * Math.max(0, (i - 3) / 6) ** 2] as const,
    out: [0, -1] as const,
  }));
  return [...spiral, ...end];
}
