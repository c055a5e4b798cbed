import {
  curve,
  distanceTo,
  lengthOf,
  mirrored,
  type Piece,
  type Point,
  pointAlong,
  type Seam,
} from "../cloth/pattern.ts";

/** The measures of a garment for the upper body, in metres; widths are halves, as it is cut on the fold. */
export interface TopCut {
  /** Where the shoulder seam meets the neckline, and how deep the neckline is in front and behind. */
  neck: Point;
  neckFront: number;
  neckBack: number;
  /** The outer end of the shoulder. */
  shoulder: Point;
  /** `down` is in degrees below level; `width` is across the cuff, `fullness` what the upper arm has more. */
  sleeve: { down: number; length: number; width: number; fullness?: number };
  underarm: Point;
  waist: Point;
  hem: Point;
  /** How much lower the hem is behind, and how far its corners are rounded up. */
  tail?: number;
  scoop?: number;
}

/** The pieces of a top's body with its sleeves, and the lines that details follow. */
export interface TopPieces {
  front: Piece;
  back: Piece;
  seams: Seam[];
  /** Where sleeves would be set in, from the shoulder down, on the wearer's left. */
  armhole: Point[];
  /** The neckline's whole length, in metres: front and back. */
  neckline: { front: number; back: number };
}

/**
 * Cuts a top: a front and a back, each with half of both sleeves. `arms` is how far below level, in degrees, the arms
 * hang that it is put on.
 */
export function cutTop(cut: TopCut, arms: number): TopPieces {
  const { neck, shoulder, underarm, sleeve } = cut;
  const angle = (sleeve.down * Math.PI) / 180;
  const along: Point = [Math.cos(angle), -Math.sin(angle)];
  const inward: Point = [along[1], -along[0]];
  const cuffTop = moved(shoulder, along, sleeve.length);
  const cuffLow = moved(cuffTop, inward, sleeve.width);
  // The sleeve meets the side in a round corner: its handle must not reach into the body.
  const room = Math.max(0.015, ((cuffLow[0] - underarm[0]) * 0.7) / along[0]);
  const elbow = moved(moved(cuffLow, along, -Math.min(0.12, sleeve.length * 0.35, room)), inward, sleeve.fullness ?? 0);
  const shoulderLine: Point[] = [
    ...curve(cuffTop, moved(cuffTop, along, -sleeve.length * 0.5), moved(shoulder, along, 0.05), shoulder, 16),
    neck,
  ];
  const side: Point[] = [
    ...curve(cut.hem, [cut.hem[0], cut.hem[1] + 0.08], [cut.waist[0], cut.waist[1] - 0.1], cut.waist, 12),
    ...curve(
      cut.waist,
      [cut.waist[0], cut.waist[1] + 0.08],
      [underarm[0], underarm[1] - 0.1],
      [underarm[0], underarm[1] - 0.03],
      12,
    ).slice(1),
  ];
  const under: Point[] = [
    ...side,
    ...curve([underarm[0], underarm[1] - 0.03], [underarm[0], underarm[1]], elbow, cuffLow, 24).slice(1),
  ];
  const piece = (name: "front" | "back"): Piece => {
    const depth = name === "front" ? cut.neckFront : cut.neckBack;
    const tail = name === "back" ? (cut.tail ?? 0) : 0;
    const halfNeck = curve(
      neck,
      [neck[0] - 0.006, neck[1] - depth * 0.62],
      [neck[0] * 0.62, neck[1] - depth],
      [0, neck[1] - depth],
    );
    const lift = cut.scoop ?? 0;
    const hem = [
      ...curve(
        [-cut.hem[0], cut.hem[1]],
        [-cut.hem[0] * 0.7, cut.hem[1] - lift - tail],
        [-cut.hem[0] * 0.4, cut.hem[1] - lift - tail],
        [0, cut.hem[1] - lift - tail],
        16,
      ),
    ];
    return {
      name,
      facesBack: name === "back",
      edges: [
        { name: "neck", points: [...halfNeck, ...mirrored(halfNeck).slice(1)] },
        { name: "shoulderLeft", points: mirrored(shoulderLine) },
        { name: "cuffLeft", points: mirrored([cuffLow, cuffTop]) },
        { name: "underLeft", points: mirrored(under) },
        { name: "hem", points: [...hem, ...mirrored(hem).slice(1)] },
        { name: "underRight", points: under },
        { name: "cuffRight", points: [cuffLow, cuffTop] },
        { name: "shoulderRight", points: shoulderLine },
      ],
      place: pillow(name, [shoulderLine, under], arms - sleeve.down, shoulder),
    };
  };
  const front = piece("front");
  const back = piece("back");
  return {
    front,
    back,
    seams: ["shoulderLeft", "shoulderRight", "underLeft", "underRight"].map((edge) => ({
      a: ["front", edge],
      b: ["back", edge],
    })),
    armhole: curve(
      shoulder,
      [shoulder[0] - 0.022, shoulder[1] - 0.06],
      [underarm[0] - 0.06, underarm[1] + 0.07],
      [underarm[0], underarm[1] - 0.02],
    ),
    neckline: { front: lengthOf(edgeNamed(front, "neck")), back: lengthOf(edgeNamed(back, "neck")) },
  };
}

