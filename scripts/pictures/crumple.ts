import type { Vec3 } from "./cloth/pattern.ts";

/** Moves a point by up to `by` metres, in waves about `size` metres long: filled cloth is never quite smooth. */
export function crumple([x, y, z]: Vec3, by: number, size: number): Vec3 {
  const k = (2 * Math.PI) / size;
  const wave = (a: number, b: number, c: number, phase: number) =>
    Math.sin(k * (a * x + b * y + c * z) + phase + 1.3 * Math.sin(k * 0.37 * (b * x + c * y + a * z) + phase * 2));
  return [
    x + by * 0.35 * wave(0.3, 0.8, 0.5, 0.4),
    y + by * 0.6 * (wave(0.9, 0.2, 0.35, 1.1) + 0.5 * wave(0.4, 0.7, 1.5, 2.3)),
    z + by * 0.35 * wave(0.8, 0.6, 0.1, 3.7),
  ];
}
