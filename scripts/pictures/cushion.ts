import type { Body } from "./camera/body.ts";
import type { Scene } from "./camera/photograph.ts";
import type { Surface } from "./camera/shade.ts";
import type { Piece, Point } from "./cloth/pattern.ts";
import { type Cloth, sew } from "./cloth/sewing.ts";
import { type Ink, type Layers, paint } from "./sheets/sheet.ts";

export interface Cushion {
  /** Counterclockwise, seen from the front. */
  outline: readonly Point[];
  spacing: number;
  surface: Surface;
  front: readonly Layers[];
  back: readonly Layers[];
  ground?: Ink;
  /** How far a side stands out where a round filling would stand out by `full`, in metres. */
  depth: (side: "front" | "back", full: number, point: Point) => number;
}

/** An outline filled like a cushion: flat-lying socks, gloves, bands. It lies in the plane y = 0. */
export function cushion({ outline, spacing, surface, front, back, ground, depth }: Cushion): Scene {
  const rim = { name: "rim", points: [...outline, outline[0]!] };
  const piece = (name: "front" | "back"): Piece => ({
    name,
    edges: [rim],
    facesBack: name === "back",
    place: ([x, z]) => [x, 0, z],
  });
  const pieces = [piece("front"), piece("back")];
  const cloth = sew(pieces, [{ a: ["front", "rim"], b: ["back", "rim"] }], spacing);
  const full = filling(cloth, spacing);
  const done = new Set<number>(cloth.edges.get("front.rim"));
  cloth.triangles.forEach((vertex, corner) => {
    if (done.has(vertex)) return;
    done.add(vertex);
    const side = cloth.pieceOf[Math.floor(corner / 3)] === 0 ? "front" : "back";
    const out = depth(side, full[vertex]!, [cloth.flat[corner * 2]!, cloth.flat[corner * 2 + 1]!]);
    cloth.positions[vertex * 3 + 1] = side === "front" ? -out : out;
  });
  return {
    body: trimmed(cloth),
    sheets: [paint(pieces[0]!, front, ground, 3.2), paint(pieces[1]!, back, ground, 3.2)],
    surfaces: [surface, surface],
  };
}

/** Without the triangles of sharp corners, which have no filling between them. */
function trimmed(cloth: Cloth): Body {
  const rim = new Set(cloth.edges.get("front.rim"));
  const kept = [...cloth.pieceOf.keys()].filter((t) =>
    cloth.triangles.subarray(t * 3, t * 3 + 3).some((vertex) => !rim.has(vertex)),
  );
  return {
    positions: cloth.positions,
    triangles: Uint32Array.from(kept.flatMap((t) => [...cloth.triangles.subarray(t * 3, t * 3 + 3)])),
    flat: Float64Array.from(kept.flatMap((t) => [...cloth.flat.subarray(t * 6, t * 6 + 6)])),
    pieceOf: Uint16Array.from(kept.map((t) => cloth.pieceOf[t]!)),
  };
}

/** How far a filling stands out at each vertex: round across a strip, flatter across a disc (a membrane under pressure). */
function filling({ triangles, positions, edges }: Cloth, spacing: number): Float64Array {
  const count = positions.length / 3;
  const neighbors = Array.from({ length: count }, () => new Set<number>());
  for (let t = 0; t < triangles.length; t++) {
    const [a, b] = [triangles[t]!, triangles[t % 3 === 2 ? t - 2 : t + 1]!];
    neighbors[a]!.add(b);
    neighbors[b]!.add(a);
  }
  const rim = new Set(edges.get("front.rim"));
  const lists = neighbors.map((set) => [...set]);
  const height = new Float64Array(count);
  for (let round = 0; round < 320; round++)
    for (let v = 0; v < count; v++) {
      if (rim.has(v)) continue;
      const mean = lists[v]!.reduce((sum, n) => sum + height[n]!, 0) / lists[v]!.length;
      height[v]! += 1.8 * (mean + spacing * spacing - height[v]!);
    }
  return height.map((value) => Math.sqrt(Math.max(0, value) / 2));
}
