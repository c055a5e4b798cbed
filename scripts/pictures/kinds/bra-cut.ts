import { bustForm } from "../cloth/bust.ts";
import { curve, mirrored, type Piece, type Point, type Seam, type Vec3 } from "../cloth/pattern.ts";
import { type Side, tapeOf } from "./tape.ts";

/** One side of a bra; x is half, z above the floor and, past the chest, along the cloth. Metres. */
export interface BraSide {
  /** The middle of the neckline, and how square it is: 0 a V, 1 a U. */
  neck: number;
  square: number;
  /** The strap where it ends: inner and outer edge, and how far along the cloth. Without one the top runs straight. */
  strap?: readonly [inner: number, outer: number, end: number];
  /** How far in the armhole cuts, and at what height. */
  armhole?: Point;
}

export interface BraCut {
  front: BraSide;
  back: BraSide;
  /** Where the band is sewn on, and how high the side seam goes. */
  bottom: number;
  underarm: number;
}

/** Where the chest ends and the shoulder begins, and where the shoulder is highest. */
export const chest = 1.33;
export const shoulder = { y: 0.012, z: 1.452 };

const ease = 0.93;
/** How much more cloth, up and down, the middle of the front has than its sides. */
const overBust = 0.03;

/** Cuts the front and the back of a bra; their straps meet on the shoulder. */
export function cutBra(cut: BraCut): { front: Piece; back: Piece; seams: Seam[] } {
  const front = half(cut, "front");
  const back = half(cut, "back");
  const joined = cut.back.strap ? ["strapLeft", "strapRight"] : [];
  const seams = ["sideLeft", "sideRight", ...joined].map((edge): Seam => ({
    a: ["front", edge],
    b: ["back", edge],
  }));
  return { front, back, seams };
}

function half(cut: BraCut, side: Side): Piece {
  const { bottom, underarm } = cut;
  const { place, width } = wrap(side, bottom, underarm);
  const sideSeam: Point[] = Array.from({ length: 13 }, (_, i) => {
    const z = bottom + ((underarm - bottom) * i) / 12;
    return [width(z), z];
  });
  const { neck, strap, armhole } = topOf(cut[side], sideSeam.at(-1)!);
  return {
    name: side,
    facesBack: side === "back",
    edges: [
      { name: "neck", points: [...neck, ...mirrored(neck).slice(1)] },
      ...(strap ? [{ name: "strapLeft", points: mirrored(strap) }] : []),
      ...(armhole ? [{ name: "armholeLeft", points: mirrored(armhole) }] : []),
      { name: "sideLeft", points: mirrored(sideSeam) },
      {
        name: "bottom",
        points: [
          [-width(bottom), bottom],
          [0, bottom],
          [width(bottom), bottom],
        ],
      },
      { name: "sideRight", points: sideSeam },
      ...(armhole ? [{ name: "armholeRight", points: armhole }] : []),
      ...(strap ? [{ name: "strapRight", points: strap }] : []),
    ],
    place,
  };
}

/** The lines from the top of the side seam to the middle of the neckline. */
function topOf({ neck, square, strap, armhole }: BraSide, corner: Point) {
  if (!strap || !armhole)
    return { neck: curve(corner, [corner[0] - 0.06, corner[1] - 0.004], [0.05 + 0.04 * square, neck], [0, neck], 40) };
  const [inner, outer, end] = strap;
  return {
    neck: curve(
      [inner, end],
      [inner - 0.003, end - (end - neck) * (0.35 + 0.3 * square)],
      [inner * (0.25 + 0.7 * square), neck],
      [0, neck],
      28,
    ),
    strap: [
      [outer, end],
      [inner, end],
    ] as Point[],
    armhole: [
      ...curve(corner, [corner[0] - 0.055, corner[1] - 0.002], [armhole[0], armhole[1] - 0.04], armhole, 14),
      ...curve(
        armhole,
        [armhole[0], armhole[1] + 0.03],
        [outer, end - (end - armhole[1]) * 0.4],
        [outer, end],
        14,
      ).slice(1),
    ],
  };
}

/** Lays flat cloth around the trunk: along the chest by its width, then back over the shoulder. */
export function wrap(
  side: Side,
  bottom: number,
  underarm: number,
): { place: Piece["place"]; width: (z: number) => number } {
  const tape = tapeOf({ grid: bustForm(), crotch: -1, middle: () => [0, 0.004] }, side, -1);
  const [low, high] = [tape.length(bottom) * ease, tape.length(underarm) * ease * 0.95];
  // The side seam is straight: over the bust the cloth stretches.
  const width = (z: number) => low + (high - low) * Math.min(1.2, (z - bottom) / (underarm - bottom));
  const place = ([s, z]: Point): Vec3 => {
    const share = Math.min(1, Math.abs(s) / width(z));
    const longer = side === "front" ? 1 + overBust * (1 - share * share) : 1;
    const up = bottom + (z - bottom) / longer;
    const at = Math.min(chest, up);
    const length = tape.length(at);
    const [x, y] = tape.at(at, share, length);
    const way = Math.hypot(shoulder.y - y, shoulder.z - chest) * 0.98;
    const over = Math.min(1, (Math.max(0, up - chest) * longer) / way);
    const bulge = Math.sin(over * Math.PI) * 0.012 * (side === "front" ? -1 : 1);
    return tape.outside([
      Math.abs(s) < 1e-6 ? 0 : Math.sign(s) * x,
      y + (shoulder.y - y) * over + bulge,
      at + (shoulder.z - at) * over,
    ]);
  };
  return { place, width };
}
