/** One color in one size, as a key. */
export function variantKey({ colorId, sizeId }: { colorId: string; sizeId: string }): string {
  return `${colorId} ${sizeId}`;
}
