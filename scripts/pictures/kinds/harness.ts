import type { Scene } from "../camera/photograph.ts";
import type { Vec3 } from "../cloth/pattern.ts";
import { materials } from "../materials.ts";
import { mesh, stitches } from "../sheets/details.ts";
import { darkened, rectangle } from "../sheets/trim.ts";
import { box, type Finish, through, tube } from "../solids.ts";

/** A strap of near black webbing with a row of stitches along either edge. */
export const webbing: Finish = {
  surface: materials.webbing,
  layers: ({ along }) => [
    darkened,
    ...[-0.009, 0.009].map((x) =>
      stitches([
        [x, 0],
        [x, along],
      ]),
    ),
  ],
};

/** A side-release buckle that lies against a side (`x`) or the front (`y`). */
export function buckle([x, y, z]: Vec3, against: "x" | "y"): Scene {
  const size: Vec3 = against === "y" ? [0.036, 0.009, 0.046] : [0.009, 0.036, 0.046];
  return box([x, y, z], size, 0.0035, { surface: materials.plastic, layers: () => [darkened] });
}

/** Two padded shoulder straps, the webbing that pulls them tight and a loop to lift it by. */
export function harness({ width, depth, height }: { width: number; depth: number; height: number }): Scene[] {
  const back = depth / 2;
  const sides = [-1, 1].flatMap((side) => {
    const padded = tube(
      {
        path: through(
          [
            [side * 0.04, back * 0.82, height * 0.885],
            [side * 0.052, back + 0.012, height * 0.87],
            [side * 0.066, back + 0.04, height * 0.79],
            [side * 0.08, back + 0.052, height * 0.66],
            [side * 0.092, back + 0.048, height * 0.52],
            [side * 0.1, back + 0.03, height * 0.38],
            [side * 0.104, back + 0.018, height * 0.31],
          ],
          6,
        ),
        half: (share) => [0.031 - 0.007 * share, 0.0065],
        facing: [0, 1, 0.3],
        square: 2.8,
        sides: 28,
      },
      {
        surface: materials.canvas,
        layers: ({ along }) => [
          mesh(rectangle([0, along / 2], 0.038, along - 0.03), 0.005),
          ...[-0.021, 0.021].map((x) =>
            stitches([
              [x, 0],
              [x, along],
            ]),
          ),
        ],
      },
    );
    const pull = tube(
      {
        path: through(
          [
            [side * 0.104, back + 0.02, height * 0.33],
            [side * 0.106, back + 0.014, height * 0.24],
            [side * 0.114, back + 0.006, height * 0.14],
            [side * width * 0.44, back - 0.012, height * 0.07],
          ],
          7,
        ),
        half: [0.011, 0.0013],
        facing: [0, 1, 0.1],
        square: 4,
      },
      webbing,
    );
    return [padded, pull];
  });
  const loop = tube(
    {
      path: through(
        [
          [-0.036, back * 0.96, height * 0.885],
          [-0.034, back * 1.06, height * 0.93],
          [-0.018, back * 1.08, height * 0.975],
          [0.018, back * 1.08, height * 0.975],
          [0.034, back * 1.06, height * 0.93],
          [0.036, back * 0.96, height * 0.885],
        ],
        7,
      ),
      half: [0.0115, 0.002],
      facing: (share) => [-Math.cos(share * Math.PI), 0, Math.sin(share * Math.PI)],
      square: 4,
    },
    webbing,
  );
  return [...sides, loop];
}
