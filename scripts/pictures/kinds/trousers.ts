import type { Legs } from "../cloth/legs.ts";
import { mirrored, type Piece, type Point, type Seam, type Vec3 } from "../cloth/pattern.ts";
import { type Side, tapeOf } from "./tape.ts";

/** The measures of trousers, in metres above the floor. */
export interface TrouserCut {
  legs: Legs;
  /** Where the waistband is sewn on; how much higher behind than in front. */
  waist: number;
  seatRise?: number;
  /** Where the legs part. */
  crotch: number;
  hem: number;
  /** At which height in the room a height of the flat pieces hangs: lower for tight cloth, higher for slack legs. */
  room(z: number): number;
  /** How wide a quarter of the garment is at a height, given what the form measures there. */
  width(z: number, measured: number): number;
  /** Below this height the side seam is open, with corners rounded by `round`. */
  vent?: { from: number; round: number };
}

/** Four pieces: front and back of each leg, mirrored. Left and right are the viewer's, seen from the front. */
export interface TrouserPieces {
  pieces: Piece[];
  seams: Seam[];
  /** A point, pushed out of the form. */
  outside: (point: Vec3) => Vec3;
}

const steps = 40;

/** Cuts trousers with a center seam, side seams and inseams. */
export function cutTrousers(cut: TrouserCut): TrouserPieces {
  const pieces = (["front", "back"] as const).flatMap((side) => {
    const right = quarter(cut, side);
    return [right, reflected(right, `${side}Left`)];
  });
  const across = ["Left", "Right"].flatMap((hand): Seam[] =>
    ["side", "inseam"].map((edge) => ({ a: [`front${hand}`, edge], b: [`back${hand}`, edge] })),
  );
  const middle = ["front", "back"].map((side): Seam => ({
    a: [`${side}Left`, "center"],
    b: [`${side}Right`, "center"],
    turned: true,
  }));
  return { pieces, seams: [...across, ...middle], outside: tapeOf(cut.legs, "front", cut.crotch).outside };
}

function quarter(cut: TrouserCut, side: Side): Piece {
  const { crotch, hem, vent } = cut;
  const tape = tapeOf(cut.legs, side, cut.room(crotch));
  const width = (z: number) => cut.width(z, tape.length(cut.room(z)));
  const rise = crotch + 0.1;
  const waist = cut.waist;
  const hip = width(rise);
  const crease = hip - width(crotch) / 2;
  // From hip to thigh the side runs smoothly, whatever the form measures in between.
  const thigh = crotch - 0.1;
  const outer = (z: number) => {
    if (z >= rise) return width(z);
    const below = crease + width(Math.min(z, thigh)) / 2;
    return z <= thigh ? below : lerp(below, hip, smooth((z - thigh) / (rise - thigh)));
  };
  const inner = (z: number) => outer(z) - width(z);
  const lift = side === "back" ? (cut.seatRise ?? 0) : 0;
  const sewnTo = vent?.from ?? hem;
  const round = vent?.round ?? 0;
  const sideLine = line(outer, sewnTo, waist);
  const place = (point: Point): Vec3 => {
    const z = Math.min(point[1], waist);
    const share = (point[0] - inner(z)) / width(z);
    const height = point[1] > waist ? point[1] : cut.room(z);
    const [x, y] = tape.at(Math.min(height, waist), share, width(z));
    return tape.outside([x, y, height]);
  };
  const top = arc(outer(waist), waist, lift);
  const center: Point[] = line((z) => (z >= rise ? 0 : inner(z)), crotch, waist).toReversed();
  if (lift > 0) center.unshift([0, waist + lift]);
  const open: Point[] = vent ? [...corner(outer, hem, round), ...line(outer, hem + round, sewnTo)] : [];
  return {
    name: `${side}Right`,
    facesBack: side === "back",
    edges: [
      { name: "waist", points: top },
      { name: "center", points: center },
      { name: "inseam", points: line(inner, hem, crotch).toReversed() },
      {
        name: "hem",
        points: [
          [inner(hem), hem],
          [outer(hem) - round, hem],
        ],
      },
      ...(vent ? [{ name: "vent", points: open }] : []),
      { name: "side", points: sideLine },
    ],
    place,
  };
}

/** The waist from the side to the center, which it reaches `lift` higher. */
function arc(from: number, z: number, lift: number): Point[] {
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return [from * (1 - t), z + lift * smooth(t)];
  });
}

function corner(outer: (z: number) => number, hem: number, round: number): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const a = ((i / 8) * Math.PI) / 2;
    const z = hem + round * (1 - Math.cos(a));
    return [outer(z) - round * (1 - Math.sin(a)), z];
  });
}

function line(x: (z: number) => number, from: number, to: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const z = from + ((to - from) * i) / steps;
    return [x(z), z];
  });
}

function reflected(piece: Piece, name: string): Piece {
  return {
    ...piece,
    name,
    edges: piece.edges.map((edge) => ({ ...edge, points: mirrored(edge.points) })).toReversed(),
    place: ([x, z]) => {
      const [px, py, pz] = piece.place([-x, z]);
      return [-px, py, pz];
    },
  };
}

export function smooth(t: number): number {
  const u = Math.min(1, Math.max(0, t));
  return u * u * (3 - 2 * u);
}

function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
