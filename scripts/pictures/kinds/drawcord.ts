import type { Scene } from "../camera/photograph.ts";
import type { Vec3 } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { through, tube } from "../solids.ts";
import type { Ink } from "../sheets/sheet.ts";

/** The two ends of a cord that come out of a waistband at a height and hang `length` metres over the front. */
export function drawcord(garment: Scene, height: number, length: number, ground: Ink = "main"): Scene[] {
  return [-1, 1].flatMap((hand) => {
    const at = (x: number, z: number, off: number): Vec3 => [x, frontOf(garment, x, z) - off, z];
    const start = hand * 0.022;
    const uneven = hand > 0 ? 1 : 0.93;
    const points = [
      at(start, height, -0.002),
      at(start * 0.9, height - 0.004, 0.004),
      at(start * 0.7, height - 0.02, 0.0045),
      ...[0.4, 0.6, 0.8, 1].map((t) =>
        at(start * (0.7 + 0.35 * t) + hand * 0.0016 * Math.sin(t * 5 + hand), height - length * t * uneven, 0.0045),
      ),
    ];
    const cord = tube(
      {
        path: through(points, 6),
        half: (share) => (share > 0.94 ? [0.0042, 0.0036] : [0.003, 0.0025]),
        facing: [0, -1, 0],
        sides: 12,
      },
      { surface: fabrics.cotton, ground },
    );
    return [cord, eyelet(at(start, height, 0.0012), ground)];
  });
}

/** The ring that a cord comes out of. */
function eyelet([x, y, z]: Vec3, ground: Ink): Scene {
  const path = Array.from({ length: 20 }, (_, i): Vec3 => {
    const angle = (i / 20) * 2 * Math.PI;
    return [x + 0.0052 * Math.cos(angle), y, z + 0.0052 * Math.sin(angle)];
  });
  return tube(
    { path, half: [0.0014, 0.0012], facing: [0, -1, 0], joined: true, sides: 8 },
    { surface: fabrics.shell, ground },
  );
}

/** How far forward the garment reaches near a place, seen from the front. */
export function frontOf({ body: { positions } }: Scene, x: number, z: number): number {
  const near = 0.012;
  let front = 0;
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! > 0 || Math.hypot(positions[i]! - x, positions[i + 2]! - z) > near) continue;
    front = Math.min(front, positions[i + 1]!);
  }
  return front;
}
