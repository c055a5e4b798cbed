import type { Piece, Point } from "../cloth/pattern.ts";
import { pathOf } from "./lines.ts";

/** Which of a product's three inks a stretch of cloth takes: its color, its second color, or what is printed on it. */
export type Ink = "main" | "accent" | "print";

/** What is drawn on a piece: its inks and how far its surface stands out, both as SVG in millimetres, z up. */
export interface Layers {
  ink?: string;
  relief?: string;
}

/** A piece's painted sheet: two SVG documents that share one frame, given in metres. */
export interface Sheet {
  ink: string;
  relief: string;
  left: number;
  bottom: number;
  width: number;
  height: number;
}

export const inkColors: Record<Ink, string> = { main: "#f00", accent: "#0f0", print: "#00f" };

const margin = 0.006;

/** Paints a piece: ground color first, then its layers, later ones on top. `detail` is in pixels per millimetre. */
export function paint(piece: Piece, layers: readonly Layers[], ground: Ink = "main", detail = 2.4): Sheet {
  const outline = piece.edges.flatMap(({ points }) => points);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const left = Math.min(...xs) - margin;
  const bottom = Math.min(...zs) - margin;
  const width = Math.max(...xs) + margin - left;
  const height = Math.max(...zs) + margin - bottom;
  const document = (fill: string, drawn: readonly (string | undefined)[]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${Math.round(width * 1000 * detail)}" height="${Math.round(height * 1000 * detail)}" ` +
    `viewBox="${left * 1000} ${-(bottom + height) * 1000} ${width * 1000} ${height * 1000}">` +
    `<defs><clipPath id="piece"><path d="${pathOf(outline, true)}"/></clipPath>` +
    [0.4, 0.9, 2, 5]
      .map(
        (blur, i) =>
          `<filter id="soft${i + 1}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
      )
      .join("") +
    `</defs><rect x="${left * 1000}" y="${-(bottom + height) * 1000}" width="100%" height="100%" fill="${fill}"/>` +
    `${drawn.join("")}</svg>`;
  return {
    ink: document(
      inkColors[ground],
      layers.map(({ ink }) => ink),
    ),
    relief: document(
      "#808080",
      layers.map(({ relief }) => relief),
    ),
    left,
    bottom,
    width,
    height,
  };
}

/** All points of a piece's edges with these names, in order, as lines. */
export function edgesOf(piece: Piece, names: readonly string[]): (readonly Point[])[] {
  return piece.edges.filter(({ name }) => names.includes(name)).map(({ points }) => points);
}
