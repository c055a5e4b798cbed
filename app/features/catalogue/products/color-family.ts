import { type ColorFamily, colorFamilies } from "./attributes.ts";

/** Words of color names that say more than the hex value, which may be off. */
const familyWords: Readonly<Record<ColorFamily, RegExp>> = {
  black: /^(black|svart|sort|musta|schwarz)$/,
  white: /^(white|vit|hvit|hvid|valkoinen|wei(ß|ss)|offwhite)$/,
  grey: /^(gr[ae]y|grå|harmaa|grau|silver|sølv|charcoal|graphite|anthracite|antracit|anthrazit)$/,
  beige: /^(beige|sand|cream|ecru)$/,
  brown: /^(brown|brun|ruskea|braun|chocolate|espresso|rust)$/,
  blue: /^(blue|blå|sininen|blau|navy|marin|cobalt|indigo|denim)$/,
  green: /^(green|grön|grønn?|vihreä|grün|olive?|khaki|mint|sage)$/,
  yellow: /^(yellow|gul|keltainen|gelb|mustard|gold)$/,
  orange: /^(orange|oransje|oranssi)$/,
  red: /^(red|r[öø]d|punainen|rot|burgundy|bordeaux|maroon)$/,
  pink: /^(pink|rosa|lyserød|vaaleanpunainen|fuchsia)$/,
  purple: /^(purple|lila|lilla|violett?i?|violet|lilac|lavender)$/,
};

/**
 * The family of a color: by the last color word of its name (`Blue grey` is grey), of the first color of several (`Black/Red` is
 * black), else by its hex value, written `#1f2a44`.
 */
export function colorFamilyOf({ name, hex }: { name: string; hex: string }): ColorFamily {
  const [main = ""] = name
    .normalize("NFC")
    .toLowerCase()
    .split(/[/&+,]/);
  for (const word of main.split(/[^\p{L}]+/u).toReversed()) {
    const family = colorFamilies.find(({ id }) => familyWords[id].test(word));
    if (family) return family.id;
  }
  return familyOfHex(hex);
}

/** The family a color looks as if it were of, by hue, lightness and colorfulness. `hex` is written `#1f2a44`. */
function familyOfHex(hex: string): ColorFamily {
  const { hue, lightness, chroma } = read(hex);
  if (lightness < 0.16 && chroma < 0.12) return "black";
  if (lightness > 0.92 && chroma < 0.08) return "white";
  if (chroma < 0.075) return "grey";
  if (hue >= 345 || hue < 15) return reds(hue, lightness, chroma);
  if (hue < 65) return earths(hue, lightness, chroma);
  if (hue < 90) return chroma >= 0.6 && lightness >= 0.5 ? "yellow" : "green";
  if (hue < 170) return "green";
  if (hue < 255) return "blue";
  return hue < 315 ? "purple" : "pink";
}

function reds(hue: number, lightness: number, chroma: number): ColorFamily {
  if (lightness > 0.65) return "pink";
  return hue >= 10 && hue < 15 && chroma < 0.5 ? "brown" : "red";
}

function earths(hue: number, lightness: number, chroma: number): ColorFamily {
  if (chroma >= 0.5 && lightness >= 0.4) return hue < 45 ? "orange" : "yellow";
  if (lightness >= 0.6) return "beige";
  return hue < 45 ? "brown" : "green";
}

/** Hue in degrees; lightness and chroma from 0 to 1. */
function read(hex: string): { hue: number; lightness: number; chroma: number } {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  const [red, green, blue] = [at(1), at(3), at(5)];
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const lightness = max - chroma / 2;
  if (chroma === 0) return { hue: 0, lightness, chroma };
  const sixth =
    max === red ? (green - blue) / chroma : max === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return { hue: (sixth * 60 + 360) % 360, lightness, chroma };
}
