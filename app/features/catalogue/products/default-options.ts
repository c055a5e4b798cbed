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

/** Further colors, each with its names in English, Swedish, Norwegian, Danish, Finnish and German. */
const namesByHex: Readonly<Record<string, string>> = {
  [defaultColors.Black]: "black svart sort musta schwarz jet onyx",
  [defaultColors.White]: "white vit hvit hvid valkoinen weiß weiss offwhite",
  [defaultColors.Gray]: "gray grey grå harmaa grau",
  [defaultColors.Navy]:
    "navy marin marinblå mørkeblå mörkblå laivastonsininen tummansininen marineblau dunkelblau midnight",
  [defaultColors.Red]: "red röd rød punainen rot",
  [defaultColors.Green]: "green grön grønn grøn vihreä grün",
  [defaultColors.Blue]: "blue blå sininen blau cobalt kobolt",
  "#D8CBB3": "beige sand hiekka cream creme kräm kerma ecru",
  "#6B4A32": "brown brun ruskea braun chocolate choklad",
  "#D9772B": "orange oransje oranssi",
  "#E3A1B4": "pink rosa lyserød vaaleanpunainen pinkki",
  "#5E4580": "purple lila violett violet violetti lilla purppura plum",
  "#E6C229": "yellow gul keltainen gelb mustard senap",
  "#8A8660": "khaki kaki oliv olive oliivi olivgrön",
  "#BFC3C7": "silver silber sølv hopea",
  "#C9A227": "gold guld gull kulta",
  "#3A3D42":
    "charcoal anthracite antracit antrasiitti anthrazit graphite grafit mörkgrå mørkegrå tummanharmaa dunkelgrau",
  "#C9CCD0": "ljusgrå lysegrå vaaleanharmaa hellgrau",
  "#9CC3E6": "ljusblå lyseblå vaaleansininen hellblau sky",
  "#6E1F2B": "burgundy bordeaux vinröd vinrød viininpunainen weinrot maroon",
  "#3B8C8C": "teal petrol turkos turkis turkoosi türkis turquoise",
  "#A8D5BA": "mint mynta mintunvihreä",
};
const hexByName = new Map(
  Object.entries(namesByHex).flatMap(([hex, names]) => names.split(" ").map((name): [string, string] => [name, hex])),
);
/** Compounds end in the color that they are: 'himmelblå', 'rabenschwarz'. */
const endings = [...hexByName.keys()].filter((name) => name.length > 3 || /[^a-z]/.test(name));

/**
 * The hex value of a color by its name in the languages of the shop's markets: the name itself, or its last known word ('Dark Navy'),
 * of the first color of several ('Black/Red'), or how a word ends; a middle gray for others.
 */
export function hexOfColor(name: string): string {
  const [first = ""] = name
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .split(/[/&+,]/);
  const words = first.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const known = [words.join(" "), ...words.toReversed()].find((word) => hexByName.has(word));
  if (known !== undefined) return hexByName.get(known) ?? defaultColors.Gray;
  const ending = words.toReversed().flatMap((word) => endings.filter((end) => word.endsWith(end)))[0];
  return hexByName.get(ending ?? "gray") ?? defaultColors.Gray;
}

/** A color known by its name alone. */
export function colorNamed(name: string): ProductColor {
  return { id: slugOf(name), name, hex: hexOfColor(name), available: true };
}

/** A size known by its name alone. */
export function sizeNamed(name: string): ProductSize {
  return { id: slugOf(name), name, description: "", available: true };
}
