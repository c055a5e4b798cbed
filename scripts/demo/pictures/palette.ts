/** The tones one fabric takes under the studio light. */
export interface Palette {
  /** Deepest creases and the inside of a garment. */
  deep: string;
  shade: string;
  base: string;
  light: string;
  /** Ridges that face the light. */
  high: string;
  /** The bright edge that keeps black fabric apart from its own shadow. */
  rim: string;
  /** How strongly the rim shows: dark fabrics need it, pale ones do not. */
  rimOpacity: number;
  /** What the mark is printed in. */
  print: string;
  /** Zips, cords and hardware. */
  trim: string;
}

interface Lch {
  l: number;
  c: number;
  h: number;
}

/** The tones of a fabric of this color. */
export function paletteOf(hex: string): Palette {
  const flat = toLch(hex);
  // Black cloth in daylight is never black, nor white cloth white: without this room neither could show its form.
  const l = Math.min(0.955, Math.max(0.255, flat.l));
  const dark = 1 - smoothstep(0.25, 0.5, l);
  const pale = smoothstep(0.8, 0.94, l);
  const tone = (lightness: number, chroma: number) => toHex({ l: lightness, c: flat.c * chroma, h: flat.h });
  return {
    deep: tone(l * (0.5 + 0.12 * pale), 0.9),
    shade: tone(l * (0.76 + 0.05 * pale), 0.98),
    base: tone(l, 1),
    light: tone(l + (1 - l) * (0.16 + 0.3 * pale) - dark * 0.03, 0.92),
    high: tone(l + (1 - l) * (0.3 + 0.4 * pale) - dark * 0.05, 0.8),
    rim: tone(Math.min(0.97, l + 0.36), 0.5),
    rimOpacity: 0.12 + dark * 0.5,
    print: l > 0.62 ? "#17191C" : "#F4F4EF",
    trim: l > 0.45 ? tone(Math.max(0.22, l - 0.42), 0.5) : tone(l + 0.22, 0.4),
  };
}

/** A darker or lighter relative of a color, for panels beside it. */
export function shifted(hex: string, lightness: number, chroma = 1): string {
  const { l, c, h } = toLch(hex);
  return toHex({ l: Math.min(0.97, Math.max(0.2, l + lightness)), c: c * chroma, h });
}

/** How light a color looks, from 0 to 1. */
export function lightnessOf(hex: string): number {
  return toLch(hex).l;
}

function toLch(hex: string): Lch {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, bb);
  // A hint of hue in black or white would grow to a visible tint over the many thin layers of shading.
  return { l, c: c < 0.014 ? 0 : c, h: Math.atan2(bb, a) };
}

function toHex({ l, c, h }: Lch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (linear: number) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)}${channel(
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
  )}${channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)}`;
}

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
