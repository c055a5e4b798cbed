import { useEffect } from "react";

import type { ProductSize } from "./product.ts";
import type { Choice } from "./use-variant-choice.ts";

/** What chooses a size on a product's page, at the end of its address. Browsers keep it to themselves, so that the page stays one for all. */
export function sizeHash(sizeId: string): string {
  return `#${new URLSearchParams({ size: sizeId }).toString()}`;
}

/** Chooses the size that the address ends with, once the page is here. */
export function useLinkedSize({ chooseSize }: Choice, sizes: readonly ProductSize[]): void {
  useEffect(() => {
    const linked = new URLSearchParams(location.hash.slice(1)).get("size");
    const size = sizes.find(({ id }) => id === linked);
    if (size) chooseSize(size);
    // Once: what the shopper chooses from there on counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
