import { type FormGrid, gridOf, together, trunk } from "../cloth/form.ts";
import {
  curve,
  distanceTo,
  lengthOf,
  type Piece,
  type Point,
  pointAlong,
  type Seam,
  type Vec3,
} from "../cloth/pattern.ts";
import { edgeNamed, type TopPieces } from "./top.ts";

/** The measures of a hood, in metres: `height` over the neckline, `depth` from the face to the back of the head. */
export interface HoodCut {
  height: number;
  depth: number;
  /** How far its edge comes forward at the brow. */
  brow?: number;
  /** How far it slumps below where a head would hold it. */
  low?: number;
}

/** A hood's two sides, and the front and back they are sewn to with their necklines halved. */
export interface HoodPieces {
  front: Piece;
  back: Piece;
  hoodLeft: Piece;
  hoodRight: Piece;
  /** The hood's edge around the face, from the brow down to the throat. */
  face: Point[];
  seams: Seam[];
}

/** Cuts a hood for the neckline of a top. */
export function cutHood(top: TopPieces, { height, depth, brow = 0 }: HoodCut): HoodPieces {
  const [front, back] = [halvedAtNeck(top.front), halvedAtNeck(top.back)];
  const toFront = lengthOf(edgeNamed(front, "neckRight"));
  const length = toFront + lengthOf(edgeNamed(back, "neckRight"));
  const crown = curve(
    [length, 0],
    [Math.max(depth, length) + 0.05, height * 0.55],
    [depth * 0.98, height],
    [-brow, height],
    40,
  );
  const face = curve([-brow, height], [-0.002 - brow * 0.2, height * 0.62], [0.004, height * 0.3], [0, 0], 24);
  const side = (sign: 1 | -1): Piece => {
    const half = sign === 1 ? "neckRight" : "neckLeft";
    const atNeck = (along: number): Vec3 => {
      const onFront = along <= toFront;
      const [piece, share] = onFront ? [front, 1 - along / toFront] : [back, (along - toFront) / (length - toFront)];
      return piece.place(pointAlong(edgeNamed(piece, half), sign === 1 ? share : 1 - share));
    };
    return {
      name: sign === 1 ? "hoodRight" : "hoodLeft",
      facesBack: sign === -1,
      edges: [
        {
          name: "toFront",
          points: [
            [0, 0],
            [toFront, 0],
          ],
        },
        {
          name: "toBack",
          points: [
            [toFront, 0],
            [length, 0],
          ],
        },
        { name: "crown", points: crown },
        { name: "face", points: face },
      ],
      place: ([along, up]) => {
        const low = atNeck(Math.min(length, Math.max(0, along)));
        const bulge = 0.125 * (1 - Math.exp(-distanceTo(crown, [along, up]) / 0.06));
        const high: Vec3 = [sign * bulge, -0.15 + along * (0.3 / length), low[2] * 0.4 + 0.6 * 1.5 + up];
        const t = Math.min(1, up / 0.09);
        const share = t * t * (3 - 2 * t);
        const at = (k: 0 | 1 | 2) => low[k] + (high[k] - low[k]) * share;
        return [at(0), at(1), at(2)];
      },
    };
  };
  return {
    front,
    back,
    hoodLeft: side(-1),
    hoodRight: side(1),
    face,
    seams: [
      { a: ["hoodRight", "toFront"], b: ["front", "neckRight"], turned: true },
      { a: ["hoodRight", "toBack"], b: ["back", "neckRight"] },
      { a: ["hoodLeft", "toFront"], b: ["front", "neckLeft"] },
      { a: ["hoodLeft", "toBack"], b: ["back", "neckLeft"], turned: true },
      { a: ["hoodRight", "crown"], b: ["hoodLeft", "crown"] },
    ],
  };
}

/** The form of a body with a head, `low` metres lower than it would be: a hood slumps over it. */
export function withHead(body: FormGrid, low = 0.06): FormGrid {
  const head = trunk(
    [
      [1.53 - low, 0.07, 0.075, 0],
      [1.6 - low, 0.094, 0.12, -0.002],
      [1.68 - low, 0.108, 0.137, -0.006],
      [1.735 - low, 0.107, 0.136, -0.009],
      [1.775 - low, 0.088, 0.12, -0.012],
      [1.795 - low, 0.056, 0.088, -0.012],
      [1.806 - low, 0.018, 0.03, -0.012],
    ],
    2.2,
  );
  return gridOf(together([body.distance, head], 0.04), [
    [-0.66, -0.24, 0.6],
    [0.66, 0.24, 1.85],
  ]);
}

/** The same piece, its neckline as two edges that meet in the middle. */
function halvedAtNeck(piece: Piece): Piece {
  return {
    ...piece,
    edges: piece.edges.flatMap((edge) => {
      if (edge.name !== "neck") return [edge];
      const middle = edge.points.findIndex(([x]) => Math.abs(x) < 1e-9);
      return [
        { name: "neckRight", points: edge.points.slice(0, middle + 1) },
        { name: "neckLeft", points: edge.points.slice(middle) },
      ];
    }),
  };
}
