import { families, type Family } from "./families.ts";
import { compositionText, originText, percentOf } from "./materials.ts";
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
  sizeRecommendations: string;
  materials: string[];
  materialComposition: string;
  careInstructions: string[];
  sustainabilityInfo: string | null;
}

/** Works out the texts of a product's page. */
export function describe(product: DemoProduct): ProductTexts {
  const family: Family = families[product.family];
  const origin = originText(product.composition);
  return {
    sizeFitDescription: product.fit,
    sizeMeasurements: measurementsOf(family, sizeScales[product.sizes]),
    fitGuide: family.fitGuide,
    sizeRecommendations: family.recommendation,
    materials: product.composition.map(([material]) => material),
    materialComposition: compositionText(product.composition),
    careInstructions: careOf(product, family),
    sustainabilityInfo: [origin, family.finish].filter(Boolean).join(" ") || null,
  };
}

/** From this much wool on, a garment is washed as wool. */
const woolFrom = 30;
const woolCare = [
  "Air it first: wool needs fewer washes",
  "Wool program at 30 °C with wool detergent",
  "Dry flat, away from heat",
  "Do not tumble dry",
];

/** The care of a family, as far as the fibers bear it, and what a fiber asks for. */
function careOf({ composition }: DemoProduct, family: Family): string[] {
  const care = family.isGarment && percentOf(composition, "wool") >= woolFrom ? woolCare : family.care;
  const notes = [
    family.isTight && percentOf(composition, "elastane") > 0 ? "Keep it away from heat, which breaks elastane" : null,
    percentOf(composition, "latex") > 0 ? "Contains natural latex, which can cause allergic reactions" : null,
  ];
  return [...care, ...notes.filter((note) => note !== null)];
}

function measurementsOf({ measures }: Family, sizes: readonly Size[]): Measurements | null {
  if (!measures) return null;
  const middle = (sizes.length - 1) / 2;
  const table = (perCm: number, digits: number) =>
    Object.fromEntries(
      sizes.map(({ name }, i) => [
        name,
        Object.fromEntries(
          Object.entries(measures.middle).map(([part, cm]) => [
            part,
            Number(((cm + (i - middle) * (measures.step[part] ?? 0)) / perCm).toFixed(digits)),
          ]),
        ),
      ]),
    );
  return { cm: table(1, 1), inches: table(2.54, 1) };
}
