import type { Currency } from "#app/shared/currencies.ts";

/** What a campaign comes to for a price of a product, in hundredths of its currency: the one it has itself, or one that some of its variants have. */
export interface PreviewedPrice {
  /** One a row. */
  id: string;
  productId: string;
  name: string;
  /** How many variants have it as their own price; null for the product's. */
  variants: number | null;
  currency: Currency;
  /** Before the campaign. */
  priceOre: number;
  /** What it is in the campaign; null when it stays out. */
  nextOre: number | null;
  /** What shoppers see struck through; null when they see no reduction. */
  priorOre: number | null;
  /** The running campaign that keeps it out. */
  heldBy: string | null;
}

/** How many products a preview shows. */
export const previewSize = 200;

/** What a price is of. */
export type Previewed = Pick<PreviewedPrice, "productId" | "name" | "currency">;
/** What a campaign makes of a price. */
export type Came = Pick<PreviewedPrice, "priceOre" | "nextOre" | "priorOre" | "heldBy">;

/** The rows of a product: its own price, unless no variant has it, and then each price that variants have, with how many have it. */
export function rowsOf(product: Previewed, shared: Came | null, own: readonly Came[]): PreviewedPrice[] {
  const same = Map.groupBy(own, ({ priceOre, nextOre, priorOre }) => `${priceOre} ${nextOre} ${priorOre}`);
  const groups = [...same.values()].flatMap((some) => (some[0] ? [{ ...some[0], variants: some.length }] : []));
  const rows = [
    ...(shared ? [{ ...shared, variants: null }] : []),
    ...groups.toSorted((a, b) => a.priceOre - b.priceOre),
  ];
  return rows.map((row, i) => ({ id: `${product.productId} ${i}`, ...product, ...row }));
}
