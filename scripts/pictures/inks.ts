import { type ColorId, colors } from "../demo/catalogue/colors.ts";
import type { Inks } from "./camera/develop.ts";

/** How a product's second color and its prints follow from its color. */
export interface Palette {
  /** A color of the season, or the main color made darker (below 1) or lighter (above 1). */
  accent?: ColorId | number;
  print?: ColorId;
}

const light: readonly ColorId[] = ["white", "fog", "sand", "ice", "volt", "cloudberry", "lichen", "heather"];

/** The inks of a product in one of its colors. Prints are light on dark cloth and dark on light cloth unless chosen. */
export function inksOf({ accent = 0.8, print }: Palette, color: ColorId): Inks {
  const main = colors[color].hex;
  const printed = print && print !== color ? print : light.includes(color) ? "black" : "white";
  return {
    main,
    accent: typeof accent === "number" ? shaded(main, accent) : colors[accent === color ? printed : accent].hex,
    print: colors[printed].hex,
  };
}

/** A color with its lightness multiplied. What is nearly black cannot be darker, so it is made lighter instead. */
function shaded(hex: string, factor: number): string {
  const values = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  const isBlack = Math.max(...values) < 40;
  const shades = values.map((value) => Math.round(Math.min(255, isBlack ? value + 34 : value * factor)));
  return `#${shades.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
