import { type Body, joined, normalsOf, thicken } from "./camera/body.ts";
import type { Scene } from "./camera/photograph.ts";
import { drape } from "./cloth/drape.ts";
import type { FormGrid } from "./cloth/form.ts";
import type { Piece, Seam, Vec3 } from "./cloth/pattern.ts";
import { sew } from "./cloth/sewing.ts";
import type { Fabric } from "./fabrics.ts";
import { type Ink, type Layers, paint } from "./sheets/sheet.ts";

/** Something sewn: pieces of one fabric that fall over a form. */
export interface Garment {
  pieces: readonly Piece[];
  seams: readonly Seam[];
  form: FormGrid;
  fabric: Fabric;
  /** What is drawn on each piece, by its name. */
  layers: Readonly<Record<string, readonly Layers[]>>;
  /** The ink a piece is cut from, where that is not the product's color. */
  grounds?: Readonly<Record<string, Ink>>;
  /** Distance between vertices, in metres: fine cloth folds finely. */
  spacing: number;
  /** How long it falls, in seconds. */
  seconds?: number;
  /** How far it keeps from the form, in metres, and what pulls it down, in m/s². */
  gap?: number;
  gravity?: number;
  /** Edges, by `piece.edge`, that stay where they were placed. */
  pinned?: readonly string[];
  /** Raises the surface once it hangs, in metres outward: quilting, pads. Gets a corner's piece and pattern point. */
  raised?: (piece: string, point: readonly [x: number, z: number]) => number;
}

/** Sews a garment, lets it fall and paints it. Gives it as a scene of its own. */
export function madeFrom(garment: Garment): Scene {
  const { pieces, form, fabric, seconds = 1.1, gap = 0.003, gravity = 9.8 } = garment;
  const cloth = sew(pieces, garment.seams, garment.spacing);
  const pinned = new Set((garment.pinned ?? []).flatMap((edge) => cloth.edges.get(edge) ?? []));
  drape(cloth, form, { bend: fabric.bend, gap, friction: fabric.friction, seconds, gravity, pinned });
  if (garment.raised) raise(cloth, (piece, point) => garment.raised!(pieces[piece]!.name, point));
  return {
    body: thicken(cloth, fabric.thickness),
    sheets: pieces.map((piece) => paint(piece, garment.layers[piece.name] ?? [], garment.grounds?.[piece.name])),
    surfaces: pieces.map(() => fabric),
  };
}

/** Several scenes as one. */
export function together(scenes: readonly Scene[]): Scene {
  return {
    body: joined(scenes.map(({ body, sheets }) => ({ body, sheets: sheets.length }))),
    sheets: scenes.flatMap(({ sheets }) => sheets),
    surfaces: scenes.flatMap(({ surfaces }) => surfaces),
  };
}

/** Moves a scene, after it was made. */
export function moved({ body, ...scene }: Scene, place: (point: Vec3) => Vec3): Scene {
  const positions = Float64Array.from(body.positions);
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(place([positions[i]!, positions[i + 1]!, positions[i + 2]!]), i);
  }
  return { ...scene, body: { ...body, positions } };
}

function raise(body: Body, height: (piece: number, point: readonly [number, number]) => number): void {
  const normals = normalsOf(body);
  const done = new Uint8Array(body.positions.length / 3);
  body.triangles.forEach((vertex, corner) => {
    if (done[vertex]) return;
    done[vertex] = 1;
    const by = height(body.pieceOf[Math.floor(corner / 3)]!, [body.flat[corner * 2]!, body.flat[corner * 2 + 1]!]);
    for (let k = 0; k < 3; k++) body.positions[vertex * 3 + k]! += normals[vertex * 3 + k]! * by;
  });
}
