import type { Scene } from "../camera/photograph.ts";
import { mensLegs, womensLegs } from "../cloth/legs.ts";
import type { Piece, Point } from "../cloth/pattern.ts";
import type { Fabric } from "../fabrics.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { seam, stitches } from "../sheets/details.ts";
import type { Ink, Layers } from "../sheets/sheet.ts";
import { framed, type Framing, type Subject } from "../subject.ts";
import type { BandFrame } from "./band.ts";
import { waistband } from "./joggers.ts";
import { edgeNamed } from "./top.ts";
import { cutTrousers } from "./trousers.ts";
import { wrinkles } from "./wrinkles.ts";

/** What tells one pair of tights from another. Heights above the floor, in metres. */
export interface TightsCut {
  form: "mens" | "womens";
  waist: number;
  hem: number;
  /** Without one they are the lining of something else. */
  band?: { height: number; ratio?: number; ground?: Ink; details?(frame: BandFrame): Layers[] };
  fabric?: Fabric;
  ground?: Ink;
  /** How wide the hem is turned. */
  turned?: number;
  /** Added to a quarter's width at a height: flares. */
  wider?(z: number): number;
  /** What is drawn on a piece below its seams. */
  details?(piece: Piece): Layers[];
}

/** How wide it is cut for the form, and how much longer it gets as it stretches. */
const ease = 0.94;
const stretch = 1.06;

/** A pair of leggings and how the camera frames it. */
export function leggings({ detail, ...cut }: TightsCut & { detail?: Framing }): Subject {
  const scene = tights(cut);
  return { scene, views: { ...framed(scene, 0.86), ...(detail && { detail }) } };
}

/** Sews tights, smaller than the form, so that they stretch onto it. */
export function tights(cut: TightsCut): Scene {
  const legs = cut.form === "mens" ? mensLegs() : womensLegs();
  const shorter = (z: number) => cut.waist - (cut.waist - z) / stretch;
  const trousers = cutTrousers({
    legs,
    waist: cut.waist,
    seatRise: 0.028,
    crotch: shorter(legs.crotch),
    hem: shorter(cut.hem),
    room: (z) => cut.waist - (cut.waist - z) * stretch,
    width: (z, measured) => measured * ease + (cut.wider?.(z) ?? 0),
  });
  const { pieces } = trousers;
  const { band, ground = "main" } = cut;
  const strip = band && waistband(trousers, band.height, band.ratio ?? 0.87, 0.3);
  const sewn = (piece: Piece): Layers[] => [
    ...(cut.details?.(piece) ?? []),
    ...["side", "inseam", "center", "waist"].flatMap((edge) => flatlock(edgeNamed(piece, edge))),
    stitches(edgeNamed(piece, "hem"), cut.turned ?? 0.018),
    stitches(edgeNamed(piece, "hem"), (cut.turned ?? 0.018) - 0.004),
  ];
  const folds = wrinkles(legs.crotch, cut.hem);
  return madeFrom({
    pieces: [...pieces, ...(strip ? [strip.piece] : [])],
    seams: [...trousers.seams, ...(strip?.seams ?? [])],
    form: legs.grid,
    fabric: cut.fabric ?? fabrics.tights,
    layers: {
      ...Object.fromEntries(pieces.map((piece) => [piece.name, sewn(piece)])),
      ...(strip && {
        band: [
          ...(band.details?.({
            length: strip.length,
            height: band.height,
            front: strip.joints[1]!,
            back: strip.joints[3]!,
          }) ?? []),
          ...rim(strip.length, band.height),
        ],
      }),
    },
    grounds: {
      ...Object.fromEntries(pieces.map((piece) => [piece.name, ground])),
      band: band?.ground ?? ground,
    },
    spacing: 0.0098,
    seconds: 0.45,
    gravity: cut.wider ? 6 : 1,
    // Held at both ends, tight legs stay long; flared ones hang.
    pinned: [...(cut.wider ? [] : pieces.map(({ name }) => `${name}.hem`)), "band.free"],
    raised: (piece, point) => (piece === "band" ? 0.0008 : folds(piece, point)),
  });
}

/** A flat seam: a groove with a row of stitches on either side. */
function flatlock(line: readonly Point[]): Layers[] {
  return [seam(line, 1.4), stitches(line, 0.004)];
}

/** The doubled edges of a waistband. */
function rim(length: number, height: number): Layers[] {
  const along = (z: number): Point[] => [
    [length, z],
    [0, z],
  ];
  return [seam(along(0), 1.2), stitches(along(0.004)), stitches(along(height - 0.008))];
}
