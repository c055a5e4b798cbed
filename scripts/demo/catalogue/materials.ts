import type { ProductPart } from "#app/features/catalogue/products/composition.ts";
import type { Fibre } from "#app/shared/fibres.ts";

/**
 * Everything products are made of, with the words for it. A product's texts may use these words only for what its own
 * composition holds (catalogue.test.ts reads them all).
 */
export const materials = {
  "Recycled polyester": ["polyester", "recycled"],
  "Recycled nylon": ["nylon", "recycled"],
  Nylon: ["nylon"],
  Elastane: ["elastane"],
  "Organic cotton": ["cotton", "organic"],
  Cotton: ["cotton"],
  "Merino wool": ["merino", "wool"],
  Wool: ["wool"],
  Lyocell: ["lyocell"],
  Acrylic: ["acrylic"],
  Microfiber: ["microfiber", "polyester"],
  "Reflective glass yarn": [],
  Polyurethane: ["polyurethane"],
  "Stainless steel": ["steel"],
  Polypropylene: ["polypropylene"],
  "Recycled polypropylene": ["polypropylene", "recycled"],
  Polyethylene: ["polyethylene"],
  "Recycled ethylene-vinyl acetate": ["ethylene-vinyl acetate", "recycled"],
  "Natural rubber": ["rubber"],
  "Natural latex": ["latex", "rubber"],
  "Foam rubber": ["rubber"],
  "Magnesium carbonate": [],
} as const satisfies Record<string, readonly string[]>;

export type Material = keyof typeof materials;

/** A material and how much of its part it is, in percent. */
export type Share = readonly [material: Material, percent: number];

/** What a product is made of: the whole of it, or part by part. */
export type Composition = readonly Share[] | Readonly<Partial<Record<ProductPart, readonly Share[]>>>;

/** The composition part by part; a product of one part is 'whole'. */
export function partShares(composition: Composition): [ProductPart, readonly Share[]][] {
  return isWhole(composition)
    ? [["whole", composition]]
    : (Object.entries(composition) as [ProductPart, readonly Share[]][]);
}

const isWhole = (composition: Composition): composition is readonly Share[] => Array.isArray(composition);

/** How much of a product is of a material with such a word, in percent, in the part that has most of it. */
export function percentOf(composition: Composition, word: string): number {
  const sums = partShares(composition).map(([, shares]) =>
    shares
      .filter(([material]) => (materials[material] as readonly string[]).includes(word))
      .reduce((sum, [, percent]) => sum + percent, 0),
  );
  return Math.max(...sums);
}

/** What is claimed of a material beside what it is: these words are said by claims alone. */
export function plainName(material: Material): string {
  const plain = material.replace(/^(Recycled|Organic|Merino) /, "");
  return plain[0]?.toUpperCase() + plain.slice(1);
}

/** The names of Annex I of Reg. (EU) 1007/2011 for what is a textile fibre; the others are none. */
export const fibreOf: Readonly<Partial<Record<Material, Fibre>>> = {
  "Recycled polyester": "polyester",
  "Recycled nylon": "nylon",
  Nylon: "nylon",
  Elastane: "elastane",
  "Organic cotton": "cotton",
  Cotton: "cotton",
  "Merino wool": "wool",
  Wool: "wool",
  Lyocell: "lyocell",
  Acrylic: "acrylic",
  Microfiber: "polyester",
  "Reflective glass yarn": "glass-fibre",
  Polyurethane: "polyurethane",
  "Natural latex": "elastodiene",
};

/** `94% stainless steel, 6% polypropylene`, for what is no textile. */
export function materialsText(shares: readonly Share[]): string {
  return shares.map(([material, percent]) => `${percent}% ${plainName(material).toLowerCase()}`).join(", ");
}
