import { readFileSync } from "node:fs";

/** A mark of the brand to print: SVG path data and the box it is drawn in. */
export interface Mark {
  d: string;
  box: readonly [width: number, height: number];
}

/** The pulse. */
export const symbol = markIn("symbol");

/** The name. */
export const wordmark = markIn("wordmark");

function markIn(name: string): Mark {
  const svg = readFileSync(new URL(`../../../public/brand/${name}.svg`, import.meta.url), "utf8");
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  const d = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1];
  if (!box || !d) throw new Error(`public/brand/${name}.svg is not a single path in a box that starts at 0 0`);
  return { d, box: [Number(box[1]), Number(box[2])] };
}
