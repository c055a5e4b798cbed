/** How the prices of many products change. */
export type PriceEdit =
  | { kind: "set"; priceOre: number }
  /** By a percentage, above or below zero, to whole kronor (dollars, euros). `asSale` shows the price before beside it. */
  | { kind: "percent"; percent: number; asSale: boolean }
  /** Back to the price before the sale. */
  | { kind: "end-sale" };

export interface Prices {
  priceOre: number;
  earlierPriceOre: number | null;
}

/** The prices of a product after an edit, in öre. A price before the sale stays only while it is the higher one. */
export function editedPrices({ priceOre, earlierPriceOre }: Prices, edit: PriceEdit): Prices {
  if (edit.kind === "end-sale") return { priceOre: earlierPriceOre ?? priceOre, earlierPriceOre: null };
  const price = edit.kind === "set" ? edit.priceOre : Math.max(0, wholeUnits((priceOre * (100 + edit.percent)) / 100));
  const before = edit.kind === "percent" && edit.asSale ? (earlierPriceOre ?? priceOre) : earlierPriceOre;
  return { priceOre: price, earlierPriceOre: before !== null && before > price ? before : null };
}

function wholeUnits(ore: number): number {
  return Math.round(ore / 100) * 100;
}
