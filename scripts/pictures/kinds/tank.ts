import { mensForm, womensForm } from "../cloth/bodies.ts";
import { curve, distanceTo, mirrored, type Piece, type Point, type Seam } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { hem, seam, seenFromBehind, stitches } from "../sheets/details.ts";
import type { Layers } from "../sheets/sheet.ts";
import { framed, type Subject } from "../subject.ts";
import { edgeNamed } from "./top.ts";

/** A side of a tank: how deep its neckline is, and how far its armhole comes in toward the middle. Metres. */
export interface TankSide {
  neck: number;
  armhole: number;
  /** How low the armhole's narrowest place is below the shoulder. */
  narrow: number;
}

/** A garment without sleeves. Widths are halves. */
export interface TankOptions {
  body: "men" | "women";
  fabric: keyof typeof fabrics;
  /** The strap on the shoulder: its inner and its outer end. */
  strap: readonly [inner: Point, outer: Point];
  front: TankSide;
  back: TankSide;
  underarm: Point;
  waist: Point;
  hem: Point;
  tail?: number;
  /** How far the hem's corners are rounded up. */
  scoop?: number;
  hems?: number;
  drawnFront?: readonly Layers[];
  drawnBack?: readonly Layers[];
}

/** Sews a tank and frames it. */
export function tank(options: TankOptions): Subject {
  const { fabric, body, hems = 0.018 } = options;
  const [front, back] = [side(options, "front"), side(options, "back")];
  const seams: Seam[] = ["strapLeft", "strapRight", "sideLeft", "sideRight"].map((edge) => ({
    a: ["front", edge],
    b: ["back", edge],
  }));
  const construction = (piece: Piece) => [
    ...["sideLeft", "sideRight", "strapLeft", "strapRight"].map((edge) => seam(edgeNamed(piece, edge))),
    ...["neck", "armLeft", "armRight"].flatMap((edge) => binding(edgeNamed(piece, edge))),
    ...hem(edgeNamed(piece, "hem"), hems),
  ];
  const scene = madeFrom({
    pieces: [front, back],
    seams,
    form: (body === "men" ? mensForm : womensForm)(62),
    fabric: fabrics[fabric],
    layers: {
      front: [...(options.drawnFront ?? []), ...construction(front)],
      back: [...seenFromBehind(options.drawnBack ?? []), ...construction(back)],
    },
    spacing: 0.0085,
  });
  return { scene, views: framed(scene) };
}

function side(
  { strap: [inner, outer], underarm, waist, hem: corner, tail = 0, scoop = 0, ...sides }: TankOptions,
  name: "front" | "back",
): Piece {
  const { neck, armhole, narrow } = sides[name];
  const low = corner[1] - scoop - (name === "back" ? tail : 0);
  const halfNeck = curve(
    inner,
    [inner[0] - 0.004, inner[1] - neck * 0.6],
    [inner[0] * 0.7, inner[1] - neck],
    [0, inner[1] - neck],
  );
  const halfHem = curve([-corner[0], corner[1]], [-corner[0] * 0.7, low], [-corner[0] * 0.4, low], [0, low], 16);
  const arm = [
    ...curve(
      underarm,
      [underarm[0] - 0.045, underarm[1] + 0.004],
      [armhole, outer[1] - narrow - 0.05],
      [armhole, outer[1] - narrow],
      16,
    ),
    ...curve(
      [armhole, outer[1] - narrow],
      [armhole, outer[1] - narrow + 0.05],
      [outer[0], outer[1] - 0.04],
      outer,
      12,
    ).slice(1),
  ];
  const flank = [
    ...curve(corner, [corner[0], corner[1] + 0.06], [waist[0], waist[1] - 0.08], waist, 12),
    ...curve(waist, [waist[0], waist[1] + 0.06], [underarm[0], underarm[1] - 0.08], underarm, 12).slice(1),
  ];
  const strap = [outer, inner];
  const sign = name === "front" ? -1 : 1;
  return {
    name,
    facesBack: name === "back",
    edges: [
      { name: "neck", points: [...halfNeck, ...mirrored(halfNeck).slice(1)] },
      { name: "strapLeft", points: mirrored(strap) },
      { name: "armLeft", points: mirrored(arm) },
      { name: "sideLeft", points: mirrored(flank) },
      { name: "hem", points: [...halfHem, ...mirrored(halfHem).slice(1)] },
      { name: "sideRight", points: flank },
      { name: "armRight", points: arm },
      { name: "strapRight", points: strap },
    ],
    place: ([x, z]) => {
      const toSeam = Math.min(distanceTo(flank, [Math.abs(x), z]), distanceTo(strap, [Math.abs(x), z]));
      return [x, 0.008 + sign * 0.17 * (1 - Math.exp(-toSeam / 0.05)), z];
    },
  };
}

/** A narrow bound edge. */
function binding(line: readonly Point[]): Layers[] {
  return [stitches(line, 0.009), { relief: seam(line, 0.2).relief ?? "" }];
}
