import { mensForm, womensForm } from "../cloth/bodies.ts";
import { mirrored, type Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { together } from "../garment.ts";
import { sealedZip, zip } from "../sheets/zips.ts";
import { puff, quilted } from "../sheets/quilting.ts";
import type { Layers } from "../sheets/sheet.ts";
import { type Framing, framed, type Subject } from "../subject.ts";
import type { OuterCut } from "./outer.ts";
import { sewn, type Strip } from "./sewn.ts";
import { puller, zipRow, zipRowOnBand } from "./trims.ts";

/** A quilted jacket or vest as it differs from the next. */
export interface Puffer {
  body: "men" | "women";
  cut: OuterCut;
  collar: Strip;
  hemBand: Strip;
  cuffs?: Strip;
  /** Between two quilting seams, and how far the filling stands out, in metres. */
  channel: number;
  loft: number;
  /** How much lower the seams run in the middle than at the side. */
  chevron?: number;
  detail?: Framing;
}

export function puffer({ body, cut, collar, channel, loft, chevron = 0, detail, ...rest }: Puffer): Subject {
  const high = cut.neck[1] - cut.neckFront;
  const low = cut.hem[1];
  const slope = chevron / cut.underarm[0];
  const across = ([x, z]: Point) => z - low - Math.abs(x) * slope;
  const bodySeams = Array.from({ length: Math.ceil((cut.neck[1] - low) / channel) + 1 }, (_, i): Point[] => {
    const z = low + i * channel;
    return [
      [-0.34, z + 0.34 * slope],
      [0, z],
      [0.34, z + 0.34 * slope],
    ];
  });
  const sleeve = cut.sleeve;
  const rings = sleeve ? Array.from({ length: Math.floor(sleeve.length / channel) }, (_, i) => (i + 1) * channel) : [];
  const sleeveSeams = (sign: number) =>
    rings.map((u): Point[] => [
      [sign * u, 0],
      [sign * u, -sleeve!.upper - 0.02],
    ]);
  const collarSeams = (length: number): Point[][] => [
    [
      [0, collar.height / 2],
      [length, collar.height / 2],
    ],
  ];
  const drawn = (piece: string): Layers[] => {
    if (piece === "front" || piece === "back")
      return [
        ...bodySeams.flatMap(quilted),
        ...(piece === "front" ? [pocket, mirrored(pocket)].flatMap(sealedZip) : []),
        ...(piece === "front"
          ? zip(
              [
                [0, low],
                [0, high],
              ],
              0.009,
            )
          : []),
      ];
    if (piece.includes("Sleeve")) return sleeveSeams(piece.endsWith("Right") ? 1 : -1).flatMap(quilted);
    if (piece === "collar") return collarSeams(0.6).flatMap(quilted);
    return [];
  };
  const pocket: Point[] = [
    [cut.underarm[0] * 0.5, low + 0.2],
    [cut.underarm[0] * 0.66, low + 0.06],
  ];
  const layer = sewn({
    ...rest,
    cut,
    collar,
    fabric: fabrics.insulated,
    form: body === "men" ? mensForm : womensForm,
    drawn,
    spacing: 0.0115,
    raised: (piece, [x, z]) => {
      if (piece === "front" || piece === "back") {
        const byZip = piece === "front" ? Math.min(1, Math.max(0, (Math.abs(x) - 0.008) / 0.025)) : 1;
        return puff(across([x, z]), channel, loft, x) * byZip;
      }
      if (piece.includes("Sleeve")) return puff(Math.abs(x), channel, loft * 0.72, z);
      return piece === "collar" ? puff(z, collar.height / 2, loft * 0.5, x) : 0;
    },
  });
  const front = layer.find("front");
  const middle = layer.bands.get("collar")!.front / 2;
  const top = collar.height - 0.008;
  const scene = together([
    layer.scene,
    zipRow(front, false, [0, low], [0, high + 0.002]),
    zipRowOnBand(layer, "collar", -0.003, top),
    zipRowOnBand(layer, "hemBand", 0, rest.hemBand.height - 0.003),
    ...puller(layer.find("collar"), [middle, top - 0.01]),
    ...[1, -1].flatMap((sign) => puller(front, [sign * pocket[0]![0], pocket[0]![1] - 0.006], 0.022)),
  ]);
  return { scene, views: { ...framed(scene, sleeve ? 0.9 : 0.78), ...(detail && { detail }) } };
}
