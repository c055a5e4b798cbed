import type { Scene } from "../camera/photograph.ts";
import { bustForm } from "../cloth/bust.ts";
import type { Vec3 } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { stitches } from "../sheets/details.ts";
import { through, tube } from "../solids.ts";

/** Where a narrow strap runs: places that it passes, which need not lie on the body, and how far off it lies there. */
export interface StrapWay {
  by: readonly Vec3[];
  off: number;
  half: number;
}

/** A narrow strap that lies on the body. */
export function cordStrap({ by, off, half }: StrapWay): Scene {
  const grid = bustForm();
  const away = new Float64Array(3);
  const path = through(by, 14).map(([x, y, z]): Vec3 => {
    const point: [number, number, number] = [x, y, z];
    for (let i = 0; i < 6; i++) {
      grid.outward(...point, away);
      const missing = off - grid.distance(...point);
      // It spans hollows instead of following them.
      if (missing <= 0) break;
      for (let k = 0; k < 3; k++) point[k]! += away[k]! * missing;
    }
    return point;
  });
  const facing = path.map((point): Vec3 => {
    grid.outward(...point, away);
    return [away[0]!, away[1]!, away[2]!];
  });
  return tube(
    {
      path,
      half: [half, 0.0011],
      facing: (share) => facing[Math.round(share * (facing.length - 1))]!,
      square: 4,
    },
    {
      surface: fabrics.tights,
      layers: ({ along }) =>
        [-1, 1].map((side) =>
          stitches([
            [side * half * 0.6, 0],
            [side * half * 0.6, along],
          ]),
        ),
    },
  );
}
