import type { Currency } from "#app/shared/currencies.ts";
import { priceWithoutVat } from "#app/shared/vat.ts";

/** What customs is told of goods in a parcel that leaves the EU. */
export interface CustomsLine {
  description: string;
  /** 6 to 10 digits; null where the product has none. */
  hsCode: string | null;
  /** Two letters; null where the product has none. */
  originCountry: string | null;
  quantity: number;
  /** What a unit was sold for, without VAT and shipping, in hundredths of the currency. */
  unitOre: number;
  currency: Currency;
  /** Of a unit; null where the variant has none. */
  weightGrams: number | null;
}

interface Charged {
  vatMode: "added" | "included";
  vatRateHundredths: number;
}

/** What a unit of a line was sold for after discount, without VAT. */
export function unitWithoutVat(
  { priceOre, quantity, discountOre }: { priceOre: number; quantity: number; discountOre: number | null },
  { vatMode, vatRateHundredths }: Charged,
): number {
  const paidOre = (priceOre * quantity - (discountOre ?? 0)) / quantity;
  return vatMode === "included" ? priceWithoutVat(paidOre, vatRateHundredths) : Math.round(paidOre);
}

/** What customs would ask for: `2 products without HS code, 1 without weight`; empty when nothing is missing. */
export function customsGaps(
  lines: readonly Pick<CustomsLine, "description" | "hsCode" | "originCountry" | "weightGrams">[],
) {
  const gaps = [
    ["HS code", "hsCode"],
    ["country of origin", "originCountry"],
    ["weight", "weightGrams"],
  ] as const;
  return gaps
    .flatMap(([name, field]) => {
      const count = new Set(lines.filter((line) => line[field] === null).map(({ description }) => description)).size;
      return count === 0 ? [] : [`${count} ${count === 1 ? "product" : "products"} without ${name}`];
    })
    .join(", ");
}
