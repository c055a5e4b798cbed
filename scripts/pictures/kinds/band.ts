import { lengthOf, type Piece, type Point, pointAlong, type Seam, type Vec3 } from "../cloth/pattern.ts";

/** An edge that a band is sewn to; `turned` where the edge runs against the band. */
export interface Run {
  piece: Piece;
  edge: string;
  turned?: boolean;
}

/** A waistband or underband as it is painted: its size, and where along it the middle of the body is. */
export interface BandFrame {
  length: number;
  height: number;
  front: number;
  back: number;
}

/** A closed strip of cloth, `up` metres high (below zero it hangs), `ratio` as long as the edges it is sewn to. */
export function cutBand(
  name: string,
  runs: readonly Run[],
  height: number,
  ratio: number,
  place: (on: Vec3, up: number) => Vec3,
): { piece: Piece; seams: Seam[]; length: number; joints: number[] } {
  const lines = runs.map(({ piece, edge, turned }) => {
    const points = piece.edges.find((each) => each.name === edge)!.points;
    return turned ? points.toReversed() : points;
  });
  const joints = [0];
  for (const line of lines) joints.push(joints.at(-1)! + lengthOf(line) * ratio);
  const length = joints.at(-1)!;
  const at = (along: number): Vec3 => {
    const i = Math.max(
      0,
      Math.min(
        lines.length - 1,
        joints.findLastIndex((joint) => joint <= along),
      ),
    );
    const share = (along - joints[i]!) / (joints[i + 1]! - joints[i]!);
    return runs[i]!.piece.place(pointAlong(lines[i]!, share));
  };
  const sewn = runs.map((_, i) => ({
    name: `to${i}`,
    points: [
      [joints[i]!, 0],
      [joints[i + 1]!, 0],
    ] as Point[],
  }));
  const far: Point[] = [
    [length, height],
    [0, height],
  ];
  // A band that hangs runs clockwise unless its outline is turned over.
  const edges =
    height > 0
      ? [
          ...sewn,
          {
            name: "end",
            points: [
              [length, 0],
              [length, height],
            ] as Point[],
          },
          { name: "free", points: far },
          {
            name: "start",
            points: [
              [0, height],
              [0, 0],
            ] as Point[],
          },
        ]
      : [
          ...sewn.toReversed().map((edge) => ({ ...edge, points: edge.points.toReversed() })),
          {
            name: "start",
            points: [
              [0, 0],
              [0, height],
            ] as Point[],
          },
          { name: "free", points: far.toReversed() },
          {
            name: "end",
            points: [
              [length, height],
              [length, 0],
            ] as Point[],
          },
        ];
  return {
    piece: { name, edges, place: ([along, up]) => place(at(Math.min(length - 1e-6, Math.max(0, along))), up) },
    seams: [
      ...runs.map(({ piece, edge, turned }, i): Seam => ({
        a: [name, `to${i}`],
        b: [piece.name, edge],
        turned: height > 0 ? (turned ?? false) : !turned,
      })),
      { a: [name, "start"], b: [name, "end"], turned: true },
    ],
    length,
    joints,
  };
}
