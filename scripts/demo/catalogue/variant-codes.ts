import type { VariantCodes } from "#app/features/catalogue/inventory/variant-codes.ts";

import { randomFrom } from "./random.ts";
import type { DemoProduct } from "./types.ts";

/** The weight and cost of a variant of the demo shop: about half of the price, and heavier the larger it is. */
export function weightAndCost({ category, price }: Pick<DemoProduct, "category" | "price">, place: number) {
  const grams = /accessor/i.test(category) ? 150 : 220;
  return { weightGrams: grams + place * 15, costOre: Math.round(price * 42) };
}

/**
 * The SKU, barcode and place of a variant of the demo shop. The barcodes begin with 2, which GS1 leaves to shops for numbers of their
 * own: they are nobody else's.
 */
export function variantCodes({ id, category }: Pick<DemoProduct, "id" | "category">, variantId: string): VariantCodes {
  const digits = `20${String(Math.floor(randomFrom(variantId)() * 1e10)).padStart(10, "0")}`;
  const aisle = /accessor/i.test(category) ? "C" : /^men/i.test(category) ? "A" : "B";
  const shelf = 1 + Math.floor(randomFrom(id)() * 40);
  return {
    sku: variantId.toUpperCase().replaceAll(".", "-"),
    gtin: digits + checkDigit(digits),
    place: `${aisle}-${String(shelf).padStart(2, "0")}`,
  };
}

function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
