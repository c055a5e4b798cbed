import type { Point } from "../cloth/pattern.ts";
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

/** A short bar of dense stitches that holds a pocket's end. */
function tack([x, z]: Point): Layers {
  const bar = `<rect x="${x * 1000 - 3}" y="${-z * 1000 - 0.9}" width="6" height="1.8" rx=".6"`;
  return {
    ink: `${bar} fill="#000" fill-opacity=".3"/>`,
    relief: `${bar} fill="#fff" fill-opacity=".5"/>`,
  };
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
