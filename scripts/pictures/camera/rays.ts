/** Finds what a ray meets among triangles: a bounding volume hierarchy, split at the middle of its longest side. */
export interface Rays {
  /** The first triangle that a ray meets within `reach` metres, or -1. With `any`, the first one found will do. */
  hit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number, any: boolean): number;
}

const leafSize = 4;

/** Sorts triangles for ray casting. */
export function raysThrough(positions: Float64Array, triangles: Uint32Array): Rays {
  const count = triangles.length / 3;
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const centers = new Float64Array(count * 3);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 3; k++) {
      const at = (corner: number) => positions[triangles[t * 3 + corner]! * 3 + k]!;
      centers[t * 3 + k] = (at(0) + at(1) + at(2)) / 3;
    }
  const bounds: number[] = [];
  const links: number[] = [];
  build(0, count);
  const box = Float64Array.from(bounds);
  const link = Int32Array.from(links);
  const corners = packed(positions, triangles, order);
  const stack = new Int32Array(64);

  function build(from: number, to: number): number {
    const node = links.length / 3;
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++)
      for (let corner = 0; corner < 3; corner++)
        for (let k = 0; k < 3; k++) {
          const value = positions[triangles[order[i]! * 3 + corner]! * 3 + k]!;
          if (value < min[k]!) min[k] = value;
          if (value > max[k]!) max[k] = value;
        }
    bounds.push(...min, ...max);
    links.push(from, to, -1);
    if (to - from <= leafSize) return node;
    const sides = [0, 1, 2].map((k) => max[k]! - min[k]!);
    const axis = sides.indexOf(Math.max(...sides));
    const part = order.subarray(from, to);
    part.sort((a, b) => centers[a * 3 + axis]! - centers[b * 3 + axis]!);
    const half = (from + to) >> 1;
    build(from, half);
    links[node * 3 + 2] = build(half, to);
    return node;
  }

  return {
    hit(ox, oy, oz, dx, dy, dz, reach, any) {
      const ix = 1 / dx;
      const iy = 1 / dy;
      const iz = 1 / dz;
      let nearest = reach;
      let found = -1;
      let depth = 0;
      stack[depth++] = 0;
      while (depth > 0) {
        const node = stack[--depth]!;
        const b = node * 6;
        const x0 = (box[b]! - ox) * ix;
        const x1 = (box[b + 3]! - ox) * ix;
        let enter = x0 < x1 ? x0 : x1;
        let leave = x0 < x1 ? x1 : x0;
        const y0 = (box[b + 1]! - oy) * iy;
        const y1 = (box[b + 4]! - oy) * iy;
        if ((y0 < y1 ? y0 : y1) > enter) enter = y0 < y1 ? y0 : y1;
        if ((y0 < y1 ? y1 : y0) < leave) leave = y0 < y1 ? y1 : y0;
        const z0 = (box[b + 2]! - oz) * iz;
        const z1 = (box[b + 5]! - oz) * iz;
        if ((z0 < z1 ? z0 : z1) > enter) enter = z0 < z1 ? z0 : z1;
        if ((z0 < z1 ? z1 : z0) < leave) leave = z0 < z1 ? z1 : z0;
        if (enter > leave || leave < 0 || enter > nearest) continue;
        const second = link[node * 3 + 2]!;
        if (second >= 0) {
          stack[depth++] = second;
          stack[depth++] = node + 1;
          continue;
        }
        const last = link[node * 3 + 1]!;
        for (let i = link[node * 3]!; i < last; i++) {
          const distance = meets(corners, i * 9, ox, oy, oz, dx, dy, dz);
          if (distance > 0 && distance < nearest) {
            nearest = distance;
            found = order[i]!;
            if (any) return found;
          }
        }
      }
      return found;
    },
  };
}

/** A corner and two sides of every triangle, in the order of the leaves. */
function packed(positions: Float64Array, triangles: Uint32Array, order: Uint32Array): Float64Array {
  const corners = new Float64Array(order.length * 9);
  order.forEach((t, i) => {
    const [a, b, c] = [triangles[t * 3]! * 3, triangles[t * 3 + 1]! * 3, triangles[t * 3 + 2]! * 3];
    for (let k = 0; k < 3; k++) {
      corners[i * 9 + k] = positions[a + k]!;
      corners[i * 9 + 3 + k] = positions[b + k]! - positions[a + k]!;
      corners[i * 9 + 6 + k] = positions[c + k]! - positions[a + k]!;
    }
  });
  return corners;
}

/** How far along a ray it meets a triangle, from either side; -1 if it does not (Möller and Trumbore 1997). */
function meets(
  c: Float64Array,
  i: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const ux = c[i + 3]!;
  const uy = c[i + 4]!;
  const uz = c[i + 5]!;
  const vx = c[i + 6]!;
  const vy = c[i + 7]!;
  const vz = c[i + 8]!;
  const px = dy * vz - dz * vy;
  const py = dz * vx - dx * vz;
  const pz = dx * vy - dy * vx;
  const det = ux * px + uy * py + uz * pz;
  if (det > -1e-14 && det < 1e-14) return -1;
  const tx = ox - c[i]!;
  const ty = oy - c[i + 1]!;
  const tz = oz - c[i + 2]!;
  const u = (tx * px + ty * py + tz * pz) / det;
  if (u < 0 || u > 1) return -1;
  const qx = ty * uz - tz * uy;
  const qy = tz * ux - tx * uz;
  const qz = tx * uy - ty * ux;
  const v = (dx * qx + dy * qy + dz * qz) / det;
  if (v < 0 || u + v > 1) return -1;
  return (vx * qx + vy * qy + vz * qz) / det;
}
