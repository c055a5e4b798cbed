import type { Crease } from "./drawing.ts";
import type { Palette } from "./palette.ts";
import { seam } from "./stitching.ts";
import { type Fit, onBody } from "./torso.ts";

const channels = [0.17, 0.29, 0.41, 0.53, 0.65, 0.77, 0.89];

/** The swell of each channel, and the puckers along its seams. */
export function quilting(fit: Fit): Crease[] {
  const rows = channels.flatMap((v): Crease[] => [
    {
      points: [onBody(fit, -1.04, v - 0.05), onBody(fit, -0.5, v - 0.06), onBody(fit, -0.02, v - 0.05)],
      width: 64,
      strength: 0.62,
    },
    {
      points: [onBody(fit, 0.02, v - 0.05), onBody(fit, 0.5, v - 0.06), onBody(fit, 1.04, v - 0.05)],
      width: 64,
      strength: 0.56,
    },
  ]);
  const puckers = channels.flatMap((v, row) =>
    [-0.76, -0.28, 0.3, 0.74].map((u, i): Crease => ({
      points: [
        onBody(fit, u + (row % 2) * 0.08, v - 0.018),
        onBody(fit, u + 0.03, v + (i % 2) * 0.02),
        onBody(fit, u + 0.02, v + 0.04),
      ],
      width: 14,
      strength: i % 2 ? 0.4 : -0.4,
    })),
  );
  return [...rows, ...puckers];
}

/** The seams between the channels. */
export function quiltSeams(fit: Fit, palette: Palette): string {
  return channels
    .map((v) =>
      seam(
        [
          onBody(fit, -1.08, v),
          onBody(fit, -0.5, v + 0.008),
          onBody(fit, 0, v),
          onBody(fit, 0.5, v + 0.008),
          onBody(fit, 1.08, v),
        ],
        palette,
      ),
    )
    .join("");
}
