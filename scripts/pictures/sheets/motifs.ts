import { mirrored, type Point } from "../cloth/pattern.ts";
import { mesh, panel, seam, stitches, stripe } from "./details.ts";
import type { Layers } from "./sheet.ts";

// Drawings that several products share, on the pieces of a top.

const bothSides = (line: readonly Point[]) => [line, mirrored(line)];

/** Three bright lines across each upper arm. */
export function sleeveChevrons(): Layers[] {
  return [0, 0.016, 0.032].flatMap((step) =>
    bothSides([
      [0.27 + step, 1.48 - step],
      [0.29 + step, 1.36 - step],
      [0.24 + step, 1.3 - step],
    ]).map((line) => stripe(line, 0.0055, "print")),
  );
}

/** A yoke over the chest and the shoulders, joined flat. */
export function chestPanels(): Layers[] {
  const line: Point[] = [
    [-0.3, 1.2],
    [-0.12, 1.245],
    [0, 1.225],
    [0.12, 1.245],
    [0.3, 1.2],
  ];
  const sides = bothSides([
    [0.12, 1.245],
    [0.105, 1.05],
    [0.13, 0.8],
  ]);
  return [line, ...sides].flatMap((each) => [seam(each, 0.6), stitches(each, 0.003), stitches(each, -0.003)]);
}

/** Panels under the arms and down the sides, of open knit if `open`. */
export function sidePanels(open: boolean): Layers[] {
  const outline: Point[] = [
    [0.175, 1.27],
    [0.165, 1.05],
    [0.18, 0.78],
    [0.4, 0.78],
    [0.4, 1.27],
  ];
  return bothSides(outline).flatMap((each) => [...panel(each, "accent"), ...(open ? [mesh(each, 0.0038)] : [])]);
}

/** Open knit below the chest. */
export function lowerMesh(): Layers[] {
  const outline: Point[] = [
    [-0.4, 1.24],
    [-0.12, 1.2],
    [0.12, 1.2],
    [0.4, 1.24],
    [0.4, 0.845],
    [-0.4, 0.845],
  ];
  return [...panel(outline, "accent"), mesh(outline, 0.005)];
}
