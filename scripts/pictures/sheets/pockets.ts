import { type Point, resampled } from "../cloth/pattern.ts";
import { seam, stitches } from "./details.ts";
import { beside, pathOf } from "./lines.ts";
import type { Layers } from "./sheet.ts";

/** The mouth of a pocket along a line: a dark slit that stands open a little, its turned edge and a row of stitches. */
export function pocketMouth(line: readonly Point[], edge = 0.008): Layers[] {
  const d = pathOf(line);
  const lip = pathOf(beside(line, -0.0018));
  return [
    {
      ink:
        `<path d="${d}" fill="none" stroke="#000" stroke-width="4.5" stroke-opacity=".28" filter="url(#soft3)"/>` +
        `<path d="${d}" fill="none" stroke="#000" stroke-width="1.5" stroke-opacity=".75" filter="url(#soft1)"/>`,
      relief:
        `<path d="${lip}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".6" filter="url(#soft2)"/>` +
        `<path d="${d}" fill="none" stroke="#000" stroke-width="1.8" stroke-opacity=".9" filter="url(#soft1)"/>`,
    },
    stitches(beside(line, -edge)),
    ...[line[0]!, line.at(-1)!].map((end) => tack(end)),
  ];
}

/** A pocket sewn on: its outline stands out from the cloth, open along its first edge. */
export function patchPocket(mouth: readonly Point[], rest: readonly Point[]): Layers[] {
  const outline = [...mouth, ...rest];
  return [
    { relief: `<path d="${pathOf(outline, true)}" fill="#fff" fill-opacity=".35" filter="url(#soft2)"/>` },
    seam([mouth.at(-1)!, ...rest, mouth[0]!], 1.1),
    stitches([mouth.at(-1)!, ...rest, mouth[0]!], 0.005),
    ...pocketMouth(mouth, 0.012),
  ];
}

/** A closed zip along a line: two tapes and a row of teeth. */
export function zip(line: readonly Point[], width = 0.009): Layers[] {
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

/** A short bar of dense stitches that holds a pocket's end. */
function tack([x, z]: Point): Layers {
  const bar = `<rect x="${x * 1000 - 3}" y="${-z * 1000 - 0.9}" width="6" height="1.8" rx=".6"`;
  return {
    ink: `${bar} fill="#000" fill-opacity=".3"/>`,
    relief: `${bar} fill="#fff" fill-opacity=".5"/>`,
  };
}
