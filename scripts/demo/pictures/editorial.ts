import { drawObject } from "./draw.ts";
import type { GarmentKind, View } from "./kinds.ts";

/** A product in a scene; `x` and `y` say where its center lies in the picture, `size` how tall its frame is. */
interface Prop {
  kind: GarmentKind;
  cut: string;
  color: string;
  view?: View;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

interface Scene {
  /** The colors of the light behind, left and right. */
  glow: readonly [left: string, right: string];
  /** Props from back to front: for wide pictures, and for tall ones. */
  wide: readonly Prop[];
  tall: readonly Prop[];
}

const [teal, violet, volt] = ["#1E8E8A", "#5B3FA8", "#7FA32A"];

const scenes = {
  "home-1": scene([teal, violet], ["hoodie", "regular", "#2E343A"], ["leggings", "half-panel", "#2A5654"]),
  "home-2": scene([teal, volt], ["jacket", "puffer", "#2B3037"], ["beanie", "cuffed", "#56635A"]),
  "home-3": scene([violet, teal], ["sports-bra", "racerback", "#5E4A80"], ["leggings", "regular", "#3E3360"]),
  mens: scene([teal, violet], ["compression-top", "panel", "#303840"], ["shorts", "lined", "#46535E"]),
  womens: scene([violet, teal], ["half-zip", "fitted", "#54457A"], ["leggings", "flared", "#2C3036"]),
  accessories: scene([volt, teal], ["backpack", "roll-top", "#31383F"], ["bottle", "steel", "#3F6A55"]),
  about: scene([teal, volt], ["tee", "boxy", "#E9E8E3"]),
  "banner-mens": scene([violet, teal], ["zip-hoodie", "regular", "#38444F"], ["joggers", "tapered", "#2B3036"]),
  "banner-womens": scene([teal, violet], ["jacket", "running", "#36505F"], ["short-tights", "pocket", "#2C3036"]),
  "banner-accessories": scene([violet, volt], ["duffel", "regular", "#2E343C"], ["cap", "running", "#46525E"]),
} satisfies Record<string, Scene>;

export type EditorialName = keyof typeof scenes;

/** The names of all editorial pictures. */
export const editorialNames = Object.keys(scenes) as EditorialName[];

/** A picture for a hero or banner: products at night, with room for a headline at the left or, when tall, on top. */
export function drawEditorial(name: EditorialName, width: number, height: number): string {
  const { glow, wide, tall }: Scene = scenes[name];
  const props = (width > height ? wide : tall).map((prop, i) => place(prop, `p${i}`, width, height));
  const definitions = props.map(({ defs }) => defs).join("");
  const layers = props.map(({ markup }) => markup).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${lights(glow)}${definitions}</defs><rect width="${width}" height="${height}" fill="#0A0B0D"/>${aurora(width, height)}${layers}<rect width="${width}" height="${height}" fill="url(#sink)"/></svg>`;
}

function scene(
  glow: Scene["glow"],
  first: readonly [GarmentKind, string, string],
  second?: readonly [GarmentKind, string, string],
): Scene {
  const prop = (
    [kind, cut, color]: readonly [GarmentKind, string, string],
    x: number,
    y: number,
    size: number,
    turn: number,
  ): Prop => ({ kind, cut, color, x, y, size, turn });
  return {
    glow,
    wide: second
      ? [prop(second, 0.88, 0.56, 0.98, 5), prop(first, 0.68, 0.55, 1.12, -3)]
      : [prop(first, 0.72, 0.55, 1.16, -3)],
    tall: second
      ? [prop(second, 0.76, 0.6, 0.62, 6), prop(first, 0.42, 0.66, 0.8, -3)]
      : [prop(first, 0.5, 0.66, 0.84, -3)],
  };
}

function place(
  { kind, cut, color, view = "front", x, y, size, turn = 0 }: Prop,
  prefix: string,
  width: number,
  height: number,
): { defs: string; markup: string } {
  const drawing = drawObject(kind, color, view, cut);
  const own = (markup: string) => markup.replace(/(id="|url\(#)d(\d+)/g, `$1${prefix}-$2`);
  const scale = (size * height) / 1500;
  const shapes = drawing.silhouettes.map((d) => `<path d="${d}"/>`).join("");
  const night = `<g clip-path="url(#${prefix}-whole)"><rect width="1200" height="1500" fill="url(#night)"/></g>`;
  return {
    defs: `${own(drawing.definitions.join(""))}<clipPath id="${prefix}-whole">${shapes}</clipPath>`,
    markup: `<g transform="translate(${(x * width).toFixed(1)} ${(y * height).toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(4)}) translate(-600 -760)">${rim(shapes)}${own(drawing.layers.join(""))}${night}</g>`,
  };
}

/** Light from behind: strokes under the product, of which only the outer half shows. */
function rim(shapes: string): string {
  return [34, 24, 16, 9, 5]
    .map(
      (width) =>
        `<g fill="none" stroke="url(#rim)" stroke-width="${width}" stroke-opacity="${width < 10 ? 0.5 : 0.09}" stroke-linejoin="round">${shapes}</g>`,
    )
    .join("");
}

function lights([leftGlow, rightGlow]: Scene["glow"]): string {
  const fade = (id: string, color: string, strength: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset=".5" stop-color="${color}" stop-opacity="${strength * 0.34}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  return (
    fade("a", leftGlow, 0.42) +
    fade("b", rightGlow, 0.4) +
    fade("c", "#8FA3AD", 0.26) +
    `<linearGradient id="rim"><stop offset="0" stop-color="#DDF3F0"/><stop offset=".3" stop-color="${leftGlow}" stop-opacity=".25"/><stop offset=".7" stop-color="${rightGlow}" stop-opacity=".25"/><stop offset="1" stop-color="#ECE9FA"/></linearGradient>` +
    '<linearGradient id="night" x2=".3" y2="1"><stop offset="0" stop-color="#0A0B0D" stop-opacity="0"/><stop offset=".55" stop-color="#0A0B0D" stop-opacity=".16"/><stop offset="1" stop-color="#0A0B0D" stop-opacity=".62"/></linearGradient>' +
    '<linearGradient id="sink" x2="0" y2="1"><stop offset=".62" stop-color="#0A0B0D" stop-opacity="0"/><stop offset="1" stop-color="#0A0B0D" stop-opacity=".9"/></linearGradient>'
  );
}

function aurora(width: number, height: number): string {
  const veil = (id: string, x: number, y: number, rx: number, ry: number, turn: number) =>
    `<ellipse rx="${rx * width}" ry="${ry * height}" fill="url(#${id})" transform="translate(${x * width} ${y * height}) rotate(${turn})"/>`;
  return width > height
    ? veil("a", 0.6, 0.3, 0.42, 0.34, -24) + veil("b", 0.9, 0.56, 0.34, 0.46, -38) + veil("c", 0.74, 0.5, 0.26, 0.5, 0)
    : veil("a", 0.24, 0.46, 0.7, 0.26, -30) +
        veil("b", 0.86, 0.62, 0.6, 0.3, -30) +
        veil("c", 0.52, 0.62, 0.56, 0.34, 0);
}
