/** What names a variant: its own id, or a color and a size. */
export interface VariantChoice {
  variantId?: string | null | undefined;
  colorId?: string | null | undefined;
  sizeId?: string | null | undefined;
}

/**
 * The variant a line means: by `variantId`, else by `colorId` and `sizeId`. A product that comes in one variant only
 * needs no choice. Undefined when the choice is missing or names nothing.
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
