/** A closed surface for the camera: triangles, their place on painted sheets, and what a vertex knows of its light. */
export interface Body {
  /** x, y, z of each vertex, in metres. */
  positions: Float64Array;
  triangles: Uint32Array;
  /** Pattern coordinates of each triangle's corners, in metres. */
  flat: Float64Array;
  /** The sheet each triangle is painted with; `insideOut` is added where its wrong side shows. */
  pieceOf: Uint16Array;
}

/** Marks the wrong side of a cloth, which shows no prints. */
export const insideOut = 0x8000;

/** A sheet of triangles that may be open, as cloth is. */
export type Skin = Body;

/** The outward direction at each vertex, the mean of its triangles' by their size. */
export function normalsOf({ positions, triangles }: Pick<Body, "positions" | "triangles">): Float64Array {
  const normals = new Float64Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    const [ux, uy, uz] = [
      positions[b]! - positions[a]!,
      positions[b + 1]! - positions[a + 1]!,
      positions[b + 2]! - positions[a + 2]!,
    ];
    const [vx, vy, vz] = [
      positions[c]! - positions[a]!,
      positions[c + 1]! - positions[a + 1]!,
      positions[c + 2]! - positions[a + 2]!,
    ];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) {
      normals[corner]! += nx;
      normals[corner + 1]! += ny;
      normals[corner + 2]! += nz;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1;
    normals[i]! /= length;
    normals[i + 1]! /= length;
    normals[i + 2]! /= length;
  }
  return normals;
}

/** Gives cloth its thickness, in metres: an outer side, an inner side, and a rim along its open edges. */
export function thicken(skin: Skin, thickness: number): Body {
  const normals = normalsOf(skin);
  const count = skin.positions.length / 3;
  const positions = new Float64Array(skin.positions.length * 2);
  for (let i = 0; i < skin.positions.length; i++) {
    positions[i] = skin.positions[i]! + normals[i]! * thickness * 0.5;
    positions[i + skin.positions.length] = skin.positions[i]! - normals[i]! * thickness * 0.5;
  }
  const triangles: number[] = [...skin.triangles];
  const flat: number[] = [...skin.flat];
  const pieceOf: number[] = [...skin.pieceOf];
  const open = new Map<string, [from: number, to: number, triangle: number, k: number]>();
  for (let t = 0; t < skin.triangles.length; t += 3) {
    const corners = [skin.triangles[t]!, skin.triangles[t + 1]!, skin.triangles[t + 2]!] as const;
    triangles.push(corners[0] + count, corners[2] + count, corners[1] + count);
    for (const k of [0, 2, 1]) flat.push(skin.flat[(t + k) * 2]!, skin.flat[(t + k) * 2 + 1]!);
    pieceOf.push(skin.pieceOf[t / 3]! | insideOut);
    for (let k = 0; k < 3; k++) {
      const [from, to] = [corners[k]!, corners[(k + 1) % 3]!];
      if (!open.delete(`${to}_${from}`)) open.set(`${from}_${to}`, [from, to, t, k]);
    }
  }
  for (const [from, to, t, k] of open.values()) {
    const [a, b] = [t + k, t + ((k + 1) % 3)];
    const at = (corner: number) => [skin.flat[corner * 2]!, skin.flat[corner * 2 + 1]!] as const;
    triangles.push(from, from + count, to, to, from + count, to + count);
    flat.push(...at(a), ...at(a), ...at(b), ...at(b), ...at(a), ...at(b));
    pieceOf.push(skin.pieceOf[t / 3]!, skin.pieceOf[t / 3]!);
  }
  return {
    positions,
    triangles: Uint32Array.from(triangles),
    flat: Float64Array.from(flat),
    pieceOf: Uint16Array.from(pieceOf),
  };
}

/**
 * Divides every triangle in four and rounds the surface (Loop 1987). `channels` are further numbers of each vertex,
 * carried along unrounded; gives back the body and its channels.
 */
