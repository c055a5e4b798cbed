import type { Point } from "../cloth/pattern.ts";
import { roomy } from "./details.ts";
import { pathOf } from "./lines.ts";
import { type Ink, inkColors, type Layers } from "./sheet.ts";

// What bags and equipment have on them beside what a seamstress adds.

const everywhere = `x="-3000" y="-3000" width="6000" height="6000"`;

/** Near black, whatever the product's color: plastic, rubber, webbing. */
export const dark = "#0c0c0c";

/** Paints everything near black. */
export const darkened: Layers = { ink: `<rect ${everywhere} fill="${dark}"/>` };

/** Paints an area in an ink, or near black, without a seam around it. */
export function area(outline: readonly Point[], ink: Ink | "dark"): Layers {
  return { ink: `<path d="${pathOf(outline, true)}" fill="${ink === "dark" ? dark : inkColors[ink]}"/>` };
}

/** A rectangle around its middle. */
export function rectangle([x, z]: Point, width: number, height: number): Point[] {
  const [w, h] = [width / 2, height / 2];
  return [
    [x - w, z - h],
    [x + w, z - h],
    [x + w, z + h],
    [x - w, z + h],
  ];
}

/** A thin groove along a line, as where two parts meet. */
export function groove(line: readonly Point[], width = 0.0012): Layers {
  const path = (color: string, opacity: number, blur: string) =>
    `<path d="${roomy(pathOf(line))}" fill="none" stroke="${color}" stroke-width="${width * 1000}" stroke-opacity="${opacity}" filter="url(#${blur})"/>`;
  return { ink: path("#000", 0.5, "soft1"), relief: path("#000", 0.9, "soft1") };
}

/** Raised (or sunk) bars at these middles, softly edged. */
export function bars(middles: readonly Point[], width: number, height: number, raised = true): Layers {
  const tone = raised ? "#fff" : "#000";
  return {
    relief: middles
      .map(
        ([x, z]) =>
          `<rect x="${(x - width / 2) * 1000}" y="${(-z - height / 2) * 1000}" width="${width * 1000}" height="${height * 1000}" rx="${Math.min(width, height) * 500}" fill="${tone}" fill-opacity=".75"/>`,
      )
      .join(""),
  };
}

/** Layers turned around a point of the sheet, in degrees counterclockwise. */
export function rotated({ ink, relief }: Layers, [x, z]: Point, degrees: number): Layers {
  const turn = (drawn: string) => `<g transform="rotate(${-degrees} ${x * 1000} ${-z * 1000})">${drawn}</g>`;
  return { ...(ink && { ink: turn(ink) }), ...(relief && { relief: turn(relief) }) };
}

/** Layers as they are drawn on a sheet that is seen from behind, around a point: they read the right way there. */
export function fromBehind({ ink, relief }: Layers, [x]: Point): Layers {
  const flip = (drawn: string) => `<g transform="translate(${x * 2000} 0) scale(-1 1)">${drawn}</g>`;
  return { ...(ink && { ink: flip(ink) }), ...(relief && { relief: flip(relief) }) };
}