/**
 * Holds a flat piece in front of the form or behind it, bulging away from its seams like half a pillow, its sleeves
 * turned down by `bend` degrees to lie along the arms.
 */
function pillow(
  side: "front" | "back",
  seams: readonly (readonly Point[])[],
  bend: number,
  shoulder: Point,
  depth = 0.17,
): Piece["place"] {
  const sign = side === "front" ? -1 : 1;
  const [px, pz] = [shoulder[0] - 0.03, shoulder[1] - 0.05];
  return ([x, z]) => {
    const toSeam = Math.min(...seams.map((line) => distanceTo(line, [Math.abs(x), z])));
    const [dx, dz] = [Math.abs(x) - px, z - pz];
    const beyond = Math.min(1, Math.max(0, (Math.abs(x) - shoulder[0] - 0.02) / 0.1));
    const angle = ((bend * Math.PI) / 180) * beyond * beyond * (3 - 2 * beyond);
    return [
      Math.sign(x) * (px + dx * Math.cos(angle) + dz * Math.sin(angle)),
      0.008 + sign * depth * (1 - Math.exp(-toSeam / 0.05)),
      pz + dz * Math.cos(angle) - dx * Math.sin(angle),
    ];
  };
}

/** A ribbed strip around the neckline, `ratio` of its length, so that it draws the neckline in. */
export function cutCollar(top: TopPieces, height: number, ratio: number): { piece: Piece; seams: Seam[] } {
  const [front, back] = [top.neckline.front * ratio, top.neckline.back * ratio];
  const length = front + back;
  const [frontLine, backLine] = [edgeNamed(top.front, "neck"), edgeNamed(top.back, "neck")];
  return {
    piece: {
      name: "collar",
      facesBack: true,
      edges: [
        {
          name: "toFront",
          points: [
            [0, 0],
            [front, 0],
          ],
        },
        {
          name: "toBack",
          points: [
            [front, 0],
            [length, 0],
          ],
        },
        {
          name: "end",
          points: [
            [length, 0],
            [length, height],
          ],
        },
        {
          name: "top",
          points: [
            [length, height],
            [0, height],
          ],
        },
        {
          name: "start",
          points: [
            [0, height],
            [0, 0],
          ],
        },
      ],
      place: ([along, up]) => {
        const [x, y, z] =
          along <= front
            ? top.front.place(pointAlong(frontLine, along / front))
            : top.back.place(pointAlong(backLine, 1 - (along - front) / back));
        return [x * (1 - up * 4), y * (1 - up * 4), z + up];
      },
    },
    seams: [
      { a: ["collar", "toFront"], b: ["front", "neck"] },
      { a: ["collar", "toBack"], b: ["back", "neck"], turned: true },
      { a: ["collar", "start"], b: ["collar", "end"], turned: true },
    ],
  };
}

/** An edge of a piece by its name. */
export function edgeNamed(piece: Piece, name: string): readonly Point[] {
  const edge = piece.edges.find((each) => each.name === name);
  if (!edge) throw new Error(`${piece.name} has no edge called ${name}`);
  return edge.points;
}

function moved([x, z]: Point, [dx, dz]: Point, by: number): Point {
  return [x + dx * by, z + dz * by];
}
