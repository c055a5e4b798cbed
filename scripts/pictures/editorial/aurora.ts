import type { EditorialScene } from "./scenes.ts";

const night = [10, 11, 13] as const;

/** Paints the northern sky over dark fells: RGB, 8 bits, row by row. The same seed gives the same sky. */
export function aurora({ seed, low, high }: EditorialScene["sky"], width: number, height: number): Buffer {
  const [bottom, top] = [rgb(low), rgb(high)];
  const across = Math.max(width, height * 1.2);
  const ribbons = [0, 1, 2].map((i) => ({
    base: 0.5 - i * 0.13,
    seed: seed + i * 7,
    tall: 0.34 - i * 0.06,
    bright: [0.62, 0.4, 0.26][i]!,
  }));
  const pixels = Buffer.alloc(width * height * 3);
  const light = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    const u = x / across + 0.13;
    const fell =
      0.8 + 0.05 * wave(u * 3.1, seed + 40) + 0.018 * wave(u * 13, seed + 41) + 0.006 * wave(u * 47, seed + 42);
    const columns = ribbons.map((ribbon) => ({
      foot: ribbon.base + 0.12 * wave(u * 2.3, ribbon.seed) + 0.03 * wave(u * 9, ribbon.seed + 1),
      rays:
        ribbon.bright *
        Math.max(0, 0.62 + 0.5 * wave(u * 5, ribbon.seed + 2)) *
        (0.72 + 0.28 * wave(u * 60, ribbon.seed + 3)),
      tall: ribbon.tall * (0.8 + 0.4 * wave(u * 31, ribbon.seed + 4)),
    }));
    for (let y = 0; y < height; y++) {
      const v = y / height;
      light.fill(0);
      for (const { foot, rays, tall } of columns) {
        const above = foot - v;
        const glow =
          above > 0
            ? Math.exp(-above / (tall * 0.5)) * Math.min(1, above / 0.02 + 0.25)
            : 0.25 * Math.exp(above / 0.05);
        const t = Math.min(1, Math.max(0, above / tall));
        for (let k = 0; k < 3; k++) light[k]! += rays * glow * (bottom[k]! * (1 - t) + top[k]! * t);
      }
      const ground = Math.min(1, Math.max(0, (v - fell) / 0.003));
      const haze = Math.exp(-Math.max(0, fell - v) / 0.1) * 0.05;
      const dim = 1.15 * (1 - ground) * (1 - 0.75 * (Math.abs(u - 0.7) > 0.5 ? 1 : Math.abs(u - 0.7) * 2));
      const star = ground === 0 && hash(x, y, seed) > 0.99965 ? 60 * hash(y, x, seed + 9) ** 3 : 0;
      const dust = (hash(x, y, seed + 5) - 0.5) * 3;
      for (let k = 0; k < 3; k++) {
        const value =
          night[k]! * (1 - ground * 0.4) + light[k]! * dim + (1 - ground) * haze * (bottom[k]! + 40) + star + dust;
        pixels[(y * width + x) * 3 + k] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  }
  return pixels;
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}

/** Smooth noise along a line, -1 to 1. */
function wave(x: number, seed: number): number {
  const i = Math.floor(x);
  const t = x - i;
  const s = t * t * t * (t * (6 * t - 15) + 10);
  return (hash(i, seed, 1) * (1 - s) + hash(i + 1, seed, 1) * s) * 2 - 1;
}

function hash(i: number, j: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
