import { useEffect, useState } from "react";

import { currencies } from "#app/shared/currencies.ts";
import { flag, listOf, nullable, number, oneOf, optional, type Parsed, record, text } from "#app/shared/parse.ts";

const related = record({
  id: text,
  name: text,
  source: text,
  priceOre: number,
  earlierPriceOre: nullable(number),
  isFrom: optional(flag),
  currency: oneOf(currencies),
  soldOut: flag,
  pictures: listOf(record({ url: text })),
});
export type RelatedProduct = Parsed<typeof related>;

const timeoutMs = 5_000;

/** What goes with a product, can be had and is not in the cart yet. Empty until the shop answers. */
export function useRelated(id: string | null, lines: readonly { id: string }[]): RelatedProduct[] {
  const [found, setFound] = useState<{ id: string; products: readonly RelatedProduct[] } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let stale = false;
    fetchRelated(id)
      .then((products) => {
        if (!stale) setFound({ id, products });
      })
      // It is an offer beside the matter: without an answer there is none.
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [id]);
  if (!found || found.id !== id) return [];
  return found.products.filter((one) => !one.soldOut && lines.every((line) => line.id !== one.id));
}

async function fetchRelated(id: string): Promise<RelatedProduct[]> {
  const response = await fetch(`/goes-with/${encodeURIComponent(id)}`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`What goes with it answered ${response.status}`);
  return listOf(related)(await response.json());
}
