import { lengthOf, type Piece, type Point, pointAlong, type Seam, type Vec3 } from "../cloth/pattern.ts";
import { edgeNamed } from "./top.ts";

/** A strip sewn around an opening that a front and a back share: a cuff, a hem band, a collar. */
export interface Band {
  name: string;
  /** The edge it is sewn to, on the front and on the back. */
  edge: string;
  height: number;
  /** Its length as a share of the opening's, so that it draws the opening in. */
  ratio: number;
  /** Where it points to before it falls. */
  toward: Vec3;
}

/** A band with its seams, and how long it is in front and in all. */
export interface BandPieces {
  piece: Piece;
  seams: Seam[];
  front: number;
  length: number;
}

/** Cuts a strip that runs along the edge of a front piece and back along that of a back piece. */
export function cutBand(
  [front, back]: readonly [Piece, Piece],
  { name, edge, height, ratio, toward }: Band,
): BandPieces {
  const [frontLine, backLine] = [edgeNamed(front, edge), edgeNamed(back, edge)];
  const half = lengthOf(frontLine) * ratio;
  const length = half + lengthOf(backLine) * ratio;
  const side = (called: string, ...points: Point[]) => ({ name: called, points });
  return {
    front: half,
    length,
    piece: {
      name,
      facesBack: true,
      edges: [
        side("toFront", [0, 0], [half, 0]),
        side("toBack", [half, 0], [length, 0]),
        side("end", [length, 0], [length, height]),
        side("outer", [length, height], [0, height]),
        side("start", [0, height], [0, 0]),
      ],
      place: ([along, out]) => {
        const [x, y, z] =
          along <= half
            ? front.place(pointAlong(frontLine, along / half))
            : back.place(pointAlong(backLine, 1 - (along - half) / (length - half)));
        return [x + toward[0] * out, y * (1 - out) + toward[1] * out, z + toward[2] * out];
      },
    },
    seams: [
      { a: [name, "toFront"], b: [front.name, edge] },
      { a: [name, "toBack"], b: [back.name, edge], turned: true },
      { a: [name, "start"], b: [name, "end"], turned: true },
    ],
  };
}
