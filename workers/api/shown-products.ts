import { z } from "zod";

import { type ProductCard, productPath } from "#app/features/catalogue/products/product.ts";
import { currencies } from "#app/shared/currencies.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { inKronor } from "#app/shared/money.ts";

/** A product as a list shows it. Prices in kronor (dollars, euros); addresses are whole. */
export const productSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.url(),
  category: z.string(),
  productType: z.string(),
  price: z.number(),
  /** Its variants cost more than one price, of which this is the lowest. */
  isFrom: z.literal(true).optional(),
  /** The price before the sale; null when it is not on sale. */
  earlierPrice: z.number().nullable(),
  currency: z.enum(currencies),
  isNew: z.boolean(),
  soldOut: z.boolean(),
  /** Units left when they are few; null when there are more, or none. */
  lowStock: z.int().nullable(),
  /** By reviews that are checked by an order; null without any. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  colors: z.array(z.object({ id: z.string(), name: z.string(), hex: z.string() })),
  images: z.array(z.url()),
});

/** A card as the API answers it. `origin` is the shop's address. */
export function productSummary(card: ProductCard, origin: string): z.input<typeof productSummarySchema> {
  const { id, name, category, productType, priceOre, earlierPriceOre, currency, rating, ...rest } = card;
  return {
    id,
    name,
    url: new URL(localPath(productPath(card, card.wantedColorId)), origin).href,
    category,
    productType,
    ...inKronor({ priceOre, earlierPriceOre }),
    ...(rest.isFrom && { isFrom: rest.isFrom }),
    currency,
    isNew: rest.isNew,
    soldOut: rest.soldOut,
    lowStock: rest.lowStock,
    rating: rating && { average: rating.average, count: rating.count },
    colors: rest.colors.map((color) => ({ id: color.id, name: color.name, hex: color.hex })),
    images: rest.pictures.map(({ url }) => new URL(url, origin).href),
  };
}
