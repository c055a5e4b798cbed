/** What staff call a variant: 'Pulse Core Tee, Black, M'. */
export function variantName({ product, color, size }: { product: string; color: string; size: string }): string {
  return [product, color, size].filter((part) => part !== "").join(", ");
}
