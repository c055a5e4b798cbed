import { bustForm } from "../cloth/bust.ts";
import { curve, mirrored, type Piece, type Point, type Seam, type Vec3 } from "../cloth/pattern.ts";
import { type Side, tapeOf } from "./tape.ts";

/** One side of a bra; x is half, z above the floor and, past the chest, along the cloth. Metres. */
export interface BraSide {
  /** The middle of the neckline, and how square it is: 0 a V, 1 a U. */
  neck: number;
  square: number;
  /** The strap where it ends: inner and outer edge, and how far along the cloth. */
  strap: readonly [inner: number, outer: number, end: number];
  /** How far in the armhole cuts, and at what height. */
  armhole: Point;
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
const overBust = 0.05;

/** Cuts the front and the back of a bra; their straps meet on the shoulder. */
export function cutBra(cut: BraCut): { front: Piece; back: Piece; seams: Seam[] } {
  const front = half(cut, "front");
  const back = half(cut, "back");
  const seams = ["sideLeft", "sideRight", "strapLeft", "strapRight"].map((edge): Seam => ({
    a: ["front", edge],
    b: ["back", edge],
  }));
  return { front, back, seams };
}

function half(cut: BraCut, side: Side): Piece {
  const { neck, square, strap, armhole } = cut[side];
  const { place, width } = wrap(side, cut.bottom, cut.underarm);
  const [inner, outer, end] = strap;
  const { bottom, underarm } = cut;
  const sideSeam: Point[] = Array.from({ length: 13 }, (_, i) => {
    const z = bottom + ((underarm - bottom) * i) / 12;
    return [width(z), z];
  });
  const corner = sideSeam.at(-1)!;
  const armholeLine = [
    ...curve(corner, [corner[0] - 0.04, corner[1] - 0.006], [armhole[0], armhole[1] - 0.04], armhole, 14),
    ...curve(armhole, [armhole[0], armhole[1] + 0.03], [outer, end - 0.05], [outer, end], 14).slice(1),
  ];
  const neckLine = curve(
    [inner, end],
    [inner - 0.003, end - (end - neck) * (0.35 + 0.3 * square)],
    [inner * (0.25 + 0.7 * square), neck],
    [0, neck],
    28,
  );
  return {
    name: side,
    facesBack: side === "back",
    edges: [
      { name: "neck", points: [...neckLine, ...mirrored(neckLine).slice(1)] },
      {
        name: "strapLeft",
        points: mirrored([
          [outer, end],
          [inner, end],
        ]),
      },
      { name: "armholeLeft", points: mirrored(armholeLine) },
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
      { name: "armholeRight", points: armholeLine },
      {
        name: "strapRight",
        points: [
          [outer, end],
          [inner, end],
        ],
      },
    ],
    place,
  };
}

/** Lays flat cloth around the trunk: along the chest by its width, then back over the shoulder. */
export function wrap(
  side: Side,
  bottom: number,
  underarm: number,
): { place: Piece["place"]; width(z: number): number } {
  const tape = tapeOf({ grid: bustForm(), crotch: -1, middle: () => [0, 0.004] }, side, -1);
  const [low, high] = [tape.length(bottom) * ease, tape.length(underarm) * ease];
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
