import type { Point } from "../cloth/pattern.ts";
import { together } from "../garment.ts";
import { materials } from "../materials.ts";
import { print, ribs, stripe } from "../sheets/details.ts";
import { type Mark, symbol, wordmark } from "../sheets/marks.ts";
import type { Layers } from "../sheets/sheet.ts";
import { area, darkened, groove, rectangle } from "../sheets/trim.ts";
import { type Extent, lathe, through, tube } from "../solids.ts";
import type { Subject } from "../subject.ts";

/** A steel bottle, powder coated, with a screw lid and a loop to carry it by. */
export function steelBottle(): Subject {
  const body = lathe(
    [
      [0.02, 0.002],
      [0.03, 0.0006],
      [0.0325, 0.0012],
      [0.034, 0.003],
      [0.0346, 0.006],
      [0.0347, 0.009],
      [0.0352, 0.0098],
      [0.0353, 0.013],
      ...straight(0.0353, 0.03, 0.163, 8),
      [0.0352, 0.176],
      [0.0345, 0.187],
      [0.0328, 0.196],
      [0.03, 0.203],
      [0.0272, 0.2075],
      [0.0262, 0.2095],
      [0.0258, 0.2115],
      [0.0256, 0.218],
      [0.02, 0.2185],
    ],
    {
      surface: materials.coating,
      layers: (extent) => [
        stripe(around(extent, extent.at(0.0045)), 0.0094, "accent"),
        stripe(around(extent, extent.at(0.2145)), 0.0066, "accent"),
        groove(around(extent, extent.at(0.0094)), 0.0008),
        print(symbol, [0, extent.at(0.118)], 0.034),
        ...behind(extent, wordmark, extent.at(0.062), 0.046),
      ],
    },
    96,
  );
  const lid = lathe(
    [
      [0.018, 0.2152],
      [0.0262, 0.2152],
      [0.0276, 0.216],
      [0.028, 0.2175],
      ...straight(0.028, 0.221, 0.236, 5),
      [0.0279, 0.2385],
      [0.0272, 0.2405],
      [0.0255, 0.2418],
      [0.022, 0.2424],
      [0.01, 0.2427],
    ],
    {
      surface: materials.plastic,
      layers: (extent) => [
        darkened,
        ribs(-extent.around / 2, extent.around / 2, extent.at(0.2205), extent.at(0.2365), 0.0029),
      ],
    },
    96,
  );
  const loop = tube(
    {
      path: through([
        [-0.0262, 0, 0.229],
        [-0.0285, 0, 0.238],
        [-0.027, 0, 0.2495],
        [-0.018, 0, 0.2575],
        [0, 0, 0.2595],
        [0.018, 0, 0.2575],
        [0.027, 0, 0.2495],
        [0.0285, 0, 0.238],
        [0.0262, 0, 0.229],
      ]),
      half: [0.0085, 0.0024],
      facing: (share) => [-Math.cos(share * Math.PI), 0, Math.sin(share * Math.PI)],
      square: 3,
    },
    { surface: materials.plastic, layers: () => [darkened] },
  );
  const view = { center: [0, 0, 0.128], span: 0.325, rise: 9 } as const;
  return {
    scene: together([body, lid, loop]),
    views: {
      front: { ...view, turn: 12 },
      back: { ...view, turn: 192 },
      detail: { center: [0, 0, 0.212], span: 0.14, turn: -28, rise: 16 },
    },
    reach: 0.4,
    stands: true,
  };
}

/** A soft bottle with a grip, measure marks and a nozzle. */
export function squeezeBottle(): Subject {
  const body = lathe(
    [
      [0.018, 0.003],
      [0.028, 0.0015],
      [0.0325, 0.0014],
      [0.0352, 0.003],
      [0.0366, 0.007],
      ...straight(0.037, 0.012, 0.082, 6),
      [0.0367, 0.087],
      [0.035, 0.0915],
      [0.0332, 0.0955],
      [0.0326, 0.1],
      [0.0328, 0.105],
      [0.034, 0.1095],
      [0.0358, 0.1135],
      [0.0368, 0.118],
      [0.037, 0.125],
      [0.037, 0.132],
      [0.0365, 0.139],
      [0.0348, 0.1455],
      [0.032, 0.149],
      [0.029, 0.1505],
      [0.029, 0.157],
      [0.02, 0.1575],
    ],
    {
      surface: materials.polyethylene,
      layers: (extent) => [
        print(symbol, [0, extent.at(0.052)], 0.04),
        ...behind(extent, wordmark, extent.at(0.128), 0.05),
        ...measures(extent),
      ],
    },
    96,
  );
  const lid = lathe(
    [
      [0.02, 0.1515],
      [0.031, 0.1515],
      [0.0328, 0.1525],
      [0.0333, 0.155],
      ...straight(0.0333, 0.158, 0.167, 3),
      [0.0328, 0.17],
      [0.031, 0.1725],
      [0.0265, 0.1752],
      [0.021, 0.1775],
      [0.0165, 0.1798],
      [0.0138, 0.1825],
      [0.0125, 0.186],
      [0.012, 0.189],
      [0.006, 0.1895],
    ],
    {
      surface: materials.plastic,
      ground: "accent",
      layers: (extent) => [ribs(-extent.around / 2, extent.around / 2, extent.at(0.1555), extent.at(0.169), 0.0036)],
    },
    96,
  );
  const nozzle = lathe(
    [
      [0.006, 0.1885],
      [0.0098, 0.1887],
      [0.0102, 0.19],
      [0.0098, 0.1935],
      [0.0094, 0.197],
      [0.0104, 0.1995],
      [0.0106, 0.2015],
      [0.0098, 0.2034],
      [0.007, 0.2042],
      [0.0035, 0.2036],
      [0.0015, 0.2015],
    ],
    { surface: materials.polyethylene },
    48,
  );
  const view = { center: [0, 0, 0.1], span: 0.255, rise: 9 } as const;
  return {
    scene: together([body, lid, nozzle]),
    views: { front: { ...view, turn: 10 }, back: { ...view, turn: 190 } },
    reach: 0.4,
    stands: true,
  };
}

/** A straight wall, with points enough to stay one. */
function straight(radius: number, low: number, high: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => [radius, low + ((high - low) * i) / steps]);
}

function around({ around: length }: Extent, z: number): Point[] {
  return [
    [-length / 2, z],
    [length / 2, z],
  ];
}

/** A mark on the far side, where the sheet's ends meet. */
function behind({ around: length }: Extent, mark: Mark, z: number, width: number): Layers[] {
  return [-1, 1].map((side) => print(mark, [(side * length) / 2, z], width));
}

/** Lines that tell how full it is, on the far side. */
function measures(extent: Extent): Layers[] {
  return [0.025, 0.036, 0.047, 0.058, 0.069].flatMap((height, i) =>
    [-1, 1].map((side) =>
      area(rectangle([(side * extent.around) / 2, extent.at(height)], i % 2 ? 0.012 : 0.024, 0.0011), "print"),
    ),
  );
}
