import { useEffect, useState } from "react";

import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import { subtotalOf } from "#app/features/selling/cart/totals.ts";
import { useDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import { currencies } from "#app/shared/currencies.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { flag, listOf, nullable, number, oneOf, optional, type Parsed, record, text } from "#app/shared/parse.ts";

import { bagTexts } from "./bag.texts.ts";
import { reachingFreeShipping } from "./reaching-free-shipping.ts";

const related = record({
  id: text,
  name: text,
  source: text,
  priceOre: number,
  earlierPriceOre: nullable(number),
  isFrom: optional(flag),
  currency: oneOf(currencies),
  soldOut: flag,
  pictures: listOf(record({ url: text, colorId: nullable(text) })),
});
export type RelatedProduct = Parsed<typeof related>;

const timeoutMs = 5_000;

/**
 * What goes with a product, can be had and is not in the cart yet, and what to call it: where some of it brings the cart to free shipping,
 * that alone. Empty until the shop answers.
 */
export function useRelated(
  id: string | null,
  lines: readonly CartLine[],
): { title: string; products: readonly RelatedProduct[] } {
  const discount = useDiscount();
  const { shipping } = useSite();
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
  const offered = found && found.id === id ? found.products : [];
  const products = offered.filter((one) => !one.soldOut && lines.every((line) => line.id !== one.id));
  const currency = lines[0]?.currency ?? "SEK";
  const subtotalOre = subtotalOf(lines);
  const reaching =
    discount?.freeShipping || mixedCurrencies(lines)
      ? []
      : reachingFreeShipping(products, {
          currency,
          subtotalOre,
          discountOre: Math.min(discount?.discountAmountOre ?? 0, subtotalOre),
          freeFromOre: ratesIn(shipping, currency).freeThresholdOre,
        });
  return reaching.length > 0
    ? { title: bagTexts().getFreeShipping, products: reaching }
    : { title: bagTexts().pairsWith, products };
}

async function fetchRelated(id: string): Promise<RelatedProduct[]> {
  const address = localPath(`/goes-with/${encodeURIComponent(id)}`);
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`What goes with it answered ${response.status}`);
  return listOf(related)(await response.json());
}