export function subdivide(body: Body, channels: Float32Array, width: number): { body: Body; channels: Float32Array } {
  const { triangles, positions } = body;
  const count = positions.length / 3;
  const edges = new Map<number, { vertex: number; ends: [number, number]; across: number[] }>();
  const middle = (a: number, b: number, across: number) => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    let edge = edges.get(key);
    if (!edge) edges.set(key, (edge = { vertex: count + edges.size, ends: [a, b], across: [] }));
    edge.across.push(across);
    return edge.vertex;
  };
  const finer = new Uint32Array(triangles.length * 4);
  const flat = new Float64Array(body.flat.length * 4);
  const pieceOf = new Uint16Array(body.pieceOf.length * 4);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    const [ab, bc, ca] = [middle(a, b, c), middle(b, c, a), middle(c, a, b)];
    finer.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], t * 4);
    const point = (k: number) => [body.flat[(t + k) * 2]!, body.flat[(t + k) * 2 + 1]!] as const;
    const [fa, fb, fc] = [point(0), point(1), point(2)];
    const half = (p: readonly [number, number], q: readonly [number, number]) =>
      [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
    const [fab, fbc, fca] = [half(fa, fb), half(fb, fc), half(fc, fa)];
    flat.set([fa, fab, fca, fab, fb, fbc, fca, fbc, fc, fab, fbc, fca].flat(), t * 8);
    pieceOf.fill(body.pieceOf[t / 3]!, (t / 3) * 4, (t / 3) * 4 + 4);
  }
  const total = count + edges.size;
  const rounded = new Float64Array(total * 3);
  const carried = new Float32Array(total * width);
  carried.set(channels);
  const sums = new Float64Array(count * 3);
  const valence = new Uint16Array(count);
  for (const { vertex, ends, across } of edges.values()) {
    const [a, b] = ends;
    valence[a]!++;
    valence[b]!++;
    for (let k = 0; k < 3; k++) {
      const [pa, pb] = [positions[a * 3 + k]!, positions[b * 3 + k]!];
      sums[a * 3 + k]! += pb;
      sums[b * 3 + k]! += pa;
      const [c, d] = across;
      rounded[vertex * 3 + k] =
        d === undefined ? (pa + pb) / 2 : 0.375 * (pa + pb) + 0.125 * (positions[c! * 3 + k]! + positions[d * 3 + k]!);
    }
    for (let k = 0; k < width; k++)
      carried[vertex * width + k] = (channels[a * width + k]! + channels[b * width + k]!) / 2;
  }
  for (let v = 0; v < count; v++) {
    const n = valence[v]!;
    const beta = n === 3 ? 3 / 16 : 3 / (8 * n);
    for (let k = 0; k < 3; k++)
      rounded[v * 3 + k] =
        n === 0 ? positions[v * 3 + k]! : (1 - n * beta) * positions[v * 3 + k]! + beta * sums[v * 3 + k]!;
  }
  return { body: { positions: rounded, triangles: finer, flat, pieceOf }, channels: carried };
}

/** Several bodies as one; the sheets of each follow those of the one before. */
export function joined(bodies: readonly { body: Body; sheets: number }[]): Body {
  let [vertices, sheets] = [0, 0];
  const parts = bodies.map(({ body, sheets: own }) => {
    const part = {
      triangles: body.triangles.map((vertex) => vertex + vertices),
      pieceOf: body.pieceOf.map((piece) => piece + sheets),
    };
    vertices += body.positions.length / 3;
    sheets += own;
    return part;
  });
  const concat = <T extends Float64Array | Uint32Array | Uint16Array>(arrays: readonly T[], empty: T): T => {
    let at = 0;
    for (const array of arrays) {
      empty.set(array, at);
      at += array.length;
    }
    return empty;
  };
  const size = (arrays: readonly { length: number }[]) => arrays.reduce((sum, { length }) => sum + length, 0);
  const positions = bodies.map(({ body }) => body.positions);
  const flat = bodies.map(({ body }) => body.flat);
  const triangles = parts.map((part) => part.triangles);
  const pieceOf = parts.map((part) => part.pieceOf);
  return {
    positions: concat(positions, new Float64Array(size(positions))),
    triangles: concat(triangles, new Uint32Array(size(triangles))),
    flat: concat(flat, new Float64Array(size(flat))),
    pieceOf: concat(pieceOf, new Uint16Array(size(pieceOf))),
  };
}
