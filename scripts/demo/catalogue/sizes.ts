import { type SizeParts, withJoinedName } from "#app/features/catalogue/products/size-parts.ts";
import type { Measure } from "#app/storefront/size-guide/size-guide.texts.ts";
import { sizeTables, sizeText } from "#app/storefront/size-guide/size-tables.ts";

import type { FamilyId } from "./families.ts";

/** A size as the shop sells it. */
export interface Size {
  id: string;
  name: string;
  description: string;
}

const letters = (descriptions: Record<string, string>): Size[] =>
  Object.entries(descriptions).map(([name, description]) => ({ id: name.toLowerCase(), name, description }));

/** The sizes of a table of the size guide, each with what a body measures in it. */
function measured(tableId: string, by: readonly Measure[]): Record<string, string> {
  const table = sizeTables.find(({ id }) => id === tableId);
  if (!table) throw new Error(`The size guide has no table ${tableId}`);
  const rows = Object.entries(table.sizes).map(([size, values]) => [
    size,
    by.map((measure) => `${measure} ${sizeText(values[table.measures.indexOf(measure)] ?? "", "cm")} cm`).join(", "),
  ]);
  return Object.fromEntries(rows) as Record<string, string>;
}

/** Every scale of sizes, smallest first. */
export const sizeScales = {
  mens: letters(measured("mens", ["Chest"])),
  womens: letters(measured("womens", ["Chest"])),
  socks: [
    { id: "36-39", name: "36-39", description: "EU shoe size 36 to 39" },
    { id: "40-43", name: "40-43", description: "EU shoe size 40 to 43" },
    { id: "44-47", name: "44-47", description: "EU shoe size 44 to 47" },
  ],
  gloves: letters({ S: "Palm 17–19 cm around", M: "Palm 19–21 cm around", L: "Palm 21–23 cm around" }),
  bands: [{ id: "set", name: "Set", description: "Light, medium and heavy" }],
  one: [{ id: "one-size", name: "One size", description: "One size" }],
} as const satisfies Record<string, readonly Size[]>;

/** What is worn below the waist, and a bra, go by other measures than a chest. */
const legs: readonly FamilyId[] = ["shorts", "joggers", "tights", "compression-tights", "short-tights"];
const otherwise: Record<string, readonly Size[]> = {
  "mens legs": letters(measured("mens", ["Waist"])),
  "womens legs": letters(measured("womens", ["Waist", "Hip"])),
  "womens bra": letters(measured("bras", ["Underbust"])),
};

/** The sizes that a product is made in, described by what decides them. */
export function sizesOf({ sizes, family }: { sizes: SizeScale; family: FamilyId }): readonly Size[] {
  return otherwise[`${sizes} ${legs.includes(family) ? "legs" : family}`] ?? sizeScales[sizes];
}

/** The third option of products that have one, with its values. */
export const lengths = { label: "Length", values: ["Regular", "Long"] } as const;

/** A size as it is sold: in each length, where there are any. The first length has the ids of the sizes themselves. */
export type SoldSize = Size & SizeParts;

/** Everything that a product is sold in beside its colors. */
export function soldSizes(product: { sizes: SizeScale; family: FamilyId; hasLengths?: true }): readonly SoldSize[] {
  const sizes = sizesOf(product);
  if (!product.hasLengths) return sizes;
  return sizes.flatMap((size, place) =>
    lengths.values
      .filter((_, i) => i === 0 || place > 0)
      .map((thirdValue, i) => ({
        ...withJoinedName({ ...size, thirdValue }),
        id: i === 0 ? size.id : `${size.id}-${thirdValue.toLowerCase()}`,
      })),
  );
}

export type SizeScale = keyof typeof sizeScales;
