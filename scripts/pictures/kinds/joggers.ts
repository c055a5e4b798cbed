import { mensLegs, womensLegs } from "../cloth/legs.ts";
import type { Piece, Vec3 } from "../cloth/pattern.ts";
import type { Fabric } from "../fabrics.ts";
import { madeFrom, together } from "../garment.ts";
import { seam, stitches } from "../sheets/details.ts";
import { gathers } from "../sheets/gathers.ts";
import type { Ink, Layers } from "../sheets/sheet.ts";
import { framed, type Framing, type Subject } from "../subject.ts";
import { cutBand } from "./band.ts";
import { drawcord } from "./drawcord.ts";
import { edgeNamed } from "./top.ts";
import { cutTrousers, type TrouserCut, type TrouserPieces } from "./trousers.ts";
import { wrinkles } from "./wrinkles.ts";

/** What tells one pair of loose trousers from another. Heights above the floor, in metres. */
export interface JoggersCut {
  form: "mens" | "womens";
  fabric: Fabric;
  waist: number;
  band: number;
  crotch: number;
  hem: number;
  /** How much longer the legs are than where they hang, as a share: cloth that gathers above the cuffs. */
  slack?: number;
  /** Half a leg's girth at a height: heights and widths, highest first. */
  leg: readonly (readonly [z: number, width: number])[];
  /** The ribbed cuff's height and how long it is for the hem. None if the hem is turned. */
  cuff?: readonly [height: number, ratio: number];
  cord?: number;
  cordInk?: Ink;
  bandInk?: Ink;
  details?(piece: Piece): Layers[];
  spacing?: number;
  detail?: Framing;
}

export function joggers(cut: JoggersCut): Subject {
  const legs = (cut.form === "mens" ? mensLegs : womensLegs)(cut.crotch - 0.03);
  const trousers = cutTrousers({
    ...cut,
    legs,
    seatRise: 0.02,
    room: slackened(cut.crotch, cut.slack),
    width: loose(cut.leg, cut.crotch),
  });
  const { pieces } = trousers;
  const waist = waistband(trousers, cut.band, 0.86);
  const cuffs = cut.cuff ? ["Left", "Right"].map((hand) => cuffOf(trousers, hand, ...cut.cuff!)) : [];
  const sewn = (piece: Piece): Layers[] => [
    ...(cut.details?.(piece) ?? []),
    ...["side", "inseam", "center"].flatMap((edge) => [
      seam(edgeNamed(piece, edge), 1.4),
      ...(edge === "inseam" ? [] : [stitches(edgeNamed(piece, edge), 0.005)]),
    ]),
    seam(edgeNamed(piece, "waist")),
    ...(cut.cuff ? [seam(edgeNamed(piece, "hem"))] : [stitches(edgeNamed(piece, "hem"), 0.022)]),
  ];
  const folds = wrinkles(cut.crotch, cut.hem, 2.1);
  const garment = madeFrom({
    pieces: [...pieces, waist.piece, ...cuffs.map(({ piece }) => piece)],
    seams: [...trousers.seams, ...waist.seams, ...cuffs.flatMap(({ seams }) => seams)],
    form: legs.grid,
    fabric: cut.fabric,
    layers: {
      ...Object.fromEntries(pieces.map((piece) => [piece.name, sewn(piece)])),
      band: gathers(waist.length, 0, cut.band, 3),
      ...Object.fromEntries(cuffs.map(({ piece, length }) => [piece.name, gathers(length, -cut.cuff![0], 0, 0)])),
    },
    grounds: { band: cut.bandInk ?? "main" },
    spacing: cut.spacing ?? 0.0115,
    seconds: 1,
    gap: 0.004,
    raised: (piece, point) => (piece.startsWith("front") || piece.startsWith("back") ? folds(piece, point) : 0),
    pinned: ["band.free"],
  });
  const scene = cut.cord
    ? together([garment, ...drawcord(garment, cut.waist + cut.band * 0.5, cut.cord, cut.cordInk)])
    : garment;
  return { scene, views: { ...framed(scene, 0.86), ...(cut.detail && { detail: cut.detail }) } };
}

/** Where legs hang that are longer than the way down. */
export function slackened(crotch: number, slack = 0): TrouserCut["room"] {
  return (z) => (z < crotch ? crotch - (crotch - z) * (1 - slack) : z);
}

/** The width of loose cloth: the hips with room to move, then a leg by its own measures. */
export function loose(leg: JoggersCut["leg"], crotch: number): TrouserCut["width"] {
  return (z, measured) => {
    const hips = measured * 1.05;
    const i = Math.max(
      1,
      leg.findIndex(([at]) => at <= z),
    );
    const [[high, wide], [low, narrow]] = [leg[i - 1]!, leg[i < 1 ? 1 : i]!];
    const t = Math.min(1, Math.max(0, (high - z) / (high - low)));
    const own = wide + (narrow - wide) * t;
    const share = Math.min(1, Math.max(0, (crotch + 0.1 - z) / 0.1));
    return hips + (own - hips) * share * share * (3 - 2 * share);
  };
}

/** The waistband: a strip shorter than the waist, which draws it in. */
export function waistband({ pieces, outside }: TrouserPieces, height: number, ratio: number, drawn = 0.13) {
  const named = (name: string) => pieces.find((piece) => piece.name === name)!;
  return cutBand(
    "band",
    [
      { piece: named("frontLeft"), edge: "waist", turned: true },
      { piece: named("frontRight"), edge: "waist", turned: true },
      { piece: named("backRight"), edge: "waist" },
      { piece: named("backLeft"), edge: "waist" },
    ],
    height,
    ratio,
    // Drawn in from the start, so that its free edge can hold the garment up.
    ([x, y, z], up): Vec3 => {
      const inward = 1 - drawn * Math.min(1, up / (height * 0.3));
      return outside([x * inward, y * inward, z + up]);
    },
  );
}

function cuffOf({ pieces }: TrouserPieces, hand: string, height: number, ratio: number) {
  const named = (name: string) => pieces.find((piece) => piece.name === name)!;
  const [front, back] = [named(`front${hand}`), named(`back${hand}`)];
  // On the viewer's right a front's hem runs outward, on the left inward: both times to the viewer's right.
  return cutBand(
    `cuff${hand}`,
    [
      { piece: front, edge: "hem" },
      { piece: back, edge: "hem", turned: true },
    ],
    -height,
    ratio,
    ([x, y, z], up): Vec3 => [x, y, z + up],
  );
}
