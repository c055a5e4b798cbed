import type { Point, Vec3 } from "../cloth/pattern.ts";
import { through } from "../solids.ts";

/** A finger of a glove: where it begins, how it leans to the right in degrees, its length and half its width in metres. */
export interface Finger {
  base: Point;
  lean: number;
  length: number;
  half: number;
  /** Whether it ends open, before the tip. */
  open: boolean;
}

/** The back of a left hand, fingers up, thumb on the right. */
export interface Hand {
  /** Half the width of the palm. */
  palm: number;
  /** Half the width of the wrist and of the cuff's end, and how far below the wrist it ends. */
  wrist: number;
  cuff: number;
  cuffLength: number;
  thumb: Finger;
  /** From the index to the little finger. */
  fingers: readonly Finger[];
}

/** A hand `bulk` times as thick as a bare one; `share` is how much of each finger is covered. */
export function handOf(bulk: number, share: number, cuff: Pick<Hand, "wrist" | "cuff" | "cuffLength">): Hand {
  const open = share < 1;
  const finger = (x: number, z: number, lean: number, length: number, half: number): Finger => ({
    base: [x * (0.8 + 0.2 * bulk), z],
    lean,
    length: length * share,
    half: half * bulk,
    open,
  });
  return {
    ...cuff,
    palm: 0.043 * (0.8 + 0.2 * bulk),
    thumb: finger(0.041, 0.042, 33, open ? 0.062 : 0.068, 0.0128),
    fingers: [
      finger(0.0325, 0.098, 7, 0.073, 0.0107),
      finger(0.0108, 0.103, 2, 0.082, 0.0107),
      finger(-0.0108, 0.1, -3, 0.075, 0.0103),
      finger(-0.0322, 0.089, -10, 0.06, 0.0095),
    ],
  };
}

/** Around the glove, counterclockwise from the cuff's left end. */
export function outlineOf({ palm, wrist, cuff, cuffLength, thumb, fingers }: Hand): Point[] {
  const right: Point[] = [
    [cuff, -cuffLength],
    [wrist + (cuff - wrist) * 0.35, -cuffLength * 0.45],
    [wrist, 0],
    [wrist + 0.004, 0.016],
  ];
  const left: Point[] = [
    [-palm - 0.001, 0.07],
    [-palm + 0.001, 0.04],
    [-wrist - 0.002, 0.012],
    [-wrist, 0],
    [-wrist - (cuff - wrist) * 0.35, -cuffLength * 0.45],
    [-cuff, -cuffLength],
  ];
  const web: Point = [palm * 0.98, 0.069];
  return [
    ...smooth([
      ...right,
      ...around(thumb, true),
      web,
      ...around(fingers[0]!),
      ...fingers.slice(1).flatMap((f) => around(f)),
      ...left,
    ]),
  ];
}

/** Up the right side of a finger, over its tip and down its left side. */
function around({ base, lean, length, half, open }: Finger, thumb = false): Point[] {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const at = (along: number, aside: number): Point => [
    base[0] + sin * along + cos * aside,
    base[1] + cos * along - sin * aside,
  ];
  const wide = thumb ? 1.25 : 1;
  const tip = open
    ? [
        at(length - 0.001, half),
        at(length, half * 0.9),
        at(length, 0),
        at(length, -half * 0.9),
        at(length - 0.001, -half),
      ]
    : [75, 45, 15, -15, -45, -75].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return at(length - half + Math.cos(angle) * half, Math.sin(angle) * half);
      });
  return [
    at(thumb ? 0.012 : 0.004, half * wide),
    at(length * 0.5, half * 1.02),
    ...tip,
    at(length * 0.5, -half * 1.02),
    at(thumb ? 0.02 : 0.004, -half),
  ];
}

function smooth(points: readonly Point[]): Point[] {
  return through(
    points.map(([x, z]): Vec3 => [x, 0, z]),
    4,
  ).map(([x, , z]) => [x, z]);
}
