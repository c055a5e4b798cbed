import { families, type Family } from "./families.ts";
import { type Size, sizeScales } from "./sizes.ts";
import type { DemoProduct } from "./types.ts";

/** By unit and size, what a garment measures. */
export type Measurements = Record<"cm" | "inches", Record<string, Record<string, number>>>;

/** The texts of a product's page that follow from its family, its fit and what it is made of. */
export interface ProductTexts {
  sizeFitDescription: string;
  sizeMeasurements: Measurements | null;
  fitGuide: string;
  sizeRecommendations: string;
  materials: string[];
  materialComposition: string;
  careInstructions: string[];
  sustainabilityInfo: string;
  shippingInfo: string;
  returnPolicy: string[];
  warrantyInfo: string;
  deliveryTime: string;
}

/** Works out the texts of a product's page. */
export function describe(product: DemoProduct): ProductTexts {
  const family: Family = families[product.family];
  return {
    sizeFitDescription: product.fit,
    sizeMeasurements: measurementsOf(family, sizeScales[product.sizes]),
    fitGuide: family.fitGuide,
    sizeRecommendations: family.recommendation,
    materials: product.composition.map(([material]) => material),
    materialComposition: product.composition
      .map(([material, percent]) => `${percent}% ${material.toLowerCase()}`)
      .join(", "),
    careInstructions: [...family.care],
    sustainabilityInfo: family.sustainability,
    shippingInfo: "Packed in Trosa within 24 hours on weekdays and sent to Sweden, Norway, Denmark and Finland.",
    returnPolicy: [
      "30 days to change your mind, counted from the day you get it",
      "Free exchange for another size or color",
      "Unused, with its labels on",
      "Money back within 14 days of the return reaching us",
    ],
    warrantyInfo: family.warranty,
    deliveryTime: "1-3 business days in Sweden, 3-5 to the rest of the Nordics",
  };
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
