import { shifted, turned } from "../arrange.ts";
import type { Scene } from "../camera/photograph.ts";
import type { Surface } from "../camera/shade.ts";
import { type Point, mirrored } from "../cloth/pattern.ts";
import { cushion } from "../cushion.ts";
import { together } from "../garment.ts";
import type { Layers } from "../sheets/sheet.ts";
import { framed, type Subject } from "../subject.ts";
import { type Finger, type Hand, outlineOf } from "./hands.ts";

export interface GloveCut {
  hand: Hand;
  surface: Surface;
  /** How thick it lies. */
  loft: number;
  /** A pad's height at a place of the palm, in metres. */
  pad?: (point: Point) => number;
  /** What is drawn on the back of the hand and on the palm; `at` brings a point of the left hand to either hand. */
  back: (at: (point: Point) => Point) => readonly Layers[];
  palm: (at: (point: Point) => Point) => readonly Layers[];
}

/** A pair of gloves lying flat, thumbs inward, the backs of the hands in front. */
export function gloves(cut: GloveCut): Subject {
  const { base, lean, length, half } = cut.hand.thumb;
  const apart = (base[0] + Math.sin((lean * Math.PI) / 180) * length + half) * 0.97;
  const scene = together([
    shifted(turned(glove(cut, 1), "y", -7), [-apart, 0, 0]),
    shifted(turned(glove(cut, -1), "y", 7), [apart, 0, 0]),
  ]);
  return { scene, views: framed(scene, 0.9), reach: 0.4 };
}

function glove({ hand, surface, loft, pad, back, palm }: GloveCut, side: 1 | -1): Scene {
  const outline = outlineOf(hand);
  const at = ([x, z]: Point): Point => [x * side, z];
  return cushion({
    outline: side === 1 ? outline : mirrored(outline),
    spacing: 0.0034,
    surface,
    front: back(at),
    back: palm(at),
    depth: (face, full, [x, z]) =>
      loft * (1 - Math.exp(-full / loft)) +
      (face === "back" && pad ? pad([x * side, z]) * Math.min(1, full / 0.006) : 0),
  });
}

/** A band across a finger between two shares of its length. */
export function across({ base, lean, length, half }: Finger, from: number, to: number): Point[] {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const corner = (share: number, side: number): Point => [
    base[0] + sin * length * share + cos * half * 1.3 * side,
    base[1] + cos * length * share - sin * half * 1.3 * side,
  ];
  return [corner(from, -1), corner(from, 1), corner(to, 1), corner(to, -1)];
}
