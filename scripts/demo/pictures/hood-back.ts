import type { Drawing } from "./drawing.ts";
import { CENTER, symmetric } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { seam } from "./stitching.ts";
import type { Fit } from "./torso.ts";

/** Draws the hood as it hangs on the back. */
export function drawHoodBack(drawing: Drawing, fit: Fit, palette: Palette, over: string): void {
  const { neck, top } = fit;
  drawing.part({
    outline: symmetric([
      [0, top - 46],
      [neck * 0.8, top - 36],
      [neck + 40, top + 14],
      [neck + 46, top + 90],
      [neck * 0.9, top + 190],
      [neck * 0.4, top + 250],
      [0, top + 266],
    ]),
    palette,
    volume: 56,
    over,
    creases: [
      {
        points: [
          [CENTER - neck * 0.9, top + 20],
          [CENTER - neck * 0.7, top + 130],
          [CENTER - neck * 0.1, top + 214],
        ],
        width: 70,
        strength: 0.5,
      },
      {
        points: [
          [CENTER + neck * 0.9, top + 24],
          [CENTER + neck * 0.66, top + 130],
          [CENTER + neck * 0.1, top + 210],
        ],
        width: 50,
        strength: -0.45,
      },
      {
        points: [
          [CENTER - neck * 0.7, top - 16],
          [CENTER, top + 12],
          [CENTER + neck * 0.7, top - 16],
        ],
        width: 40,
        strength: 0.4,
      },
    ],
    inside: seam(
      [
        [CENTER, top - 46],
        [CENTER + 2, top + 100],
        [CENTER, top + 262],
      ],
      palette,
    ),
  });
}
