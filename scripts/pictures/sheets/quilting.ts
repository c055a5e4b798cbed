import type { Point } from "../cloth/pattern.ts";
import { seam } from "./details.ts";
import { pathOf } from "./lines.ts";
import type { Layers } from "./sheet.ts";

/** A quilting seam with the puckers that the filling makes along it. */
export function quilted(line: readonly Point[]): Layers[] {
  const folds: string[] = [];
  for (let i = 1; i < line.length; i++) {
    const [ax, az] = line[i - 1]!;
    const [bx, bz] = line[i]!;
    const length = Math.hypot(bx - ax, bz - az);
    for (let along = 0; along < length; along += 0.009) {
      const jitter = wander(ax + along * 7.3, az + along);
      const t = (along + jitter * 0.004) / length;
      const [x, z] = [ax + (bx - ax) * t, az + (bz - az) * t];
      const [nx, nz] = [-(bz - az) / length, (bx - ax) / length];
      for (const side of [1, -1]) {
        const reach = side * (0.009 + 0.008 * Math.abs(wander(x * 3 + side, z)));
        const lean = 0.004 * wander(z * 5, x * 5 + side);
        folds.push(
          pathOf([
            [x, z],
            [x + nx * reach + lean * nz, z + nz * reach + lean * nx],
          ]),
        );
      }
    }
  }
  const d = folds.join("");
  return [
    {
      ink: `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="1.6" filter="url(#soft2)"/>`,
      relief: `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".7" stroke-width="2" filter="url(#soft2)"/>`,
    },
    seam(line, 1.2),
  ];
}

/** How far filling stands out between seams `pitch` metres apart; `at` is measured across them. */
export function puff(at: number, pitch: number, height: number, along: number): number {
  const channel = Math.floor(at / pitch);
  const swell = Math.abs(Math.sin((Math.PI * at) / pitch)) ** 0.6;
  const uneven = 1 + 0.16 * Math.sin(along * 31 + channel * 2.1) + 0.1 * Math.sin(along * 67 + channel * 4.7);
  return height * swell * uneven;
}

/** The same number between -1 and 1 for the same place. */
function wander(x: number, z: number): number {
  const s = Math.sin(x * 1271.7 + z * 3117.3) * 43758.5453;
  return (s - Math.floor(s)) * 2 - 1;
}
