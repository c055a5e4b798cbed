import { type Point, round, sample } from "./geometry.ts";

/*
 * Softness without blur filters: a blur over the same area takes the rasteriser ten times as long, and there are
 * hundreds of pictures. For the same reason these faint shapes go without antialiasing, which nobody could see.
 */
const quick = 'shape-rendering="optimizeSpeed"';

interface Stroke {
  /** The id of a radial gradient. */
  brush: string;
  width: number;
  /** How far the stroke lies beside its path, along the light. */
  shift: number;
  opacity: number;
}

/** A brush stroke along a smooth path, thin and faint at its ends: overlapping soft ellipses. */
export function stamps(points: readonly Point[], { brush, width, shift, opacity }: Stroke): string {
  const path = sample(points, 12);
  const end = path.length - 1;
  const total = path.reduce((sum, point, i) => (i ? sum + distance(path[i - 1]!, point) : 0), 0);
  const count = Math.round(Math.min(9, Math.max(3, (total / width) * 2)));
  const reach = (total / count) * 1.3;
  const ellipses = Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) / count) * end;
    const swell = Math.sin((Math.PI * (i + 0.5)) / count);
    const [x, y] = path[Math.round(at)]!;
    const [before, after] = [
      path[Math.max(0, Math.floor(at - end / count / 2))]!,
      path[Math.min(end, Math.ceil(at + end / count / 2))]!,
    ];
    const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
    return `<ellipse rx="${round(reach)}" ry="${round(width * (0.3 + swell * 0.3))}" fill="url(#${brush})" fill-opacity="${(opacity * (0.3 + swell * 0.45)).toFixed(3)}" transform="translate(${round(x + shift)} ${round(y + shift)}) rotate(${round(angle)})"/>`;
  });
  return `<g ${quick}>${ellipses.join("")}</g>`;
}

interface Edge {
  color: string;
  width: number;
  opacity: number;
  /** How far the edge is moved along the light. */
  shift?: number;
  /** The share of the width in which it is at full strength. */
  core?: number;
}

/** A stroke along an outline that fades out to both sides: many strokes of growing width. */
export function softEdge(outline: string, { color, width, opacity, shift = 0, core = 0 }: Edge): string {
  // A layer too thin to change every color channel by one step would shift the hue, so there are only so many.
  const layers = Math.round(Math.min(9, 2 + width / 14));
  const strokes = Array.from({ length: layers }, (_, i) => {
    const share = core + (1 - core) * (1 - Math.sqrt(i / layers) * 0.96);
    return `<path d="${outline}" stroke-width="${round(width * share)}"/>`;
  });
  return `<g ${quick} fill="none" stroke="${color}" stroke-linejoin="round" stroke-opacity="${(opacity / layers).toFixed(3)}" transform="translate(${round(shift)} ${round(shift)})">${strokes.join("")}</g>`;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
