import { mensLegs, womensLegs } from "../cloth/legs.ts";
import type { Piece } from "../cloth/pattern.ts";
import type { Fabric } from "../fabrics.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom, together } from "../garment.ts";
import { seam, stitches } from "../sheets/details.ts";
import { gathers } from "../sheets/gathers.ts";
import type { Ink, Layers } from "../sheets/sheet.ts";
import { framed, type Framing, type Subject } from "../subject.ts";
import { drawcord } from "./drawcord.ts";
import { loose, slackened, waistband } from "./joggers.ts";
import { tights } from "./leggings.ts";
import { edgeNamed } from "./top.ts";
import { cutTrousers } from "./trousers.ts";

/** What tells one pair of shorts from another. Heights above the floor, in metres. */
export interface ShortsCut {
  form: "mens" | "womens";
  fabric: Fabric;
  waist: number;
  band: number;
  crotch: number;
  hem: number;
  /** Half a leg's girth at the crotch and at the hem. */
  leg: readonly [crotch: number, hem: number];
  vent?: { from: number; round: number };
  /** Where the tights below end. */
  lining?: number;
  cord?: number;
  cordInk?: Ink;
  bandInk?: Ink;
  /** How wide the hem is turned, in metres. */
  turned: number;
  details?(piece: Piece): Layers[];
  spacing?: number;
  detail?: Framing;
}

export function shorts(cut: ShortsCut): Subject {
  const legs = (cut.form === "mens" ? mensLegs : womensLegs)(cut.crotch - 0.03);
  const [thigh, low] = cut.leg;
  const leg = [
    [cut.crotch, thigh],
    [cut.hem, low],
  ] as const;
  const trousers = cutTrousers({
    ...cut,
    legs,
    seatRise: 0.018,
    room: slackened(cut.crotch),
    width: loose(leg, cut.crotch),
  });
  const { pieces } = trousers;
  const waist = waistband(trousers, cut.band, 0.86);
  const sewn = (piece: Piece): Layers[] => [
    ...(cut.details?.(piece) ?? []),
    ...["side", "inseam", "center"].map((edge) => seam(edgeNamed(piece, edge), 1.3)),
    ...["side", "center"].map((edge) => stitches(edgeNamed(piece, edge), 0.005)),
    seam(edgeNamed(piece, "waist")),
    stitches(edgeNamed(piece, "hem"), cut.turned),
    ...(cut.vent ? [stitches(edgeNamed(piece, "vent"), cut.turned * 0.7)] : []),
  ];
  const garment = madeFrom({
    pieces: [...pieces, waist.piece],
    seams: [...trousers.seams, ...waist.seams],
    form: legs.grid,
    fabric: cut.fabric,
    layers: {
      ...Object.fromEntries(pieces.map((piece) => [piece.name, sewn(piece)])),
      band: gathers(waist.length, 0, cut.band, 3),
    },
    grounds: { band: cut.bandInk ?? "main" },
    spacing: cut.spacing ?? 0.009,
    seconds: 1,
    gap: cut.lining ? 0.008 : 0.004,
    pinned: ["band.free"],
  });
  const cords = cut.cord ? drawcord(garment, cut.waist + cut.band * 0.5, cut.cord, cut.cordInk) : [];
  const lining = cut.lining
    ? [tights({ form: cut.form, waist: cut.waist - 0.04, hem: cut.lining, fabric: fabrics.tights, ground: "accent" })]
    : [];
  const scene = together([garment, ...cords, ...lining]);
  return { scene, views: { ...framed(scene, 0.78), ...(cut.detail && { detail: cut.detail }) } };
}
