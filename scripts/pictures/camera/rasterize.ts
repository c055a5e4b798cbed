import type { Body } from "./body.ts";
import type { View } from "./view.ts";

/** For each sample of a picture the triangle it shows (-1: none), and where its corners lie on the picture. */
export interface Coverage {
  width: number;
  height: number;
  triangle: Int32Array;
  /** x, y in samples and 1/depth of each vertex. */
  projected: Float64Array;
}

/** Finds what each sample of a picture shows. The body is closed, so triangles that face away are left out. */
export function rasterize(
  { positions, triangles }: Body,
  view: View,
  size: readonly [number, number],
  perPixel: number,
): Coverage {
  const [width, height] = [size[0] * perPixel, size[1] * perPixel];
  const projected = project(positions, view, width, height, perPixel);
  const triangle = new Int32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    const [ax, ay, az] = [projected[a]!, projected[a + 1]!, projected[a + 2]!];
    const [bx, by, bz] = [projected[b]!, projected[b + 1]!, projected[b + 2]!];
    const [cx, cy, cz] = [projected[c]!, projected[c + 1]!, projected[c + 2]!];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area >= 0) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const low = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = top; y <= low; y++)
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        const wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        const wc = 1 - wa - wb;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const near = wa * az + wb * bz + wc * cz;
        const at = y * width + x;
        if (near <= nearest[at]!) continue;
        nearest[at] = near;
        triangle[at] = t;
      }
  }
  return { width, height, triangle, projected };
}

function project(
  positions: Float64Array,
  { eye, right, up, forward, focal }: View,
  width: number,
  height: number,
  perPixel: number,
): Float64Array {
  const projected = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]! - eye[0], positions[i + 1]! - eye[1], positions[i + 2]! - eye[2]];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const scale = (focal * perPixel) / depth;
    projected[i] = width / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale;
    projected[i + 1] = height / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale;
    projected[i + 2] = 1 / depth;
  }
  return projected;
}
