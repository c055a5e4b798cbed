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

/** The same of a product whose variants may have prices of their own: a price that is set is that of all. */
export function editedAll<Fields extends Prices & { variantPrices?: Record<string, Prices> }>(
  fields: Fields,
  edit: PriceEdit,
): Fields {
  const { variantPrices, ...others } = fields;
  const next = { ...others, ...editedPrices(fields, edit) } as Fields;
  if (!variantPrices || edit.kind === "set") return next;
  const edited = Object.entries(variantPrices).map(([key, own]) => [key, editedPrices(own, edit)] as const);
  return { ...next, variantPrices: Object.fromEntries(edited) };
}

/** A price that a campaign gives a variant, and those before it, in öre. */
export interface HeldPrice {
  priceOre: number;
  beforeOre: number;
  earlierBeforeOre: number | null;
}

/** Prices of variants, by `variantKey`, with those before a campaign where they have the campaign's: staff may have set others meanwhile. */
export function givenBack<Own extends { priceOre: number | null; earlierPriceOre: number | null }>(
  prices: Readonly<Record<string, Own>>,
  held: Readonly<Record<string, HeldPrice>>,
): Record<string, Own> {
  const back = Object.entries(prices).map(([key, own]) => {
    const row = held[key];
    if (row?.priceOre !== own.priceOre) return [key, own] as const;
    return [key, { ...own, priceOre: row.beforeOre, earlierPriceOre: row.earlierBeforeOre }] as const;
  });
  return Object.fromEntries(back);
}

function wholeUnits(ore: number): number {
  return Math.round(ore / 100) * 100;
}
