import type { Scene } from "./camera/photograph.ts";
import type { Vec3 } from "./cloth/pattern.ts";

/** How the camera frames a subject. Lengths in metres, angles in degrees. */
export interface Framing {
  center: Vec3;
  /** The height that fills the picture. */
  span: number;
  /** 0 sees the front, 180 the back. */
  turn?: number;
  /** How far it looks down; 3 unless told. */
  rise?: number;
}

/** Something to photograph, and from where. Every product has a front and a back, a dozen a detail too. */
export interface Subject {
  scene: Scene;
  views: { front: Framing; back: Framing; detail?: Framing };
  /** How far away the lights stand: 1 for a garment, less for small things. */
  reach?: number;
  /** Whether it stands on the ground instead of hanging before it. */
  stands?: boolean;
}

/** Frames a body so that it fills most of a picture of 4:5, from the front and from behind. */
export function framed({ body }: Scene, fill = 0.86): Pick<Subject["views"], "front" | "back"> {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  body.positions.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3]!, value);
    max[i % 3] = Math.max(max[i % 3]!, value);
  });
  const middle = (k: number) => (min[k]! + max[k]!) / 2;
  const span = Math.max(max[2]! - min[2]!, (max[0]! - min[0]!) * 1.25) / fill;
  const center: Vec3 = [middle(0), middle(1), middle(2)];
  return { front: { center, span, turn: 0 }, back: { center, span, turn: 180 } };
}
