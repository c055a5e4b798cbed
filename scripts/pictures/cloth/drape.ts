import type { FormGrid } from "./form.ts";
import type { Cloth } from "./sewing.ts";

/** How a cloth moves. Stiffnesses are shares of a full correction in each step. */
export interface Drape {
  /** Resistance to folding, 0 (silk) to 1 (card). */
  bend: number;
  /** How far the cloth keeps from the form, in metres. */
  gap: number;
  /** 0 slides, 1 sticks. */
  friction: number;
  /** How long it falls, in seconds. */
  seconds: number;
  /** Downward, in m/s². */
  gravity?: number;
  /** Vertices that stay where they are. */
  pinned?: ReadonlySet<number>;
}

const stepsPerSecond = 720;

/** Lets a sewn cloth fall over a form: position-based dynamics after Müller et al. 2007, one pass per small step. */
export function drape(
  cloth: Cloth,
  form: FormGrid,
  { bend, gap, friction, seconds, gravity = 9.8, pinned }: Drape,
): void {
  const { positions } = cloth;
  const previous = Float64Array.from(positions);
  const velocity = new Float64Array(positions.length);
  const fixed = new Uint8Array(positions.length / 3);
  for (const vertex of pinned ?? []) fixed[vertex] = 1;
  const edges = edgesOf(cloth);
  const stretch = springs(edges.map(({ a, b, rest }) => [a, b, rest]));
  const fold = springs(
    edges.flatMap(({ acrossFrom, acrossTo, across }) => (across > 0 ? [[acrossFrom, acrossTo, across]] : [])),
  );
  const dt = 1 / stepsPerSecond;
  const away = new Float64Array(3);
  const steps = Math.round(seconds * stepsPerSecond);
  for (let step = 0; step < steps; step++) {
    // The start is far from rest: it settles slowly at first, then swings, then comes to rest.
    const keep = step < steps * 0.25 ? 0.97 : step < steps * 0.8 ? 0.996 : 0.98;
    for (let i = 0; i < positions.length; i++) {
      velocity[i] = velocity[i]! * keep - (i % 3 === 2 ? gravity * dt : 0);
      previous[i] = positions[i]!;
      if (!fixed[(i / 3) | 0]) positions[i]! += velocity[i]! * dt;
    }
    relax(positions, stretch, 1, fixed, step % 2 === 1);
    // Stiff while it contracts, so that it does not crumple over itself.
    relax(positions, fold, step < steps * 0.3 ? Math.max(bend, 0.5) : bend, fixed, step % 2 === 0);
    relax(positions, stretch, 0.6, fixed, step % 2 === 0);
    collide(positions, previous, fixed, form, gap, friction, away);
    for (let i = 0; i < positions.length; i++) {
      velocity[i] = Math.max(-3, Math.min(3, (positions[i]! - previous[i]!) / dt));
    }
  }
}

interface Springs {
  ends: Uint32Array;
  rest: Float64Array;
}

function springs(list: readonly (readonly number[])[]): Springs {
  return {
    ends: Uint32Array.from(list.flatMap(([a, b]) => [a!, b!])),
    rest: Float64Array.from(list, ([, , rest]) => rest!),
  };
}

/** Moves the ends of every spring toward its length, one after the other. */
function relax(
  x: Float64Array,
  { ends, rest }: Springs,
  stiffness: number,
  fixed: Uint8Array,
  backward: boolean,
): void {
  const count = rest.length;
  for (let n = 0; n < count; n++) {
    const i = backward ? count - 1 - n : n;
    const [va, vb] = [ends[i * 2]!, ends[i * 2 + 1]!];
    const [a, b] = [va * 3, vb * 3];
    const dx = x[b]! - x[a]!;
    const dy = x[b + 1]! - x[a + 1]!;
    const dz = x[b + 2]! - x[a + 2]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (length < 1e-9) continue;
    const free = 2 - fixed[va]! - fixed[vb]!;
    if (free === 0) continue;
    const pull = (stiffness * (length - rest[i]!)) / length / free;
    if (!fixed[va]) {
      x[a]! += dx * pull;
      x[a + 1]! += dy * pull;
      x[a + 2]! += dz * pull;
    }
    if (!fixed[vb]) {
      x[b]! -= dx * pull;
      x[b + 1]! -= dy * pull;
      x[b + 2]! -= dz * pull;
    }
  }
}

/** Pushes what is inside the form out of it, and brakes it there. */
function collide(
  x: Float64Array,
  before: Float64Array,
  fixed: Uint8Array,
  form: FormGrid,
  gap: number,
  friction: number,
  away: Float64Array,
): void {
  for (let i = 0; i < x.length; i += 3) {
    if (fixed[i / 3]) continue;
    const depth = gap - form.distance(x[i]!, x[i + 1]!, x[i + 2]!);
    if (depth <= 0) continue;
    form.outward(x[i]!, x[i + 1]!, x[i + 2]!, away);
    let along = 0;
    for (let k = 0; k < 3; k++) {
      x[i + k]! += away[k]! * depth;
      along += (x[i + k]! - before[i + k]!) * away[k]!;
    }
    for (let k = 0; k < 3; k++) {
      const slide = x[i + k]! - before[i + k]! - along * away[k]!;
      x[i + k]! -= slide * friction;
    }
  }
}

interface ClothEdge {
  a: number;
  b: number;
  /** Length in the pattern, in metres. */
  rest: number;
  /** The two corners opposite the edge, and how far apart they are when the cloth lies flat; 0 at an outer edge. */
  acrossFrom: number;
  acrossTo: number;
  across: number;
}

/** Every edge of the triangles once, with its length at rest. */
function edgesOf({ triangles, flat }: Cloth): ClothEdge[] {
  const found = new Map<string, ClothEdge & { heights: [number, number][]; lengths: number[] }>();
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [i, j, o] = [t + k, t + ((k + 1) % 3), t + ((k + 2) % 3)];
      const [va, vb] = [triangles[i]!, triangles[j]!];
      const forward = va < vb;
      const key = forward ? `${va}_${vb}` : `${vb}_${va}`;
      const [pa, pb] = forward ? [i, j] : [j, i];
      const ex = flat[pb * 2]! - flat[pa * 2]!;
      const ez = flat[pb * 2 + 1]! - flat[pa * 2 + 1]!;
      const length = Math.hypot(ex, ez);
      const ox = flat[o * 2]! - flat[pa * 2]!;
      const oz = flat[o * 2 + 1]! - flat[pa * 2 + 1]!;
      const foot = (ox * ex + oz * ez) / length;
      const height = Math.abs(ox * ez - oz * ex) / length;
      let edge = found.get(key);
      if (!edge) {
        edge = {
          a: Math.min(va, vb),
          b: Math.max(va, vb),
          rest: 0,
          acrossFrom: triangles[o]!,
          acrossTo: -1,
          across: 0,
          heights: [],
          lengths: [],
        };
        found.set(key, edge);
      } else edge.acrossTo = triangles[o]!;
      edge.lengths.push(length);
      edge.heights.push([foot, height]);
    }
  }
  return [...found.values()].map(({ heights, lengths, ...edge }) => {
    const [first, second] = heights;
    const across = first && second ? Math.hypot(first[0] - second[0], first[1] + second[1]) : 0;
    return { ...edge, rest: lengths.reduce((sum, length) => sum + length, 0) / lengths.length, across };
  });
}
