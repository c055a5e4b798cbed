import { useEffect, useState } from "react";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { currencies } from "#app/shared/currencies.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { flag, listOf, nullable, number, oneOf, optional, record, text } from "#app/shared/parse.ts";

const cards = listOf(
  record({
    id: text,
    name: text,
    category: text,
    productType: text,
    priceOre: number,
    earlierPriceOre: nullable(number),
    isFrom: optional(oneOf([true])),
    currency: oneOf(currencies),
    source: text,
    isNew: flag,
    soldOut: flag,
    lowStock: nullable(number),
    rating: nullable(record({ average: number, count: number })),
    colors: listOf(record({ id: text, name: text, hex: text, picture: optional(text) })),
    pictures: listOf(record({ url: text, alt: text, colorId: nullable(text) })),
  }),
);

const timeoutMs = 5_000;

/** A few best sellers that can be had. Null until the shop has answered; none when it can't be reached, for they are beside the matter. */
export function useBestSellers(): readonly ProductCard[] | null {
  const [found, setFound] = useState<readonly ProductCard[] | null>(null);
  useEffect(() => {
    let stale = false;
    void fetchBestSellers()
      .catch(() => [])
      .then((products) => {
        if (!stale) setFound(products);
      });
    return () => {
      stale = true;
    };
  }, []);
  return found;
}

async function fetchBestSellers(): Promise<ProductCard[]> {
  const response = await fetch(localPath("/product-cards"), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`Best sellers answered ${response.status}`);
  return cards(await response.json()).filter(({ soldOut }) => !soldOut);
}
