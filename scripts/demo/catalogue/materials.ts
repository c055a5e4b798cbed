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
  Microfiber: ["microfiber"],
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

/** A material and how much of the product it is, in percent. */
export type Share = readonly [material: Material, percent: number];

type Composition = readonly Share[];

/** `80% organic cotton, 20% recycled polyester`. */
export function compositionText(composition: Composition): string {
  return composition.map(([material, percent]) => `${percent}% ${material.toLowerCase()}`).join(", ");
}

/** How much of a product is of a material with such a word, in percent. */
export function percentOf(composition: Composition, word: string): number {
  return composition
    .filter(([material]) => (materials[material] as readonly string[]).includes(word))
    .reduce((sum, [, percent]) => sum + percent, 0);
}

/** What is recycled or organic in a product, in a sentence; null when nothing is. */
export function originText(composition: Composition): string | null {
  const told = composition.filter(([material]) => /^(Recycled|Organic) /.test(material));
  if (told.length === 0) return null;
  return `By weight, ${told.map(([material, percent]) => `${percent}% is ${material.toLowerCase()}`).join(" and ")}.`;
}
