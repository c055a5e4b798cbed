import type { Point } from "../cloth/pattern.ts";
import { beside, pathOf } from "./lines.ts";
import type { Layers } from "./sheet.ts";
import { seam, stitches } from "./details.ts";

// How clothes close: zips along a line and the openings of pockets.

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

/** The slit of a pocket, its lips folded. */
export function welt(line: readonly Point[], width = 0.014): Layers[] {
  const d = pathOf(line);
  const lip = pathOf(beside(line, width / 2));
  return [
    {
      ink:
        `<path d="${lip}" fill="none" stroke="#0f0" stroke-width="${width * 1000}"/>` +
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".7" stroke-width="2.2" filter="url(#soft1)"/>`,
      relief:
        `<path d="${lip}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${width * 1000}" filter="url(#soft1)"/>` +
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".8" stroke-width="2.4" filter="url(#soft1)"/>`,
    },
    stitches(line, width),
  ];
}
