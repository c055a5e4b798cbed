import type { Fabric } from "./fabrics.ts";

/** A tile of a weave: how high it stands and how light its yarn is, each 0 to 1, `size` pixels a side. */
export interface Grain {
  size: number;
  height: Float32Array;
  tone: Float32Array;
}

type Weave = (u: number, v: number) => readonly [height: number, tone: number];

const turn = 2 * Math.PI;
const finest = 1024;

const weaves: Record<Fabric["weave"], Weave> = {
  // Columns of V-shaped stitches, uneven by a little noise.
  jersey: (u, v) => {
    const wander = noise(u, v, 16, 1) * 0.35;
    const column = Math.sin(turn * (150 * u + wander));
    const stitch = Math.sin(turn * (110 * v + 0.25 * Math.abs(column) + wander));
    return [0.5 + 0.2 * column + 0.12 * stitch + 0.18 * noise(u, v, 200, 3), 0.5 + 0.5 * fibers(u, v)];
  },
  woven: (u, v) => [
    0.5 + 0.2 * Math.sin(turn * 180 * u) * Math.sin(turn * 180 * v) + 0.2 * noise(u, v, 200, 5),
    0.5 + 0.3 * noise(u, v, 256, 6),
  ],
  fleece: (u, v) => {
    const pile = 0.55 * noise(u, v, 42, 7) + 0.3 * noise(u, v, 90, 8) + 0.15 * noise(u, v, 200, 9);
    return [0.5 + 0.5 * pile, 0.5 + 0.45 * pile];
  },
  // Broad ribs of chained stitches.
  knit: (u, v) => {
    const rib = Math.sin(turn * 22 * u);
    const stitch = Math.sin(turn * (48 * v + 0.5 * Math.abs(Math.sin(turn * 22 * u))));
    return [0.5 + 0.32 * rib + 0.12 * stitch + 0.06 * noise(u, v, 200, 11), 0.5 + 0.5 * fibers(u, v)];
  },
};

const made = new Map<Fabric["weave"], Grain[]>();

/** The tile of a weave with about `pixels` a side: finer ones are averaged down, so that none of it flickers. */
export function grainOf(weave: Fabric["weave"], pixels: number): Grain {
  let levels = made.get(weave);
  if (!levels) made.set(weave, (levels = [weaveTile(weaves[weave])]));
  let level = 0;
  while (finest >> level > pixels && finest >> level > 16) level++;
  while (levels.length <= level) levels.push(halved(levels.at(-1)!));
  return levels[level]!;
}

function weaveTile(weave: Weave): Grain {
  const height = new Float32Array(finest * finest);
  const tone = new Float32Array(finest * finest);
  for (let y = 0, at = 0; y < finest; y++)
    for (let x = 0; x < finest; x++, at++) [height[at], tone[at]] = weave(x / finest, y / finest) as [number, number];
  return { size: finest, height, tone };
}

function halved({ size, height, tone }: Grain): Grain {
  const half = size / 2;
  const mean = (from: Float32Array) =>
    Float32Array.from({ length: half * half }, (_, i) => {
      const at = Math.floor(i / half) * 2 * size + (i % half) * 2;
      return (from[at]! + from[at + 1]! + from[at + size]! + from[at + size + 1]!) / 4;
    });
  return { size: half, height: mean(height), tone: mean(tone) };
}

/** Short fibers lying along the yarn. */
function fibers(u: number, v: number): number {
  return 0.6 * noise(u, v, 180, 21, 60) + 0.4 * noise(u, v, 220, 22, 150);
}

/** Smooth noise that repeats over the tile, -1 to 1: `cells` across, `rows` down. */
function noise(u: number, v: number, cells: number, seed: number, rows = cells): number {
  const [x, y] = [u * cells, v * rows];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - i, y - j];
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const at = (a: number, b: number) => hash(a % cells, b % rows, seed);
  const low = at(i, j) * (1 - sx) + at(i + 1, j) * sx;
  const high = at(i, j + 1) * (1 - sx) + at(i + 1, j + 1) * sx;
  return low * (1 - sy) + high * sy;
}

function hash(i: number, j: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}
