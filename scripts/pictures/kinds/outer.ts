import {
  curve,
  distanceTo,
  lengthOf,
  mirrored,
  type Piece,
  type Point,
  type Seam,
  type Vec3,
} from "../cloth/pattern.ts";
import { edgeNamed, type TopPieces } from "./top.ts";

/** The measures of an outer layer with set-in sleeves, in metres; widths are halves, as it is cut on the fold. */
export interface OuterCut {
  /** Where the shoulder seam meets the neckline, and how deep the neckline is in front and behind. */
  neck: Point;
  neckFront: number;
  neckBack: number;
  shoulder: Point;
  underarm: Point;
  waist: Point;
  hem: Point;
  /** How much lower the hem is behind. */
  tail?: number;
  /** `down` is in degrees below level; `upper` is half the sleeve's girth below the arm, `width` half of it at the cuff. */
  sleeve?: { down: number; length: number; upper: number; width: number };
}

/** The pieces of an outer layer. */
export interface OuterPieces extends TopPieces {
  /** Front and back halves of each sleeve; their top line runs along x from the shoulder. */
  sleeves: Piece[];
}

/** Cuts a front, a back and sleeves. */
export function cutOuter(cut: OuterCut): OuterPieces {
  const { neck, shoulder, underarm } = cut;
  const side: Point[] = [
    ...curve(cut.hem, [cut.hem[0], cut.hem[1] + 0.06], [cut.waist[0], cut.waist[1] - 0.06], cut.waist, 12),
    ...curve(cut.waist, [cut.waist[0], cut.waist[1] + 0.06], [underarm[0], underarm[1] - 0.06], underarm, 12).slice(1),
  ];
  const chest = Math.min(shoulder[0], underarm[0]) - 0.012;
  const armhole = curve(underarm, [chest, underarm[1] + 0.008], [chest, underarm[1] + 0.11], shoulder, 24);
  const shoulderLine: Point[] = [shoulder, neck];
  const piece = (name: "front" | "back"): Piece => {
    const depth = name === "front" ? cut.neckFront : cut.neckBack;
    const tail = name === "back" ? (cut.tail ?? 0) : 0;
    const [neckX, neckZ] = neck;
    const halfNeck = curve(
      neck,
      [neckX - 0.006, neckZ - depth * 0.62],
      [neckX * 0.62, neckZ - depth],
      [0, neckZ - depth],
    );
    const [hemX, hemZ] = cut.hem;
    const hem = curve([-hemX, hemZ], [-hemX * 0.7, hemZ - tail], [-hemX * 0.4, hemZ - tail], [0, hemZ - tail], 16);
    return {
      name,
      facesBack: name === "back",
      edges: [
        { name: "neck", points: [...halfNeck, ...mirrored(halfNeck).slice(1)] },
        { name: "shoulderLeft", points: mirrored(shoulderLine) },
        { name: "armholeLeft", points: mirrored(armhole) },
        { name: "underLeft", points: mirrored(side) },
        { name: "hem", points: [...hem, ...mirrored(hem).slice(1)] },
        { name: "underRight", points: side },
        { name: "armholeRight", points: armhole },
        { name: "shoulderRight", points: shoulderLine },
      ],
      place: ([x, z]) => {
        const seams = [shoulderLine, side].map((line) => distanceTo(line, [Math.abs(x), z]));
        return [x * slimmed(z, cut), away(name === "front", Math.min(...seams)), z];
      },
    };
  };
  const [front, back] = [piece("front"), piece("back")];
  const sleeves = cut.sleeve ? ([1, -1] as const).flatMap((sign) => cutSleeve(cut, cut.sleeve!, sign)) : [];
  return {
    front,
    back,
    sleeves,
    seams: [
      ...["shoulderLeft", "shoulderRight", "underLeft", "underRight"].map((edge): Seam => ({
        a: ["front", edge],
        b: ["back", edge],
      })),
      ...(cut.sleeve ? ["Left", "Right"].flatMap(sleeveSeams) : []),
    ],
    armhole,
    neckline: { front: lengthOf(edgeNamed(front, "neck")), back: lengthOf(edgeNamed(back, "neck")) },
  };
}

/** Both halves of a sleeve: x along the arm from the shoulder, z down from its top line. */
function cutSleeve(
  cut: OuterCut,
  { down, length, upper, width }: NonNullable<OuterCut["sleeve"]>,
  sign: 1 | -1,
): Piece[] {
  const { shoulder } = cut;
  const underarm: Point = [cut.underarm[0] * slimmed(cut.underarm[1], cut), cut.underarm[1]];
  const cap = upper * 0.68;
  const angle = (down * Math.PI) / 180;
  const capLine = curve([0, 0], [0, -upper * 0.5], [cap, -upper * 0.55], [cap, -upper], 24);
  const under = curve(
    [cap, -upper],
    [cap + length * 0.25, -upper + 0.005],
    [length * 0.75, -width - 0.012],
    [length, -width],
    20,
  );
  const cuff: Point[] = [
    [length, -width],
    [length, 0],
  ];
  const top: Point[] = [
    [length, 0],
    [0, 0],
  ];
  const wrist: Point = [shoulder[0] + Math.cos(angle) * length, shoulder[1] - Math.sin(angle) * length];
  const low: Point = [wrist[0] - Math.sin(angle) * width, wrist[1] - Math.cos(angle) * width];
  const place =
    (isFront: boolean) =>
    ([u, z]: Point): Vec3 => {
      const w = -z;
      const capAt = cap * Math.min(1, w / upper) ** 2;
      const t = Math.max(0, (Math.abs(u) - capAt) / (length - capAt));
      const wide = upper + (width - upper) * t;
      const share = Math.min(1, w / wide);
      const along = (k: 0 | 1) =>
        (shoulder[k] + (wrist[k] - shoulder[k]) * t) * (1 - share) + (underarm[k] + (low[k] - underarm[k]) * t) * share;
      return [sign * along(0), away(isFront, wide * Math.min(share, 1 - share)), along(1)];
    };
  const called = sign === 1 ? "Right" : "Left";
  const flip = (line: Point[]) => (sign === 1 ? line : mirrored(line));
  const edges = [
    { name: "under", points: flip(under) },
    { name: `cuff${called}`, points: flip(cuff) },
    { name: "top", points: flip(top) },
    { name: "cap", points: flip(capLine) },
  ];
  return (["front", "back"] as const).map((half) => ({
    name: `${half}Sleeve${called}`,
    facesBack: half === "back",
    edges: sign === 1 ? edges : edges.toReversed(),
    place: place(half === "front"),
  }));
}

function sleeveSeams(side: string): Seam[] {
  const [front, back] = [`frontSleeve${side}`, `backSleeve${side}`];
  return [
    { a: [front, "cap"], b: ["front", `armhole${side}`], turned: true },
    { a: [back, "cap"], b: ["back", `armhole${side}`], turned: true },
    { a: [front, "under"], b: [back, "under"] },
    { a: [front, "top"], b: [back, "top"] },
  ];
}

/** How much narrower the body starts below its shoulders, to hang between arms held low. */
function slimmed(z: number, { shoulder, underarm, sleeve }: OuterCut): number {
  const low = Math.min(1, Math.max(0, (shoulder[1] - z) / (shoulder[1] - underarm[1])));
  return 1 - low * Math.max(0, (sleeve?.down ?? 0) - 50) * 0.013;
}

/** Bulges away from a seam like half a pillow. */
function away(isFront: boolean, toSeam: number): number {
  return 0.008 + (isFront ? -1 : 1) * 0.17 * (1 - Math.exp(-toSeam / 0.05));
}
