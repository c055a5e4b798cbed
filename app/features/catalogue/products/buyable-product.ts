import { currencies } from "#app/shared/currencies.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { flag, listOf, nullable, number, oneOf, optional, type Parsed, record, text } from "#app/shared/parse.ts";

import type { ProductSize } from "./product.ts";

const option = { id: text, name: text, available: flag };

/** What is needed to add a product to the cart: its options, and the stock and price, in öre, of each variant. */
const buyableProduct = record({
  id: text,
  originalId: nullable(text),
  name: text,
  category: text,
  currency: oneOf(currencies),
  source: text,
  colors: listOf(record({ ...option, hex: text, english: optional(text) })),
  sizes: listOf(
    record({
      ...option,
      english: optional(text),
      description: text,
      sizeValue: optional(text),
      thirdValue: optional(text),
    }),
  ),
  variants: listOf(
    record({
      id: text,
      colorId: text,
      sizeId: text,
      quantity: number,
      priceOre: number,
      earlierPriceOre: nullable(number),
      picture: optional(text),
    }),
  ),
  pictures: listOf(record({ url: text, alt: text, colorId: nullable(text) })),
  optionLabels: optional(record({ sizeLabel: nullable(text), thirdLabel: nullable(text) })),
});
export type BuyableProduct = Omit<Parsed<typeof buyableProduct>, "sizes"> & { sizes: ProductSize[] };

const timeoutMs = 5_000;

/** A product as it can be bought now; null when it is no longer sold. Throws when the shop cannot be reached. */
export async function fetchBuyableProduct(id: string): Promise<BuyableProduct | null> {
  const response = await fetch(localPath(`/buyable-product/${encodeURIComponent(id)}`), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The product answered ${response.status}`);
  return buyableProduct(await response.json());
}
