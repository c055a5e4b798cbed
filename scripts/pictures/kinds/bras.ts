import type { Scene } from "../camera/photograph.ts";
import { bustForm } from "../cloth/bust.ts";
import { distanceTo, type Piece, type Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom, together } from "../garment.ts";
import { seam, stitches } from "../sheets/details.ts";
import { box } from "../solids.ts";
import { edgesOf, type Ink, type Layers } from "../sheets/sheet.ts";
import { framed, type Framing, type Subject } from "../subject.ts";
import { type BandFrame, cutBand } from "./band.ts";
import { type BraCut, cutBra } from "./bra-cut.ts";
import { frontOf } from "./drawcord.ts";
import { cordStrap, type StrapWay } from "./straps.ts";
import { edgeNamed } from "./top.ts";

/** What tells one bra from another. Metres. */
export interface BraKind extends BraCut {
  band: number;
  /** What is drawn on a piece beside its seams. */
  details?(piece: Piece): Layers[];
  bandDetails?(frame: BandFrame): Layers[];
  grounds?: Readonly<Record<string, Ink>>;
  /** Straps from the front over the shoulder to the back, where they are not cut in one with it. */
  straps?: readonly StrapWay[];
  /** Where the puller of a zip in the middle hangs. */
  puller?: number;
  detail?: Framing;
}

const binding = 0.009;

export function bra(kind: BraKind): Subject {
  const { front, back, seams } = cutBra(kind);
  const band = cutBand(
    "band",
    [
      { piece: front, edge: "bottom" },
      { piece: back, edge: "bottom", turned: true },
    ],
    -kind.band,
    0.95,
    ([x, y, z], up) => [x, y, z + up],
  );
  const rims = new Map(
    [front, back].map((piece) => [piece.name, edgesOf(piece, ["neck", "armholeLeft", "armholeRight"])]),
  );
  const sewn = (piece: Piece): Layers[] => [
    ...(kind.details?.(piece) ?? []),
    ...rims.get(piece.name)!.flatMap((line) => [bound(line), stitches(line, binding)]),
    ...edgesOf(piece, ["sideLeft", "sideRight", "strapLeft", "strapRight", "bottom"]).map((line) => seam(line, 1.3)),
    stitches(edgeNamed(piece, "bottom"), 0.004),
  ];
  const free: Point[] = [
    [0, -kind.band],
    [band.length, -kind.band],
  ];
  const joint: Point[] = [
    [band.length, 0],
    [0, 0],
  ];
  const sewnUp = madeFrom({
    pieces: [front, back, band.piece],
    seams: [...seams, ...band.seams],
    form: bustForm(),
    fabric: fabrics.tights,
    layers: {
      front: sewn(front),
      back: sewn(back),
      band: [
        ...(kind.bandDetails?.({
          length: band.length,
          height: kind.band,
          front: band.joints[1]! / 2,
          back: (band.joints[1]! + band.length) / 2,
        }) ?? []),
        seam(joint),
        stitches(joint, 0.004),
        stitches(free, 0.004),
      ],
    },
    spacing: 0.0065,
    seconds: 0.4,
    gravity: 0.5,
    pinned: kind.straps ? ["front.strapLeft", "front.strapRight"] : [],
    grounds: kind.grounds ?? {},
    raised: (piece, point) =>
      piece === "band" || rims.get(piece)!.some((line) => distanceTo(line, point) < binding) ? 0.0008 : 0,
  });
  const scene = together([
    sewnUp,
    ...(kind.straps ?? []).map(cordStrap),
    ...(kind.puller ? pullerOn(sewnUp, kind.puller) : []),
  ]);
  return { scene, views: { ...framed(scene, 0.74), ...(kind.detail && { detail: kind.detail }) } };
}

/** The slider of a zip and the tab that hangs from it. */
function pullerOn(garment: Scene, z: number): Scene[] {
  const finish = { surface: fabrics.shell, ground: "print" } as const;
  const y = frontOf(garment, 0, z);
  return [
    box([0, y - 0.002, z], [0.009, 0.004, 0.011], 0.0015, finish),
    box([0, y - 0.005, z - 0.016], [0.006, 0.0022, 0.026], 0.001, finish),
  ];
}

/** Elastic folded over an edge. */
function bound(line: readonly Point[]): Layers {
  return seam(line, 0.3);
}
