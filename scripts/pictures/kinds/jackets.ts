import { mensForm, womensForm } from "../cloth/bodies.ts";
import { mirrored, type Point } from "../cloth/pattern.ts";
import type { Fabric } from "../fabrics.ts";
import { together } from "../garment.ts";
import { welt } from "../sheets/pockets.ts";
import { sealedZip, zip } from "../sheets/zips.ts";
import { seam, stitches } from "../sheets/details.ts";
import type { Layers } from "../sheets/sheet.ts";
import { type Framing, framed, type Subject } from "../subject.ts";
import type { HoodCut } from "./hoods.ts";
import type { OuterCut } from "./outer.ts";
import { sewn, type Strip } from "./sewn.ts";
import { drawcord, puller, zipRow, zipRowOnBand } from "./trims.ts";

/** The opening of a pocket, as a line on the front from its upper to its lower end. */
export interface Opening {
  line: readonly [Point, Point];
  closed: "zip" | "sealed" | "welt";
  /** Whether there is one on one side only. */
  single?: boolean;
}

/** A jacket with a full zip as it differs from the next. */
export interface Jacket {
  body: "men" | "women";
  fabric: Fabric;
  cut: OuterCut;
  hood?: HoodCut;
  collar?: Strip;
  hemBand?: Strip;
  cuffs?: Strip;
  pockets: readonly Opening[];
  /** How wide the zip's teeth are. */
  teeth?: number;
  cords?: boolean;
  drawn?: (piece: string) => readonly Layers[];
  grounds?: Readonly<Record<string, "accent">>;
  detail?: Framing;
}

const openings = { zip, sealed: sealedZip, welt };

export function jacket({ body, pockets, teeth = 0.009, cords = false, detail, ...rest }: Jacket): Subject {
  const { cut, collar } = rest;
  const high = cut.neck[1] - cut.neckFront;
  const low = cut.hem[1];
  const facing: Point[] = [
    [0.016, low],
    [0.016, high],
  ];
  const layer = sewn({
    ...rest,
    form: body === "men" ? mensForm : womensForm,
    drawn: (piece) => [
      ...(rest.drawn?.(piece) ?? []),
      ...(piece === "front"
        ? [
            ...pockets.flatMap(({ line, closed, single }) =>
              (single ? [line] : [line, mirrored(line)]).flatMap((each) => openings[closed](each)),
            ),
            ...[facing, mirrored(facing)].flatMap((line) => [
              seam(
                line.map(([x, z]) => [x * 0.4, z]),
                0.8,
              ),
              stitches(line),
            ]),
          ]
        : []),
    ],
  });
  const front = layer.find("front");
  const pulls = pockets.filter(({ closed }) => closed !== "welt");
  const scenes = [
    layer.scene,
    zipRow(front, false, [0, low], [0, high + 0.002], teeth),
    ...pulls.flatMap(({ line: [upper], single }) =>
      (single ? [1] : [1, -1]).flatMap((sign) => puller(front, [sign * upper[0], upper[1] - 0.004], 0.02)),
    ),
  ];
  if (rest.hemBand) scenes.push(zipRowOnBand(layer, "hemBand", 0, rest.hemBand.height - 0.004, teeth));
  if (collar) {
    const top = collar.height - 0.006;
    const middle = layer.bands.get("collar")!.front / 2;
    scenes.push(
      zipRowOnBand(layer, "collar", -0.003, top, teeth),
      ...puller(layer.find("collar"), [middle, top - 0.01]),
    );
  } else scenes.push(...puller(front, [0, high - 0.014], 0.03));
  if (cords)
    for (const sign of [1, -1]) {
      const points = [0, 0.04, 0.11, 0.19].map((by, i): Point => [sign * (0.03 + 0.006 * i), high - 0.002 - by]);
      scenes.push(...drawcord(front, points));
    }
  const scene = together(scenes);
  return { scene, views: { ...framed(scene, 0.9), ...(detail && { detail }) } };
}
