import type { Layers } from "./sheet.ts";
import { ribs, stitches } from "./details.ts";

/** A ribbed strip from height `low` to `high`, with `rows` of stitches along it that gather it over an elastic. */
export function gathers(length: number, low: number, high: number, rows: number): Layers[] {
  const lines = Array.from({ length: rows }, (_, i) => {
    const z = low + ((high - low) * (i + 1)) / (rows + 1);
    return stitches([
      [0, z],
      [length, z],
    ]);
  });
  return [ribs(0, length, low, high, 0.0036), ...lines];
}
