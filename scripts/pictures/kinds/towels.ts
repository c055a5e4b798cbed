import { gridOf, limb } from "../cloth/form.ts";
import type { Piece, Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { print, stitches, stripe } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import { framed, type Subject } from "../subject.ts";

const width = 0.5;
const front = 0.56;
const back = 0.44;
const bar = 0.014;

/** A towel hung over a bar that the picture leaves out: terry, with woven borders at both ends. */
export function towel(): Subject {
  const scene = madeFrom({
    pieces: [cloth],
    seams: [],
    form: gridOf(
      limb([
        [-0.4, 0, 0, bar],
        [0.4, 0, 0, bar],
      ]),
      [
        [-0.5, -0.08, -0.1],
        [0.5, 0.08, 0.1],
      ],
      0.006,
    ),
    fabric: {
      ...fabrics.pile,
      bend: 0.45,
      thickness: 0.005,
      friction: 0.9,
      grain: 0.0011,
      tile: 0.09,
      melange: 0.1,
      sheen: 0.45,
    },
    layers: {
      towel: [...[-front, back].flatMap((end) => border(end)), print(symbol, [0.15, -front + 0.2], 0.07, "accent")],
    },
    spacing: 0.0105,
    seconds: 1.3,
  });
  return { scene, views: framed(scene, 0.78), reach: 0.8 };
}

/** The flat woven band and the hem near an end. */
function border(end: number) {
  const inward = end < 0 ? 1 : -1;
  const line = (inside: number): Point[] => [
    [-width, end + inward * inside],
    [width, end + inward * inside],
  ];
  return [
    {
      relief: `<path d="M-400 ${-(end + inward * 0.055) * 1000}H400" stroke="#000" stroke-width="34" stroke-opacity=".45" filter="url(#soft2)"/>`,
    },
    stripe(line(0.055), 0.022, "accent"),
    stitches(line(0.0105)),
  ];
}

const cloth: Piece = {
  name: "towel",
  edges: [
    {
      name: "bottom",
      points: [
        [-width / 2, -front],
        [width / 2, -front],
      ],
    },
    {
      name: "right",
      points: [
        [width / 2, -front],
        [width / 2, back],
      ],
    },
    {
      name: "top",
      points: [
        [width / 2, back],
        [-width / 2, back],
      ],
    },
    {
      name: "left",
      points: [
        [-width / 2, back],
        [-width / 2, -front],
      ],
    },
  ],
  // Hung a little narrower than it is, so that it falls in soft waves.
  place: ([x, z]) => {
    const wave = 0.02 * Math.sin(x * 27 + z) * Math.min(1, Math.abs(z) / 0.2);
    const reach = bar + 0.004;
    const around = Math.min(1, Math.max(-1, z / (reach * Math.PI * 0.5))) * Math.PI * 0.5;
    const below = Math.max(0, Math.abs(z) - reach * Math.PI * 0.5);
    return [x * 0.94, Math.sin(around) * reach + wave, Math.cos(around) * reach - below];
  },
};
