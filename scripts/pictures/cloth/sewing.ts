import Delaunator from "delaunator";

import { distanceTo, isInside, lengthOf, type Piece, type Point, resampled, type Seam, type Vec3 } from "./pattern.ts";

/** Cloth cut into triangles and sewn: what the drape moves and the camera sees. */
export interface Cloth {
  /** x, y, z of each vertex, in metres. */
  positions: Float64Array;
  /** Three vertices a triangle. */
  triangles: Uint32Array;
  /** Pattern coordinates of each triangle's corners (x, z; x, z; x, z), in metres: rest shape and texture at once. */
  flat: Float64Array;
  /** The piece each triangle was cut from. */
  pieceOf: Uint16Array;
  pieceNames: string[];
  /** Vertices of every named edge, by `piece.edge`, in order. */
  edges: Map<string, number[]>;
}

/** Cuts pieces into triangles of about `spacing` metres and sews them together. */
export function sew(pieces: readonly Piece[], seams: readonly Seam[], spacing: number): Cloth {
  const counts = edgeCounts(pieces, seams, spacing);
  const cuts = pieces.map((piece) => cut(piece, counts, spacing));
  const joined = joinSeams(cuts, seams);
  return assemble(pieces, cuts, joined);
}

interface Cut {
  points: Point[];
  placed: Vec3[];
  triangles: Uint32Array;
  edges: Map<string, number[]>;
  offset: number;
}

/** How many steps each edge is cut into: sewn edges alike, whatever their lengths, so that the longer one gathers. */
function edgeCounts(pieces: readonly Piece[], seams: readonly Seam[], spacing: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, edges } of pieces)
    for (const edge of edges)
      counts.set(`${name}.${edge.name}`, Math.max(1, Math.round(lengthOf(edge.points) / spacing)));
  let settled = false;
  while (!settled) {
    settled = true;
    for (const { a, b } of seams) {
      const [left, right] = [a.join("."), b.join(".")];
      const most = Math.max(countOf(counts, left), countOf(counts, right));
      if (counts.get(left) !== most || counts.get(right) !== most) settled = false;
      counts.set(left, most).set(right, most);
    }
  }
  return counts;
}

function countOf(counts: Map<string, number>, edge: string): number {
  const count = counts.get(edge);
  if (count === undefined) throw new Error(`A seam names ${edge}, and no piece has such an edge`);
  return count;
}

function cut(piece: Piece, counts: Map<string, number>, spacing: number): Cut {
  const points: Point[] = [];
  const edges = new Map<string, number[]>();
  for (const edge of piece.edges) {
    const key = `${piece.name}.${edge.name}`;
    const steps = resampled(edge.points, countOf(counts, key));
    edges.set(
      key,
      steps.map((_, i) => points.length + i),
    );
    points.push(...steps.slice(0, -1));
  }
  const total = points.length;
  for (const [key, vertices] of edges)
    edges.set(
      key,
      vertices.map((vertex) => vertex % total),
    );
  const outline = [...points];
  points.push(...filling(outline, spacing));
  const mesh = Delaunator.from(points.map(([x, z]) => [x, z] as [number, number]));
  const kept: number[] = [];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const corners = [mesh.triangles[i]!, mesh.triangles[i + 1]!, mesh.triangles[i + 2]!] as const;
    const center = middleOf(corners.map((corner) => points[corner]!));
    if (!isInside(outline, center)) continue;
    const [a, b, c] = corners.map((corner) => points[corner]!) as [Point, Point, Point];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1e-10) continue;
    kept.push(...(area > 0 === !piece.facesBack ? corners : [corners[0], corners[2], corners[1]]));
  }
  const placed = points.map((point) => piece.place(point));
  return { points, placed, triangles: Uint32Array.from(kept), edges, offset: 0 };
}

/** A hexagonal grid inside an outline, keeping away from it. */
function filling(outline: readonly Point[], spacing: number): Point[] {
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const closed = [...outline, outline[0]!];
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const half = Math.ceil((Math.max(...xs) - middle) / spacing);
  const points: Point[] = [];
  for (let row = 0, z = Math.min(...zs); z < Math.max(...zs); row++, z += spacing * Math.sqrt(3 / 4)) {
    for (let column = -half; column <= half; column++) {
      const point: Point = [middle + (column + (row % 2) / 2) * spacing, z];
      if (isInside(outline, point) && distanceTo(closed, point) > 0.6 * spacing) points.push(point);
    }
  }
  return points;
}

function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, z]) => sum + z, 0) / points.length,
  ];
}

/** For every point of every cut, the vertex it becomes once the seams are closed. */
function joinSeams(cuts: Cut[], seams: readonly Seam[]): number[] {
  let total = 0;
  for (const part of cuts) {
    part.offset = total;
    total += part.points.length;
  }
  const root = Array.from({ length: total }, (_, i) => i);
  const find = (i: number): number => (root[i] === i ? i : (root[i] = find(root[i]!)));
  const verticesOf = (edge: string) => {
    const part = cuts.find(({ edges }) => edges.has(edge))!;
    return part.edges.get(edge)!.map((vertex) => vertex + part.offset);
  };
  for (const { a, b, turned } of seams) {
    const left = verticesOf(a.join("."));
    const right = verticesOf(b.join("."));
    if (turned) right.reverse();
    left.forEach((vertex, i) => (root[find(right[i]!)] = find(vertex)));
  }
  return root.map((_, i) => find(i));
}

function assemble(pieces: readonly Piece[], cuts: readonly Cut[], joined: readonly number[]): Cloth {
  const numbers = new Map<number, number>();
  const vertexOf = joined.map((root) => numbers.get(root) ?? numbers.set(root, numbers.size).get(root)!);
  const positions = new Float64Array(numbers.size * 3);
  const weights = new Float64Array(numbers.size);
  const triangles: number[] = [];
  const flat: number[] = [];
  const pieceOf: number[] = [];
  const edges = new Map<string, number[]>();
  cuts.forEach((part, index) => {
    part.placed.forEach((point, i) => {
      const vertex = vertexOf[part.offset + i]!;
      weights[vertex]! += 1;
      for (let k = 0; k < 3; k++) positions[vertex * 3 + k]! += point[k]!;
    });
    part.triangles.forEach((corner) => {
      triangles.push(vertexOf[part.offset + corner]!);
      flat.push(...part.points[corner]!);
    });
    pieceOf.push(...Array.from({ length: part.triangles.length / 3 }, () => index));
    for (const [key, vertices] of part.edges)
      edges.set(
        key,
        vertices.map((vertex) => vertexOf[part.offset + vertex]!),
      );
  });
  for (let i = 0; i < positions.length; i++) positions[i]! /= weights[Math.floor(i / 3)]!;
  return {
    positions,
    triangles: Uint32Array.from(triangles),
    flat: Float64Array.from(flat),
    pieceOf: Uint16Array.from(pieceOf),
    pieceNames: pieces.map(({ name }) => name),
    edges,
  };
}
