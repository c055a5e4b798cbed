/** A reference to a variant: its id, or a color and a size. */
export interface VariantChoice {
  variantId?: string | null | undefined;
  colorId?: string | null | undefined;
  sizeId?: string | null | undefined;
}

/**
 * The variant of a line: by `variantId`, else by `colorId` and `sizeId`. A product with only one variant needs no choice.
 * Undefined when the choice is missing or unknown.
 */
export function findVariant<V extends { id: string; colorId: string; sizeId: string }>(
  variants: readonly V[],
  choice: VariantChoice,
): V | undefined {
  if (choice.variantId) return variants.find((variant) => variant.id === choice.variantId);
  if (choice.colorId && choice.sizeId) {
    return variants.find((variant) => variant.colorId === choice.colorId && variant.sizeId === choice.sizeId);
  }
  return variants.length === 1 ? variants[0] : undefined;
}
