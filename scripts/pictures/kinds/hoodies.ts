import { mensForm, womensForm } from "../cloth/bodies.ts";
import type { Point } from "../cloth/pattern.ts";
import { type Fabric, fabrics } from "../fabrics.ts";
import { together } from "../garment.ts";
import type { Layers } from "../sheets/sheet.ts";
import { type Framing, framed, type Subject } from "../subject.ts";
import type { HoodCut } from "./hoods.ts";
import type { OuterCut } from "./outer.ts";
import { sewn, type Strip } from "./sewn.ts";
import { drawcord, kangaroo } from "./trims.ts";

/** A pullover with a hood as it differs from the next. */
export interface Hoodie {
  body: "men" | "women";
  fabric?: Fabric;
  cut: OuterCut;
  hood: HoodCut;
  hemBand: Strip;
  cuffs: Strip;
  /** The belly pocket: how high it is, and half its widths at the hem and on top. */
  pocket: { height: number; wide: number; narrow: number };
  /** How long the ends of the drawcord hang; none without. */
  cords?: readonly [left: number, right: number];
  drawn?: (piece: string) => readonly Layers[];
  grounds?: Readonly<Record<string, "accent">>;
  detail?: Framing;
}

export function hoodie({ body, fabric = fabrics.fleece, pocket, cords = [0, 0], detail, ...rest }: Hoodie): Subject {
  const { cut } = rest;
  const layer = sewn({ ...rest, fabric, form: body === "men" ? mensForm : womensForm });
  const front = layer.find("front");
  const throat = cut.neck[1] - cut.neckFront;
  const low = cut.hem[1] + 0.006;
  const scene = together([
    layer.scene,
    kangaroo(front, { low, high: low + pocket.height, wide: pocket.wide, narrow: pocket.narrow }),
    ...cords.flatMap((length, side) => {
      const sign = side === 0 ? -1 : 1;
      const points = [0, 0.2, 0.6, 1].map((share, i): Point => [
        sign * (0.026 + 0.006 * i - (i === 3 ? 0.004 * side : 0)),
        throat - 0.007 - share * length,
      ]);
      return length > 0 ? drawcord(front, points) : [];
    }),
  ]);
  return { scene, views: { ...framed(scene, 0.9), ...(detail && { detail }) } };
}
