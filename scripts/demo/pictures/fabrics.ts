import type { Drawing } from "./drawing.ts";
import type { Palette } from "./palette.ts";

/** Fills a shape with perforated mesh. */
export function mesh(drawing: Drawing, outline: string, palette: Palette): string {
  const id = drawing.define(
    (name) =>
      `<pattern id="${name}" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.7" fill="${palette.deep}"/><circle cx="11" cy="11" r="2.7" fill="${palette.deep}"/><path d="M2.5 7.2H5.5M9.5 14H12.5" stroke="${palette.high}" stroke-width="1" stroke-opacity=".5"/></pattern>`,
  );
  return `<path d="${outline}" fill="${palette.shade}" fill-opacity=".5"/><path d="${outline}" fill="url(#${id})" fill-opacity=".75"/>`;
}

/** Fills a shape with fine vertical ribs. */
export function ribbedKnit(drawing: Drawing, outline: string, palette: Palette, pitch = 12): string {
  const id = drawing.define(
    (name) =>
      `<pattern id="${name}" width="${pitch}" height="20" patternUnits="userSpaceOnUse"><rect width="${pitch * 0.34}" height="20" fill="${palette.deep}" fill-opacity=".5"/><rect x="${pitch * 0.5}" width="${pitch * 0.3}" height="20" fill="${palette.high}" fill-opacity=".38"/></pattern>`,
  );
  return `<path d="${outline}" fill="url(#${id})"/>`;
}

/** Fills a shape with loose pile, as of fleece or terry. */
export function pile(drawing: Drawing, outline: string, palette: Palette): string {
  const tufts = Array.from({ length: 110 }, (_, i) => {
    const [x, y] = [((i * 0.7549) % 1) * 90, ((i * 0.5698) % 1) * 90];
    const tone = i % 2 ? palette.high : palette.deep;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(i % 5) - 2} ${(i % 3) + 3} ${(i % 7) - 3} ${5 + (i % 4)}" stroke="${tone}" stroke-width="${2 + (i % 3)}" fill="none" stroke-opacity=".16" stroke-linecap="round"/>`;
  }).join("");
  const id = drawing.define(
    (name) => `<pattern id="${name}" width="90" height="90" patternUnits="userSpaceOnUse">${tufts}</pattern>`,
  );
  return `<path d="${outline}" fill="url(#${id})"/>`;
}

/** A flat panel of another tone within a piece; the shading below shines through. */
export function panel(outline: string, palette: Palette, opacity = 1): string {
  return `<path d="${outline}" fill="${palette.base}" fill-opacity="${opacity}"/>`;
}
