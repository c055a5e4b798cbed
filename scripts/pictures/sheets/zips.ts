import type { Point } from "../cloth/pattern.ts";
import { roomy, stitches } from "./details.ts";
import { beside, pathOf } from "./lines.ts";
import type { Layers } from "./sheet.ts";
import { dark } from "./trim.ts";

/** A coil zip along a line: its tape, its teeth and a row of stitches on either side. `width` is the tape's. */
export function zip(line: readonly Point[], width: number): Layers[] {
  const d = roomy(pathOf(line));
  const band = (color: string, across: number, more = "") =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${across}" ${more}/>`;
  return [
    {
      ink:
        band(dark, width * 1000) +
        band("#1f1f1f", 4.6, `stroke-dasharray="1.1 .8"`) +
        band("#000", 0.6, `stroke-opacity=".8"`),
      relief:
        band("#000", width * 1000, `stroke-opacity=".35" filter="url(#soft1)"`) +
        band("#fff", 4.6, `stroke-opacity=".6" filter="url(#soft1)"`) +
        band("#000", 0.8, `stroke-opacity=".7"`),
    },
    stitches(beside(line, width / 2 + 0.0025)),
    stitches(beside(line, -width / 2 - 0.0025)),
  ];
}
