import { mensForm, womensForm } from "../cloth/bodies.ts";
import type { Fabric } from "../fabrics.ts";
import { together } from "../garment.ts";
import type { Layers } from "../sheets/sheet.ts";
import { type Framing, framed, type Subject } from "../subject.ts";
import { seam, stitches } from "../sheets/details.ts";
import type { Point } from "../cloth/pattern.ts";
import type { OuterCut } from "./outer.ts";
import { sewn, type Strip } from "./sewn.ts";
import { puller, zipRow, zipRowOnBand } from "./trims.ts";

/** A half zip as it differs from the next. */
export interface HalfZip {
  body: "men" | "women";
  fabric: Fabric;
  cut: OuterCut;
  collar: Strip;
  hemBand?: Strip;
  cuffs?: Strip;
  /** How far the zip reaches down from the neckline, in metres. */
  zip: number;
  drawn?: (piece: string) => readonly Layers[];
  grounds?: Readonly<Record<string, "accent">>;
  detail?: Framing;
}

export function halfZip({ body, zip, detail, collar, cut, ...rest }: HalfZip): Subject {
  const high = cut.neck[1] - cut.neckFront;
  const low = high - zip;
  const placket: Point[] = [
    [-0.013, high],
    [-0.013, low - 0.012],
    [0.013, low - 0.012],
    [0.013, high],
  ];
  const layer = sewn({
    ...rest,
    cut,
    collar,
    form: body === "men" ? mensForm : womensForm,
    drawn: (piece) => [
      ...(rest.drawn?.(piece) ?? []),
      ...(piece === "front" ? [seam(placket, 0.7), stitches(placket, -0.005)] : []),
    ],
  });

  const middle = layer.bands.get("collar")!.front / 2;
  const top = collar.height - 0.006;
  const scene = together([
    layer.scene,
    zipRow(layer.find("front"), false, [0, low], [0, high + 0.002]),
    zipRowOnBand(layer, "collar", -0.003, top),
    ...puller(layer.find("collar"), [middle, top - 0.008]),
  ]);
  return { scene, views: { ...framed(scene, 0.9), ...(detail && { detail }) } };
}
