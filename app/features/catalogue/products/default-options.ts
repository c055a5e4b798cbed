import { slugOf } from "#app/shared/slug.ts";

import type { ProductColor, ProductSize } from "./product.ts";

/** The sizes that the product form offers by one press (S6). */
export const defaultSizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;

/** The colors that the product form offers by one press (S6), and the hex values for colors that come without one. */
export const defaultColors = {
  Black: "#0A0B0D",
  White: "#FFFFFF",
  Gray: "#8A8D93",
  Navy: "#1F2A44",
  Red: "#B3261E",
  Green: "#2F6B46",
  Blue: "#2F5FA8",
} as const;

const moreColors: Readonly<Record<string, string>> = {
  grey: "#8A8D93",
  beige: "#D8CBB3",
  brown: "#6B4A32",
  orange: "#D9772B",
  pink: "#E3A1B4",
  purple: "#5E4580",
  yellow: "#E6C229",
  khaki: "#8A8660",
  silver: "#BFC3C7",
};
const hexByName = new Map(
  [...Object.entries(defaultColors), ...Object.entries(moreColors)].map(([name, hex]) => [name.toLowerCase(), hex]),
);

/** The hex value of a color by its name: the name itself, or its last known word ('Dark Navy'); a middle gray for others. */
export function hexOfColor(name: string): string {
  const words = name.toLowerCase().trim().split(/\s+/);
  const known = [words.join(" "), ...words.toReversed()].find((word) => hexByName.has(word));
  return hexByName.get(known ?? "gray") ?? defaultColors.Gray;
}

/** A color known by its name alone. */
export function colorNamed(name: string): ProductColor {
  return { id: slugOf(name), name, hex: hexOfColor(name), available: true };
}

/** A size known by its name alone. */
export function sizeNamed(name: string): ProductSize {
  return { id: slugOf(name), name, description: "", available: true };
}
