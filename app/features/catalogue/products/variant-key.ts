/** One color in one size, as a key. */
export function variantKey({ colorId, sizeId }: { colorId: string; sizeId: string }): string {
  return `${colorId} ${sizeId}`;
}

/** The color and size of a key. */
export function idsOfKey(key: string): { colorId: string; sizeId: string } {
  const [colorId = "", sizeId = ""] = key.split(" ");
  return { colorId, sizeId };
}
