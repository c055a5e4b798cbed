import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import type { SizeFamily } from "./size-family.ts";
import { type Measure, sizeTableTexts } from "./size-guide.texts.ts";

/** A size scale: its measures, and each size's values in the order of the measures. */
export interface SizeTable {
  id: SizeFamily;
  measures: readonly Measure[];
  /** Ranges in cm, such as `88-94`, or words where a measure is no length. */
  sizes: Readonly<Record<string, readonly string[]>>;
}

/** Measures of the body, not of the garment: those are on each product's page. */
export const sizeTables: readonly SizeTable[] = [
  {
    id: "mens",
    measures: ["Chest", "Waist", "Hip", "Inseam"],
    sizes: {
      S: ["88-94", "74-80", "88-94", "79-81"],
      M: ["95-101", "81-87", "95-101", "81-83"],
      L: ["102-108", "88-94", "102-108", "83-84"],
      XL: ["109-116", "95-102", "109-115", "84-85"],
      XXL: ["117-125", "103-111", "116-122", "85-86"],
    },
  },
  {
    id: "womens",
    measures: ["Chest", "Waist", "Hip", "Inseam"],
    sizes: {
      XS: ["78-83", "60-65", "84-89", "76-77"],
      S: ["84-88", "66-70", "90-94", "77-78"],
      M: ["89-94", "71-76", "95-100", "78-79"],
      L: ["95-101", "77-83", "101-107", "79-80"],
      XL: ["102-109", "84-91", "108-115", "80-81"],
    },
  },
  {
    id: "bras",
    measures: ["Underbust", "Chest", "EU size"],
    sizes: {
      XS: ["63-67", "78-83", "65 A-C"],
      S: ["68-72", "84-88", "70 B-C"],
      M: ["73-77", "89-94", "75 B-D"],
      L: ["78-82", "95-101", "80 B-E"],
      XL: ["83-88", "102-109", "85 C-F"],
    },
  },
  {
    id: "socks",
    measures: ["Foot length"],
    sizes: { "36-39": ["22.5-24.5"], "40-43": ["25-27"], "44-47": ["27.5-30"] },
  },
  {
    id: "gloves",
    measures: ["Palm", "Hand length"],
    sizes: { S: ["17-18.5", "16.5-17.5"], M: ["19-20.5", "18-19"], L: ["21-23", "19.5-21"] },
  },
];

/** What the table of a size scale is called, and what it goes by. */
export function titleOf(id: SizeFamily): { title: string; note: string } {
  const texts = sizeTableTexts();
  const names = pageNames();
  const titles = { ...texts, mens: names["/mens-collection"], womens: names["/womens-collection"] };
  return { title: titles[id], note: texts[`${id}Note`] };
}

export type LengthUnit = "cm" | "inches";

/** A value (cm) as the tables show it: inches rounded to halves, as tapes are marked. */
export function sizeText(value: string, unit: LengthUnit): string {
  if (unit === "cm" || !/^[\d.]+-[\d.]+$/.test(value)) return localDecimals(value.replace("-", "–"));
  return localDecimals(
    value
      .split("-")
      .map((cm) => Math.round((Number(cm) / 2.54) * 2) / 2)
      .join("–"),
  );
}
