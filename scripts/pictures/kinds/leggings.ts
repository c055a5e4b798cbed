import { mensLegs, womensLegs } from "../cloth/legs.ts";
import type { Piece, Point } from "../cloth/pattern.ts";
import type { Fabric } from "../fabrics.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { hem, seam, stitches } from "../sheets/details.ts";
import type { Layers } from "../sheets/sheet.ts";
import { framed, type Framing, type Subject } from "../subject.ts";
import { cutBand } from "./band.ts";
import { edgeNamed } from "./top.ts";
import { cutTrousers } from "./trousers.ts";
import { wrinkles } from "./wrinkles.ts";

/** What tells one pair of leggings from another. Heights above the floor, in metres. */
export interface LeggingsCut {
  form: "mens" | "womens";
  waist: number;
  band: number;
  /** How long the band is for the edge it is sewn to. */
  bandRatio?: number;
  hem: number;
  fabric?: Fabric;
  /** Added to a quarter's width at a height: flares. */
  wider?(z: number): number;
  /** What is drawn on a piece beside its seams. */
  details?(piece: Piece): Layers[];
  bandDetails?(length: number, height: number): Layers[];
  detail?: Framing;
}

const ease = 0.94;

export function leggings(cut: LeggingsCut): Subject {
  const legs = cut.form === "mens" ? mensLegs() : womensLegs();
  const { pieces, seams } = cutTrousers({
    legs,
    waist: cut.waist,
    seatRise: 0.016,
    crotch: legs.crotch,
    hem: cut.hem,
    width: (z, measured) => measured * ease + (cut.wider?.(z) ?? 0),
  });
  const named = (name: string) => pieces.find((piece) => piece.name === name)!;
  const band = cutBand(
    "band",
    [
      { piece: named("frontLeft"), edge: "waist", turned: true },
      { piece: named("frontRight"), edge: "waist", turned: true },
      { piece: named("backRight"), edge: "waist" },
      { piece: named("backLeft"), edge: "waist" },
    ],
    cut.band,
    cut.bandRatio ?? 0.87,
    ([x, y, z], up) => [x, y, z + up],
  );
  const sewn = (piece: Piece): Layers[] => [
    ...(cut.details?.(piece) ?? []),
    ...["side", "inseam", "center", "waist"].flatMap((edge) => flat(edgeNamed(piece, edge))),
    ...hem(edgeNamed(piece, "hem"), 0.02),
  ];
  const free: Point[] = [
    [band.length, cut.band],
    [0, cut.band],
  ];
  const scene = madeFrom({
    pieces: [...pieces, band.piece],
    seams: [...seams, ...band.seams],
    form: legs.grid,
    fabric: cut.fabric ?? fabrics.tights,
    layers: {
      ...Object.fromEntries(pieces.map((piece) => [piece.name, sewn(piece)])),
      band: [...(cut.bandDetails?.(band.length, cut.band) ?? []), stitches(free, 0.006)],
    },
    spacing: 0.0105,
    seconds: 0.45,
    gravity: 1,
    raised: wrinkles(legs.crotch, cut.hem),
  });
  return { scene, views: { ...framed(scene, 0.86), ...(cut.detail && { detail: cut.detail }) } };
}

/** A flat seam: a groove with a row of stitches on either side. */
function flat(line: readonly Point[]): Layers[] {
  return [seam(line, 0.8), stitches(line, 0.004)];
}
