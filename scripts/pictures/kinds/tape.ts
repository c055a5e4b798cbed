import type { Legs } from "../cloth/legs.ts";
import type { Vec3 } from "../cloth/pattern.ts";

export type Side = "front" | "back";

/** A tape measure around a quarter of a form: from the center line, or the inside of a leg, to the side. */
export interface Tape {
  /** How long it is at a height. */
  length(z: number): number;
  /** The point at a share of it, moved out from the form as far as cloth of this width would hang. */
  at(z: number, share: number, width: number): readonly [x: number, y: number];
  /** A point, pushed out of the form where it is inside. */
  outside: (point: Vec3) => Vec3;
}

const samples = 28;
const gap = 0.004;

/** Measures the wearer's left side of a form; the quarter turns into a leg over the 10 cm above `crotch`. */
export function tapeOf(legs: Legs, side: Side, crotch: number): Tape {
  const { grid } = legs;
  const sign = side === "front" ? -1 : 1;
  const known = new Map<number, { points: [number, number][]; lengths: number[]; center: readonly [number, number] }>();
  const away = new Float64Array(3);

  const reach = (x: number, y: number, z: number, dx: number, dy: number) => {
    const most = dx < 0 ? x / -dx : 0.4;
    let r = 0.02;
    for (let i = 0; i < 60 && r < most; i++) {
      const distance = grid.distance(x + dx * r, y + dy * r, z);
      if (distance > -0.0005) break;
      r -= distance * 0.7;
    }
    return Math.max(0, Math.min(most, r));
  };

  const around = (height: number) => {
    const z = Math.round(height * 500) / 500;
    const found = known.get(z);
    if (found) return found;
    const part = Math.min(1, Math.max(0, (crotch + 0.1 - z) / 0.1));
    const [legX, legY] = legs.middle(Math.min(z, crotch));
    const eased = part * part * (3 - 2 * part);
    const center = [legX * eased, legY] as const;
    const depth = reach(0, legY, Math.max(z, crotch + 0.1), 0, sign);
    const first = Math.atan2(depth * Math.sqrt(1 - eased * eased), -center[0]);
    const points = Array.from({ length: samples + 1 }, (_, i): [number, number] => {
      const angle = first * (1 - i / samples);
      const [dx, dy] = [Math.cos(angle), sign * Math.sin(angle)];
      const r = reach(center[0], center[1], z, dx, dy);
      return [center[0] + dx * r, center[1] + dy * r];
    });
    const lengths = [0];
    for (let i = 1; i < points.length; i++)
      lengths.push(lengths[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]));
    const result = { points, lengths, center };
    known.set(z, result);
    return result;
  };

  return {
    length: (z) => around(z).lengths.at(-1)!,
    at(z, share, width) {
      const { points, lengths, center } = around(z);
      const length = lengths.at(-1)!;
      const along = Math.min(1, Math.max(0, share)) * length;
      let i = 1;
      while (i < samples && lengths[i]! < along) i++;
      const t = (along - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
      const wider = Math.max(1, width / length);
      const [x, y] = [0, 1].map((k) => {
        const on = points[i - 1]![k]! + (points[i]![k]! - points[i - 1]![k]!) * t;
        return center[k]! + (on - center[k]!) * wider;
      }) as [number, number];
      return [Math.max(share <= 0.002 && z > crotch ? 0 : 0.003, x), y];
    },
    outside([x, y, z]) {
      const point = [x, y, z] as [number, number, number];
      for (let i = 0; i < 8; i++) {
        const distance = grid.distance(...point);
        if (distance >= gap - 0.0005) break;
        grid.outward(...point, away);
        for (let k = 0; k < 3; k++) point[k]! += away[k]! * (gap - distance);
      }
      return point;
    },
  };
}
