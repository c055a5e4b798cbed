import { compositionText } from "#app/features/catalogue/products/composition.ts";

import { componentsOf } from "./components.ts";
import { families, type Family } from "./families.ts";
import { materialsText, partShares, percentOf, plainName } from "./materials.ts";
import { type Size, sizeScales } from "./sizes.ts";
import type { DemoProduct } from "./types.ts";

/** By unit and size, what a garment measures. */
export type Measurements = Record<"cm" | "inches", Record<string, Record<string, number>>>;

/**
 * The texts of a product's page that follow from its family, its fit and what it is made of. Delivery, returns and
 * faults are the same for all products of a source: the shop says them itself (app/storefront/information/product-terms.ts).
 */
export interface ProductTexts {
  sizeFitDescription: string;
  sizeMeasurements: Measurements | null;
  fitGuide: string;
  sizeRecommendations: string | null;
  materials: string[];
  materialComposition: string;
  careInstructions: string[];
}

/** Works out the texts of a product's page. */
export function describe(product: DemoProduct): ProductTexts {
  const family: Family = families[product.family];
  const shares = partShares(product.composition).flatMap(([, ofPart]) => ofPart);
  return {
    sizeFitDescription: product.fit,
    sizeMeasurements: measurementsOf(product, family),
    fitGuide: family.fitGuide,
    sizeRecommendations: family.recommendation,
    materials: [...new Set(shares.map(([material]) => plainName(material)))],
    materialComposition: compositionText(componentsOf(product)) ?? materialsText(shares),
    careInstructions: careOf(product, family),
  };
}

/** From this much wool on, a garment is washed as wool. */
const woolFrom = 30;
const woolCare = [
  "Air it out first: wool needs fewer washes",
  "Wool cycle at 30 °C with wool detergent",
  "Dry flat, away from heat",
  "Don't tumble dry",
];

/** The care of a family, as far as the fibers bear it, and what a fiber asks for. */
function careOf({ composition }: DemoProduct, family: Family): string[] {
  const care = family.isGarment && percentOf(composition, "wool") >= woolFrom ? woolCare : family.care;
  const isElastic = family.isTight && percentOf(composition, "elastane") > 0;
  return [...care, ...(isElastic ? ["Keep away from heat, which damages elastane"] : [])];
}

function measurementsOf({ sizes: scale, length }: DemoProduct, { measures }: Family): Measurements | null {
  if (!measures) return null;
  const sizes: readonly Size[] = sizeScales[scale];
  const inMiddle = { ...measures.middle, ...(length === undefined ? {} : { length }) };
  const middle = (sizes.length - 1) / 2;
  const table = (perCm: number, digits: number) =>
    Object.fromEntries(
      sizes.map(({ name }, i) => [
        name,
        Object.fromEntries(
          Object.entries(inMiddle).map(([part, cm]) => [
            part,
            Number(((cm + (i - middle) * (measures.step[part] ?? 0)) / perCm).toFixed(digits)),
          ]),
        ),
      ]),
    );
  return { cm: table(1, 1), inches: table(2.54, 1) };
}
