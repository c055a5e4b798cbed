import { isAvailable, type Product, type StockedVariant } from "#app/features/catalogue/products/product.ts";

type Options = Pick<Product, "colors" | "sizes"> & { variants: readonly StockedVariant[] };

/** A variant that cannot be bought now: `Black, M`. */
export interface WaitedFor {
  id: string;
  name: string;
}

/** What of a product one can wait for, by color and size in their order. */
export function waitedFor(product: Options): WaitedFor[] {
  return product.colors.flatMap((color) =>
    product.sizes.flatMap((size) =>
      product.variants
        .filter(({ colorId, sizeId }) => colorId === color.id && sizeId === size.id)
        .filter((variant) => !isAvailable(product, variant))
        .map(({ id }) => ({ id, name: `${color.name}, ${size.name}` })),
    ),
  );
}

/** The variant that a shopper missed, when what they said so far leaves only one; empty otherwise. */
export function missedVariant(
  product: Options,
  missed: { colorId: string | null; sizeId: string | null } | null,
): string {
  if (!missed) return "";
  const { colorId, sizeId } = missed;
  const fitting = product.variants.filter(
    (variant) =>
      (colorId === null || variant.colorId === colorId) &&
      (sizeId === null || variant.sizeId === sizeId) &&
      !isAvailable(product, variant),
  );
  return fitting.length === 1 ? (fitting[0]?.id ?? "") : "";
}
