import type { Point } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { softEdge, stamps } from "./softness.ts";

/** A fold of cloth. A ridge catches the light on its upper left, a valley (negative strength) on its lower right. */
export interface Crease {
  points: readonly Point[];
  width: number;
  strength: number;
}

/** One piece of cloth, or of anything else with a surface. */
export interface Part {
  outline: string;
  palette: Palette;
  /** How far the rounding of the edges reaches inwards. */
  volume?: number;
  /** How strongly the sides of the piece turn away from the light, 0 to 1. */
  roundness?: number;
  creases?: readonly Crease[];
  /** Markup drawn into the piece over its shading: seams, ribs, prints. */
  inside?: string;
  /** Markup under the shading: panels of another color, which fold with the rest. */
  under?: string;
  /** The clip of a piece below, on which this one throws its shadow. */
  over?: string;
  /** Pieces inside the silhouette of others add nothing to the shadow on the ground. */
  inner?: boolean;
}

/** How an object meets its ground. */
export interface Stand {
  /** Where the shadow on the floor lies, and how wide it is. */
  floorY: number;
  floorWidth: number;
  /** Garments float before the ground and throw a shadow on it; things stand on the floor. */
  floats: boolean;
}

/** Collects the markup of one picture, from the piece farthest away to the nearest. */
export class Drawing {
  readonly silhouettes: string[] = [];
  readonly definitions: string[] = [];
  readonly layers: string[] = [];
  stand: Stand = { floorY: 1408, floorWidth: 560, floats: true };
  private readonly brushes = new Map<string, string>();

  /** Adds markup on top of what is there. */
  add(markup: string): void {
    this.layers.push(markup);
  }

  /** Adds a definition and returns the id to refer to it by. */
  define(markup: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(markup(id));
    return id;
  }

  /** A clip of this shape. */
  clip(outline: string): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  }

  /** Draws a shaded piece and returns its clip, for what lies on it. */
  part(part: Part): string {
    const { outline, palette } = part;
    const clip = this.clip(outline);
    if (!part.inner) this.silhouettes.push(outline);
    if (part.over)
      this.add(
        `<g clip-path="url(#${part.over})">${softEdge(outline, { color: palette.deep, width: 44, shift: 8, opacity: 0.7 })}</g>`,
      );
    this.add(
      `<g clip-path="url(#${clip})"><path d="${outline}" fill="${palette.base}"/>${part.under ?? ""}${this.turn(part)}${this.folds(part)}${edges(part)}${part.inside ?? ""}</g>`,
    );
    return clip;
  }

  /** The sides of a rounded piece, falling away from a light at the upper left. */
  private turn({ outline, palette, roundness = 0.6 }: Part): string {
    const stops: [offset: number, color: string, opacity: number][] = [
      [0, palette.shade, 0.85],
      [0.13, palette.base, 0],
      [0.3, palette.light, 0.75],
      [0.48, palette.base, 0],
      [0.8, palette.shade, 0.5],
      [1, palette.deep, 0.8],
    ];
    const markup = stops.map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${(opacity * roundness).toFixed(3)}"/>`,
    );
    const gradient = this.define((id) => `<linearGradient id="${id}">${markup.join("")}</linearGradient>`);
    return `<path d="${outline}" fill="url(#${gradient})"/>`;
  }

  /** Folds, each lit on one side and dark on the other; wide ones first, as small ones lie on top of them. */
  private folds({ creases = [], palette }: Part): string {
    return creases
      .toSorted((a, b) => b.width - a.width)
      .map(({ points, width, strength }) => {
        const shift = width * 0.36 * Math.sign(strength);
        const power = Math.abs(strength);
        const dark = width < 44 ? palette.deep : palette.shade;
        return (
          stamps(points, { brush: this.brush(dark), width: width * 1.9, shift, opacity: power }) +
          stamps(points, { brush: this.brush(palette.high), width: width * 1.9, shift: -shift, opacity: power * 1.15 })
        );
      })
      .join("");
  }

  /** A round brush of this color that fades out to its rim. */
  private brush(color: string): string {
    const known = this.brushes.get(color);
    if (known) return known;
    const stops = [1, 0.86, 0.55, 0.24, 0.06, 0].map(
      (opacity, i) => `<stop offset="${i * 0.2}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    const id = this.define((name) => `<radialGradient id="${name}">${stops.join("")}</radialGradient>`);
    this.brushes.set(color, id);
    return id;
  }
}

/** Shading that follows the outline: dark where the edge turns from the light, bright where it meets it. */
function edges({ outline, palette, volume = 46 }: Part): string {
  return (
    softEdge(outline, { color: palette.shade, width: volume * 3, shift: -volume * 0.3, opacity: 0.95 }) +
    softEdge(outline, { color: palette.deep, width: volume * 1.2, shift: -volume * 0.14, opacity: 0.5 }) +
    softEdge(outline, { color: palette.rim, width: 12, shift: 3, opacity: palette.rimOpacity * 1.6 })
  );
}
