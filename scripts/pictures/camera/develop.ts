import type { Plates } from "./shade.ts";

/** What the three inks of a photograph become, as sRGB hex. */
export interface Inks {
  main: string;
  accent: string;
  print: string;
}

/** A picture without ground: red, green, blue and alpha, 8 bits each, alpha not multiplied in. */
export interface Cutout {
  rgba: Buffer;
  width: number;
  height: number;
}

/** Develops the plates of a photograph in a color. */
export function develop({ width, height, light, gloss, ink, bounced, coverage }: Plates, inks: Inks): Cutout {
  const [main, accent, print] = [linear(inks.main), linear(inks.accent), linear(inks.print)];
  const rgba = Buffer.alloc(width * height * 4);
  for (let i = 0; i < coverage.length; i++) {
    const covered = coverage[i]!;
    if (covered === 0) continue;
    for (let k = 0; k < 3; k++) {
      const at = i * 3 + k;
      const albedo = (ink[i * 3]! * main[k]! + ink[i * 3 + 1]! * accent[k]! + ink[i * 3 + 2]! * print[k]!) / covered;
      // What bounced within the garment was dimmed by its own color on the way.
      const arriving = (light[at]! + bounced[i]! * (0.06 + 0.8 * albedo)) / covered;
      rgba[i * 4 + k] = encoded(shoulder(arriving * albedo + gloss[at]! / covered));
    }
    rgba[i * 4 + 3] = Math.round(Math.min(1, covered) * 255);
  }
  return { rgba, width, height };
}

/** Bends highlights over instead of cutting them off. */
function shoulder(value: number): number {
  const knee = 0.7;
  return value <= knee ? value : knee + (1 - knee) * (1 - Math.exp((knee - value) / (1 - knee)));
}

function linear(hex: string): [number, number, number] {
  return [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function encoded(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
}
