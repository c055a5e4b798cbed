/** A solid by its signed distance: how far a point is outside of it, in metres; negative inside. */
export type Form = (x: number, y: number, z: number) => number;

/** A level of a trunk: at height z, half its width and depth, and how far its middle lies back. Metres. */
export type Level = readonly [z: number, halfWidth: number, halfDepth: number, back: number];

/** A trunk with superelliptic sections between its levels, lowest first. `square` above 2 flattens its sides. */
export function trunk(levels: readonly Level[], square = 2.3): Form {
  const bottom = levels[0]![0];
  const top = levels.at(-1)![0];
  return (x, y, z) => {
    const height = Math.min(top, Math.max(bottom, z));
    const [halfWidth, halfDepth, back] = sectionAt(levels, height);
    const u = Math.abs(x) / halfWidth;
    const v = Math.abs(y - back) / halfDepth;
    const reach = (u ** square + v ** square) ** (1 / square);
    if (reach < 1e-6) return Math.max(-halfDepth, bottom - z, z - top);
    const slopeX = (u / reach) ** (square - 1) / halfWidth;
    const slopeY = (v / reach) ** (square - 1) / halfDepth;
    const sideways = (reach - 1) / Math.hypot(slopeX, slopeY);
    const beyond = Math.max(bottom - z, z - top);
    if (beyond <= 0) return Math.max(sideways, beyond);
    return sideways <= 0 ? beyond : Math.hypot(sideways, beyond);
  };
}

/** The section at a height, smoothly between its neighbors (Catmull-Rom). */
function sectionAt(levels: readonly Level[], z: number): [number, number, number] {
  let i = 0;
  while (i < levels.length - 2 && levels[i + 1]![0] < z) i++;
  const [before, from, to, after] = [
    levels[Math.max(0, i - 1)]!,
    levels[i]!,
    levels[i + 1]!,
    levels[Math.min(levels.length - 1, i + 2)]!,
  ];
  const t = (z - from[0]) / (to[0] - from[0]);
  const between = (k: 1 | 2 | 3) => {
    const slope = (a: Level, b: Level) => ((b[k] - a[k]) / (b[0] - a[0] || 1)) * (to[0] - from[0]);
    const [m0, m1] = [slope(before, to), slope(from, after)];
    return (
      (2 * t ** 3 - 3 * t * t + 1) * from[k] +
      (t ** 3 - 2 * t * t + t) * m0 +
      (3 * t * t - 2 * t ** 3) * to[k] +
      (t ** 3 - t * t) * m1
    );
  };
  return [between(1), between(2), between(3)];
}

/** A limb along a line of joints, each with its radius; `flat` below 1 makes it shallower than it is wide. */
export function limb(joints: readonly (readonly [x: number, y: number, z: number, radius: number])[], flat = 1): Form {
  return (px, py, pz) => {
    let nearest = Infinity;
    for (let i = 1; i < joints.length; i++) {
      const [ax, ay, az, ar] = joints[i - 1]!;
      const [bx, by, bz, br] = joints[i]!;
      const [dx, dy, dz] = [bx - ax, (by - ay) / flat, bz - az];
      const [qx, qy, qz] = [px - ax, (py - ay) / flat, pz - az];
      const t = Math.min(1, Math.max(0, (qx * dx + qy * dy + qz * dz) / (dx * dx + dy * dy + dz * dz)));
      nearest = Math.min(nearest, Math.hypot(qx - t * dx, qy - t * dy, qz - t * dz) - (ar + (br - ar) * t));
    }
    return nearest;
  };
}

/** An ellipsoid around a center. */
export function ellipsoid(cx: number, cy: number, cz: number, rx: number, ry: number, rz: number): Form {
  return (x, y, z) => {
    const [u, v, w] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const reach = Math.hypot(u, v, w);
    if (reach < 1e-6) return -Math.min(rx, ry, rz);
    return (reach * (reach - 1)) / Math.hypot(u / rx, v / ry, w / rz);
  };
}

/** The form and its mirror image on the other side of the body. */
export function pair(form: Form): Form {
  return (x, y, z) => Math.min(form(x, y, z), form(-x, y, z));
}

/** Forms grown together, the notches between them filled over about `soft` metres. */
export function together(forms: readonly Form[], soft = 0.02): Form {
  return (x, y, z) => {
    let distance = Infinity;
    for (const form of forms) {
      const other = form(x, y, z);
      const blend = Math.max(0, soft - Math.abs(distance - other)) / soft;
      distance = Math.min(distance, other) - (Number.isFinite(blend) ? blend * blend * soft * 0.25 : 0);
    }
    return distance;
  };
}

/** A form sampled on a grid, for fast look-ups. Outside of its box everything is far away. */
export interface FormGrid {
  distance: Form;
  /** Writes the direction away from the form into `out`. */
  outward(x: number, y: number, z: number, out: Float64Array): void;
}

/** Samples a form in a box every `step` metres. */
export function gridOf(
  form: Form,
  [min, max]: readonly [readonly number[], readonly number[]],
  step = 0.011,
): FormGrid {
  const [nx, ny, nz] = [0, 1, 2].map((k) => Math.ceil((max[k]! - min[k]!) / step) + 1) as [number, number, number];
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++) values[at] = form(min[0]! + i * step, min[1]! + j * step, min[2]! + k * step);
  const distance: Form = (x, y, z) => {
    const [fx, fy, fz] = [(x - min[0]!) / step, (y - min[1]!) / step, (z - min[2]!) / step];
    if (fx < 0 || fy < 0 || fz < 0 || fx >= nx - 1 || fy >= ny - 1 || fz >= nz - 1) return 1;
    const [i, j, k] = [fx | 0, fy | 0, fz | 0];
    const [u, v, w] = [fx - i, fy - j, fz - k];
    const at = i + nx * (j + ny * k);
    const row = (start: number) => values[start]! * (1 - u) + values[start + 1]! * u;
    const slab = (start: number) => row(start) * (1 - v) + row(start + nx) * v;
    return slab(at) * (1 - w) + slab(at + nx * ny) * w;
  };
  const reach = step * 0.5;
  return {
    distance,
    outward(x, y, z, out) {
      const gx = distance(x + reach, y, z) - distance(x - reach, y, z);
      const gy = distance(x, y + reach, z) - distance(x, y - reach, z);
      const gz = distance(x, y, z + reach) - distance(x, y, z - reach);
      const length = Math.hypot(gx, gy, gz) || 1;
      out[0] = gx / length;
      out[1] = gy / length;
      out[2] = gz / length;
    },
  };
}
