import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

/** Units of a product that says nothing of its stock and has no variants (S9). */
export const defaultStock = 999;

/** How products of the old shape say their stock. Each is a number of units. */
export interface OldStock {
  stockQuantity?: number | null | undefined;
  stockVariants?: readonly { size: string; color: string; quantity: number }[] | null | undefined;
  sizeStock?: Readonly<Record<string, number>> | null | undefined;
  colorStock?: Readonly<Record<string, number>> | null | undefined;
}

interface Options {
  colors: readonly { id: string; name: string }[];
  sizes: readonly { id: string; name: string }[];
}
type Variants = ProductInput["variants"];

/**
 * The variants of a product of the old shape. Units that it gives by size, by color or for the whole are shared out, so that
 * no unit is sold that is not there; only what says nothing at all has `defaultStock` of each.
 */
export function variantsOfOldStock({ colors, sizes }: Options, stock: OldStock): Variants {
  const pairs = colors.flatMap((color) => sizes.map((size) => ({ color, size })));
  const variant = (pair: (typeof pairs)[number], quantity: number) => ({
    colorId: pair.color.id,
    sizeId: pair.size.id,
    quantity,
    loadedQuantity: null,
  });
  if (stock.stockVariants && stock.stockVariants.length > 0) {
    const listed = stock.stockVariants;
    return pairs.map((pair) => {
      const same = listed.filter(({ color, size }) => isNamed(pair.color, color) && isNamed(pair.size, size));
      return variant(
        pair,
        same.reduce((sum, { quantity }) => sum + quantity, 0),
      );
    });
  }
  if (hasEntries(stock.sizeStock))
    return sizes.flatMap((size) => {
      const own = pairs.filter((pair) => pair.size === size);
      return shares(unitsOf(stock.sizeStock, size), own.length).map((units, i) =>
        variant(own[i] as (typeof pairs)[number], units),
      );
    });
  if (hasEntries(stock.colorStock))
    return colors.flatMap((color) => {
      const own = pairs.filter((pair) => pair.color === color);
      return shares(unitsOf(stock.colorStock, color), own.length).map((units, i) =>
        variant(own[i] as (typeof pairs)[number], units),
      );
    });
  if (typeof stock.stockQuantity === "number")
    return shares(stock.stockQuantity, pairs.length).map((units, i) =>
      variant(pairs[i] as (typeof pairs)[number], units),
    );
  return pairs.map((pair) => variant(pair, defaultStock));
}

/** Splits units into n parts as evenly as possible; their sum is the number. */
export function shares(units: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(units / count) + (i < units % count ? 1 : 0));
}

function hasEntries(record: OldStock["sizeStock"]): record is Record<string, number> {
  return record !== null && record !== undefined && Object.keys(record).length > 0;
}

function unitsOf(record: OldStock["sizeStock"], option: { id: string; name: string }): number {
  return Object.entries(record ?? {}).find(([name]) => isNamed(option, name))?.[1] ?? 0;
}

function isNamed({ id, name }: { id: string; name: string }, text: string): boolean {
  return id === text || name.toLowerCase() === text.trim().toLowerCase();
}
