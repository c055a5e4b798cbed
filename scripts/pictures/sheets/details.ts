import type { Point } from "../cloth/pattern.ts";
import { beside, pathOf } from "./lines.ts";
import type { Mark } from "./marks.ts";
import { type Ink, inkColors, type Layers } from "./sheet.ts";

// What a seamstress adds to a piece. Lines run counterclockwise, so that a positive distance lies inside of the edge.

/** A seam's groove along a line, with the pull of its thread. */
export function seam(line: readonly Point[], depth = 1): Layers {
  const d = pathOf(line);
  return {
    ink: stroke(d, "#000", 1.1, 0.34 * depth, "soft1"),
    relief: stroke(d, "#000", 5, 0.28 * depth, "soft3") + stroke(d, "#000", 1.3, 0.6 * depth, "soft1"),
  };
}

/** A row of stitches `inside` metres from an edge, or on the line itself. */
export function stitches(line: readonly Point[], inside = 0): Layers {
  const d = pathOf(inside === 0 ? line : beside(line, inside));
  return {
    ink: stroke(d, "#000", 0.9, 0.22, "soft1"),
    relief:
      stroke(d, "#000", 2.2, 0.35, "soft2") +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".7" stroke-dasharray="2 .8"/>`,
  };
}

/** A turned hem: cloth doubled up to `width` metres from the edge, held by two rows of stitches. */
export function hem(line: readonly Point[], width: number): Layers[] {
  const step = pathOf(beside(line, width / 2));
  return [
    { relief: stroke(step, "#fff", width * 1000, 0.16, "soft2") },
    stitches(line, width),
    stitches(line, width - 0.005),
  ];
}

/** Ribs across a strip of `length` metres that runs along x, `pitch` metres apart. */
export function ribs(from: number, to: number, low: number, high: number, pitch = 0.0032): Layers {
  const lines: string[] = [];
  for (let x = from; x <= to; x += pitch) lines.push(`M${x * 1000} ${-low * 1000}V${-high * 1000}`);
  const d = lines.join("");
  return {
    ink: stroke(d, "#000", pitch * 420, 0.2, "soft1"),
    relief: stroke(d, "#000", pitch * 500, 0.85, "soft1"),
  };
}

/** Another ink within an outline, with a seam around it where the cloth is joined. */
export function panel(outline: readonly Point[], ink: Ink, joined = true): Layers[] {
  const d = pathOf(outline, true);
  return [
    { ink: `<path d="${d}" fill="${inkColors[ink]}"/>` },
    ...(joined ? [seam([...outline, outline[0]!], 0.7)] : []),
  ];
}

/** A band of another ink along a line, `width` metres wide. */
export function stripe(line: readonly Point[], width: number, ink: Ink): Layers {
  return { ink: stroke(pathOf(line), inkColors[ink], width * 1000, 1) };
}

/** Open knit within an outline: rows of small holes, `pitch` metres apart. */
export function mesh(outline: readonly Point[], pitch = 0.0042): Layers {
  const id = `mesh${Math.round(outline[0]![0] * 1e4)}_${Math.round(outline[0]![1] * 1e4)}_${outline.length}`;
  const size = pitch * 1000;
  const holes = (opacity: number) =>
    `<defs><pattern id="${id}" width="${size}" height="${size * 1.6}" patternUnits="userSpaceOnUse">` +
    `<ellipse cx="${size * 0.25}" cy="${size * 0.4}" rx="${size * 0.19}" ry="${size * 0.3}" fill="#000" fill-opacity="${opacity}"/>` +
    `<ellipse cx="${size * 0.75}" cy="${size * 1.2}" rx="${size * 0.19}" ry="${size * 0.3}" fill="#000" fill-opacity="${opacity}"/>` +
    `</pattern></defs><path d="${pathOf(outline, true)}" fill="url(#${id})"/>`;
  return { ink: holes(0.5), relief: holes(0.8) };
}

/** A print: SVG path data drawn in a box of `box` units, placed with its middle at `at` and `width` metres wide. */
export function print({ d, box }: Mark, at: Point, width: number, ink: Ink = "print"): Layers {
  const scale = (width * 1000) / box[0];
  const place = `translate(${at[0] * 1000 - (width * 1000) / 2} ${-at[1] * 1000 - (box[1] * scale) / 2}) scale(${scale})`;
  return {
    ink: `<path transform="${place}" d="${d}" fill="${inkColors[ink]}" fill-rule="evenodd"/>`,
    relief: `<path transform="${place}" d="${d}" fill="#fff" fill-opacity=".05" fill-rule="evenodd"/>`,
  };
}

/** Layers drawn as one sees them from behind, for a piece that is worn on the back. */
export function seenFromBehind(layers: readonly Layers[]): Layers[] {
  const turned = (svg: string | undefined) => (svg ? { svg: `<g transform="scale(-1 1)">${svg}</g>` } : undefined);
  return layers.map(({ ink, relief }) => {
    const [inks, reliefs] = [turned(ink), turned(relief)];
    return { ...(inks && { ink: inks.svg }), ...(reliefs && { relief: reliefs.svg }) };
  });
}

function stroke(d: string, color: string, width: number, opacity: number, blur?: string): string {
  const filter = blur ? ` filter="url(#${blur})"` : "";
  return `<path d="${blur ? roomy(d) : d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"${filter}/>`;
}

/** Path data in a box with room for a blur: a straight line's own box has no area, and a filter would draw nothing. */
export function roomy(d: string): string {
  const [, x, y] = /^M([-\d.]+) ([-\d.]+)/.exec(d) ?? [];
  if (x === undefined || y === undefined) return d;
  return `${d}M${Number(x) - 12} ${Number(y) - 12}h.01M${Number(x) + 12} ${Number(y) + 12}h.01`;
}
