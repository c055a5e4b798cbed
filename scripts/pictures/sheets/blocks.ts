import { mirrored, type Point } from "../cloth/pattern.ts";
import { panel, seam, stitches } from "./details.ts";
import type { Ink, Layers } from "./sheet.ts";

/** Everything above a level line across chest, back and sleeves, cut from another ink. `down` is the sleeves' angle. */
export function above(level: number, shoulder: Point, down: number, ink: Ink = "accent"): (piece: string) => Layers[] {
  const [cos, sin] = [Math.cos((down * Math.PI) / 180), Math.sin((down * Math.PI) / 180)];
  return (piece) => {
    if (piece === "front" || piece === "back") {
      const line: Point[] = [
        [-0.4, level],
        [0.4, level],
      ];
      return [...panel([...line, [0.4, 1.7], [-0.4, 1.7]], ink), stitches(line, -0.005)];
    }
    if (!piece.includes("Sleeve")) return [];
    // Sleeves are drawn up a little where they are set in.
    const at = (w: number): Point => [(shoulder[1] - level - 0.03 - w * cos) / sin, -w];
    const line = [at(0.26), at(-0.02)];
    const outline: Point[] = [[-0.1, -0.26], ...line, [-0.1, 0.02]];
    return panel(piece.endsWith("Right") ? outline : mirrored(outline), ink);
  };
}

/** The flanks of a front or back from another ink, `wide` metres at the hem and `narrow` at the underarm. */
export function flanks(underarm: Point, low: number, wide: number, narrow: number, ink: Ink = "accent"): Layers[] {
  const [x, z] = underarm;
  const inner: Point[] = [
    [x - narrow, z + 0.05],
    [x - (wide + narrow) / 2 - 0.012, (z + low) / 2],
    [x - wide, low - 0.02],
  ];
  const outline: Point[] = [...inner, [x + 0.1, low - 0.02], [x + 0.1, z + 0.05]];
  return [outline, mirrored(outline)].flatMap((each) => [...panel(each, ink, false), seam(each, 0.8)]);
}
