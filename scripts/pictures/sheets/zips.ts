import { type Point, resampled } from "../cloth/pattern.ts";
import { seam, stitches } from "./details.ts";
import { beside, pathOf } from "./lines.ts";
import type { Layers } from "./sheet.ts";
import { dark } from "./trim.ts";

/** A zip let into cloth: its teeth between two folded edges, each held by a row of stitches. */
export function zip(line: readonly Point[], width = 0.007): Layers[] {
  const [left, right] = [beside(line, width * 0.75), beside(line, -width * 0.75)];
  return [
    teeth(line, width),
    seam(left, 0.9),
    seam(right, 0.9),
    stitches(line, width * 0.75 + 0.005),
    stitches(line, -width * 0.75 - 0.005),
  ];
}

/** The teeth of a zip along a line, in a groove `width` metres wide. */
export function teeth(line: readonly Point[], width = 0.007): Layers {
  const d = pathOf(line);
  const mm = width * 1000;
  const tooth = `<path d="${d}" fill="none" stroke-dasharray="1.3 1.1" stroke-width="${mm * 0.62}" `;
  return {
    ink:
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".62" stroke-width="${mm}"/>` +
      `${tooth}stroke="#0f0"/>`,
    relief:
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="${mm}"/>` +
      `${tooth}stroke="#fff" stroke-opacity=".85"/>` +
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".5"/>`,
  };
}

/** A zip behind a taped slit, as rainproof cloth has it. */
export function sealedZip(line: readonly Point[]): Layers[] {
  const d = pathOf(line);
  return [
    {
      ink: `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="13"/>`,
      relief: `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="13" filter="url(#soft1)"/>`,
    },
    seam(line, 1.6),
  ];
}

/** A slim zip, as on close-fitting clothes and pockets: two tapes and a row of fine teeth. */
export function slimZip(line: readonly Point[], width = 0.009): Layers[] {
  const d = pathOf(line);
  const steps = resampled(line, 2);
  const stroke = (color: string, wide: number, opacity: number, rest = "") =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${wide}" stroke-opacity="${opacity}"${rest}/>`;
  const mm = width * 1000;
  return [
    {
      ink:
        stroke("#000", mm, 0.35) +
        stroke("#000", mm * 0.36, 0.5) +
        stroke("#000", mm * 0.3, 0.5, ' stroke-dasharray="1 .8"'),
      relief:
        stroke("#000", mm, 0.35, ' filter="url(#soft2)"') +
        stroke("#fff", mm * 0.36, 0.8, ' filter="url(#soft1)"') +
        stroke("#000", mm * 0.34, 0.8, ' stroke-dasharray=".8 1"'),
    },
    stitches(beside(steps, width * 0.75)),
    stitches(beside(steps, -width * 0.75)),
  ];
}

/** A broad coil zip, as on bags: its tape, its teeth and a row of stitches on either side. `width` is the tape's. */
export function coilZip(line: readonly Point[], width: number): Layers[] {
  const d = pathOf(line);
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
