import type { Vec3 } from "../cloth/pattern.ts";

/** One exposure. Lengths in metres, angles in degrees, size in pixels. */
export interface Shot {
  /** What the middle of the picture shows. */
  center: Vec3;
  /** The height that fills the picture. */
  span: number;
  /** How far the camera walks around: 0 sees the front, 180 the back. */
  turn: number;
  /** How far it looks down. */
  rise: number;
  size: readonly [width: number, height: number];
  /** How far away the lights stand: 1 for a garment, less for small things. */
  reach: number;
}

/** A camera in the room: where it is, its axes, and how many pixels a metre at distance 1 m makes. */
export interface View {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  focal: number;
}

/** How long the lens is, as a multiple of the sensor's height: a portrait lens, which flattens a little. */
const lens = 85 / 30;

/** Sets up the camera for a shot. */
export function viewOf({ center, span, turn, rise, size }: Shot): View {
  const [t, r] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
  const away: Vec3 = [-Math.sin(t) * Math.cos(r), -Math.cos(t) * Math.cos(r), Math.sin(r)];
  const distance = span * lens;
  return {
    eye: [center[0] + away[0] * distance, center[1] + away[1] * distance, center[2] + away[2] * distance],
    right: [Math.cos(t), -Math.sin(t), 0],
    up: [Math.sin(t) * Math.sin(r), Math.cos(t) * Math.sin(r), Math.cos(r)],
    forward: [-away[0], -away[1], -away[2]],
    focal: size[1] * lens,
  };
}
