import { curve, distanceTo, lengthOf, mirrored, type Piece, type Point, type Seam } from "../cloth/pattern.ts";
import { away, cutSleeve, sleeveSeams, slimmed } from "./sleeves.ts";
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
