import { normalsOf, thicken } from "./camera/body.ts";
import type { Scene } from "./camera/photograph.ts";
import type { Edge, Point, Vec3 } from "./cloth/pattern.ts";
import { sew } from "./cloth/sewing.ts";
import type { Fabric } from "./fabrics.ts";
import { type Ink, type Layers, paint } from "./sheets/sheet.ts";

/** Finds where a point of a sewn piece's pattern hangs, `lift` metres above its right side. */
export type Finder = (point: Point, lift?: number) => Vec3;

/** A second layer on a sewn piece, cut in that piece's own pattern coordinates. */
export interface Patch {
  edges: readonly Edge[];
  layers: readonly Layers[];
  fabric: Fabric;
  ground?: Ink;
  spacing: number;
  /** How far it stands off the piece below, in metres. */
  lift: (point: Point) => number;
}

/** Looks up the outer side of a garment's piece, by its place in the list of pieces. */
export function finderOf({ body }: Scene, piece: number): Finder {
  const normals = normalsOf(body);
  const outer = body.positions.length / 6;
  const own: number[] = [];
  for (let t = 0; t < body.triangles.length; t += 3)
    if (body.pieceOf[t / 3] === piece && [0, 1, 2].every((k) => body.triangles[t + k]! < outer)) own.push(t);
  return ([x, z], lift = 0) => {
    let [best, found, weights] = [-Infinity, 0, [1, 0, 0]];
    for (const t of own) {
      const cut = (i: number) => body.flat[t * 2 + i]!;
      const [ax, az, bx, bz, cx, cz] = [cut(0), cut(1), cut(2), cut(3), cut(4), cut(5)] as const;
      const area = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
      const wb = ((x - ax) * (cz - az) - (z - az) * (cx - ax)) / area;
      const wc = ((bx - ax) * (z - az) - (bz - az) * (x - ax)) / area;
      const within = Math.min(1 - wb - wc, wb, wc);
      if (within <= best) continue;
      [best, found, weights] = [within, t, [1 - wb - wc, wb, wc]];
      if (within >= 0) break;
    }
    const along = (k: number) =>
      weights.reduce((sum, weight, corner) => {
        const at = body.triangles[found + corner]! * 3 + k;
        return sum + weight * (body.positions[at]! + normals[at]! * lift);
      }, 0);
    return [along(0), along(1), along(2)];
  };
}

/** Lays a patch on a piece that hangs: a pocket, a tape, a zip. */
export function laidOn(
  find: Finder,
  facesBack: boolean,
  { edges, layers, fabric, ground, spacing, lift }: Patch,
): Scene {
  const piece = { name: "patch", edges, facesBack, place: (point: Point) => find(point, lift(point)) };
  return {
    body: thicken(sew([piece], [], spacing), fabric.thickness),
    sheets: [paint(piece, layers, ground, 4)],
    surfaces: [fabric],
  };
}
