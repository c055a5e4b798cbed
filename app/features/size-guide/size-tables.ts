import type { SizeFamily } from "./size-family.ts";

/** A measure of the body from one value to another, in cm, or words where a measure says less. */
export type SizeValue = readonly [from: number, to: number] | string;

/** A scale of sizes: what is measured, and what each size stands for. */
export interface SizeTable {
  id: SizeFamily;
  title: string;
  note: string;
  measures: readonly string[];
  sizes: readonly { size: string; values: readonly SizeValue[] }[];
}

/** Measures of the body, not of the garment: those are on each product's page. */
export const sizeTables: readonly SizeTable[] = [
  {
    id: "mens",
    title: "Men",
    note: "Tees, tanks, hoodies and jackets go by the chest; shorts, joggers and tights by the waist.",
    measures: ["Chest", "Waist", "Hip", "Inseam"],
    sizes: [
      {
        size: "S",
        values: [
          [88, 94],
          [74, 80],
          [88, 94],
          [79, 81],
        ],
      },
      {
        size: "M",
        values: [
          [95, 101],
          [81, 87],
          [95, 101],
          [81, 83],
        ],
      },
      {
        size: "L",
        values: [
          [102, 108],
          [88, 94],
          [102, 108],
          [83, 84],
        ],
      },
      {
        size: "XL",
        values: [
          [109, 116],
          [95, 102],
          [109, 115],
          [84, 85],
        ],
      },
      {
        size: "XXL",
        values: [
          [117, 125],
          [103, 111],
          [116, 122],
          [85, 86],
        ],
      },
    ],
  },
  {
    id: "womens",
    title: "Women",
    note: "Tops, hoodies and jackets go by the chest; leggings, tights and shorts by waist and hip.",
    measures: ["Chest", "Waist", "Hip", "Inseam"],
    sizes: [
      {
        size: "XS",
        values: [
          [78, 83],
          [60, 65],
          [84, 89],
          [76, 77],
        ],
      },
      {
        size: "S",
        values: [
          [84, 88],
          [66, 70],
          [90, 94],
          [77, 78],
        ],
      },
      {
        size: "M",
        values: [
          [89, 94],
          [71, 76],
          [95, 100],
          [78, 79],
        ],
      },
      {
        size: "L",
        values: [
          [95, 101],
          [77, 83],
          [101, 107],
          [79, 80],
        ],
      },
      {
        size: "XL",
        values: [
          [102, 109],
          [84, 91],
          [108, 115],
          [80, 81],
        ],
      },
    ],
  },
  {
    id: "bras",
    title: "Sports bras",
    note: "The underbust decides: support comes from the band. Chest second.",
    measures: ["Underbust", "Chest", "EU size"],
    sizes: [
      { size: "XS", values: [[63, 67], [78, 83], "65 A-C"] },
      { size: "S", values: [[68, 72], [84, 88], "70 A-C"] },
      { size: "M", values: [[73, 77], [89, 94], "75 A-D"] },
      { size: "L", values: [[78, 82], [95, 101], "80 A-D"] },
      { size: "XL", values: [[83, 88], [102, 109], "85 A-D"] },
    ],
  },
  {
    id: "socks",
    title: "Socks",
    note: "Stand on a sheet of paper and measure from the heel to the longest toe.",
    measures: ["Foot length"],
    sizes: [
      { size: "36-39", values: [[22.5, 24.5]] },
      { size: "40-43", values: [[25, 27]] },
      { size: "44-47", values: [[27.5, 30]] },
    ],
  },
  {
    id: "gloves",
    title: "Gloves",
    note: "Around the palm at its widest, without the thumb, of the hand you write with.",
    measures: ["Palm", "Hand length"],
    sizes: [
      {
        size: "S",
        values: [
          [17, 19],
          [16.5, 18],
        ],
      },
      {
        size: "M",
        values: [
          [19, 21],
          [18, 19.5],
        ],
      },
      {
        size: "L",
        values: [
          [21, 23],
          [19.5, 21],
        ],
      },
    ],
  },
];

export type LengthUnit = "cm" | "inches";

/** A value as the tables show it: inches to the half, as tapes are marked. */
export function sizeText(value: SizeValue, unit: LengthUnit): string {
  if (typeof value === "string") return value;
  return value.map((cm) => (unit === "cm" ? cm : Math.round((cm / 2.54) * 2) / 2)).join("-");
}
