import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";

/** A line to quote: a variant by its id, or a product with the id or name of a color and a size. */
export interface AskedLine {
  variantId?: string | null | undefined;
  productId?: string | null | undefined;
  color?: string | null | undefined;
  size?: string | null | undefined;
  quantity: number;
}

type Variant = SellableProduct["variants"][number];

/** The product and the variant that a line means, as far as they are for sale. A product with only one variant needs no choice. */
export function findAsked(
  { variantId, productId, color, size }: AskedLine,
  products: ReadonlyMap<string, SellableProduct>,
): { product: SellableProduct | undefined; variant: Variant | undefined } {
  const product = productId
    ? products.get(productId)
    : [...products.values()].find(({ variants }) => variants.some(({ id }) => id === variantId));
  const variants = product?.variants ?? [];
  const matching = variants.filter(
    (variant) =>
      (!variantId || variant.id === variantId) &&
      (!color || isNamed(color, variant.colorId, variant.color)) &&
      (!size || isNamed(size, variant.sizeId, variant.size)),
  );
  // Two colors of one name are two variants: nothing is chosen for the shopper.
  return { product, variant: matching.length === 1 ? matching[0] : undefined };
}

function isNamed(asked: string, id: string, name: string): boolean {
  return asked === id || asked.trim().toLowerCase() === name.toLowerCase();
}
