import { readFileSync } from "node:fs";

import type {
  priceHistory,
  productColors,
  productDetails,
  productFacets,
  productMedia,
  products,
  productSizes,
  productVariants,
  variantPrices,
} from "#app/db/schema/catalogue.server.ts";
import { facetsOf } from "#app/features/catalogue/products/facets.ts";
import { priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { toOre } from "#app/shared/money.ts";

import { colors } from "../catalogue/colors.ts";
import { customsOf } from "../catalogue/customs.ts";
import { describe } from "../catalogue/describe.ts";
import { altOf } from "../catalogue/picture-views.ts";
import { lengths, soldSizes } from "../catalogue/sizes.ts";
import { stockOf } from "../catalogue/stock.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { variantCodes, weightAndCost } from "../catalogue/variant-codes.ts";
import { fileOf, type KeyOf, pictureId, picturesOf } from "./pictures.ts";
import { ageInDays, priceSteps } from "./prices.ts";
import { daysBefore } from "./time.ts";
import { webpSize } from "./webp-size.ts";

/** All rows of one product. */
export interface ProductRows {
  product: typeof products.$inferInsert;
  details: typeof productDetails.$inferInsert;
  colors: (typeof productColors.$inferInsert)[];
  sizes: (typeof productSizes.$inferInsert)[];
  variants: (typeof productVariants.$inferInsert)[];
  media: (typeof productMedia.$inferInsert)[];
  prices: (typeof priceHistory.$inferInsert)[];
  variantPrices: (typeof variantPrices.$inferInsert)[];
  facets: (typeof productFacets.$inferInsert)[];
}

/** The id of one color in one size. */
export function variantId(productId: string, colorId: string, sizeId: string): string {
  return `${productId}.${colorId}.${sizeId}`;
}

/** Products whose largest size costs more than the others, by so many kronor. */
const dearSizes: ReadonlySet<string> = new Set(["kebne-puffer-jacket", "vardag-joggers"]);
const dearerBy = 100;
const isDearer = (productId: string, place: number, sizes: number) => dearSizes.has(productId) && place === sizes - 1;

/** The rows of a demo product. `soldCount` is the number of units in its paid orders. */
export function productRows(demo: DemoProduct, soldCount: number, keyOf: KeyOf, now: Date): ProductRows {
  const { id: productId } = demo;
  const sizes = soldSizes(demo);
  const media = mediaRows(demo, keyOf);
  const variants = demo.colors.flatMap((colorId) =>
    sizes.map(({ id: sizeId, thirdValue }, place) => ({
      id: variantId(productId, colorId, sizeId),
      productId,
      colorId,
      sizeId,
      quantity: stockOf(productId, demo.stock, colorId, sizeId),
      ...variantCodes(demo, variantId(productId, colorId, sizeId)),
      ...weightAndCost(demo, place),
      priceOre: isDearer(productId, place, sizes.length) ? toOre(demo.price + dearerBy) : null,
      picture: thirdValue === lengths.values[1] ? lastPictureOf(media, colorId) : null,
    })),
  );
  const announced = demo.earlierPrice ?? demo.raisedTo;
  const product = {
    id: productId,
    currency: "SEK" as const,
    name: demo.name,
    shortDescription: demo.shortDescription,
    description: demo.description.join("\n\n"),
    priceOre: toOre(demo.price),
    earlierPriceOre: announced === undefined ? null : toOre(announced),
    category: demo.category,
    productType: demo.productType,
    tags: [...demo.tags],
    fit: demo.sits,
    sports: [...demo.sports],
    source: demo.source ?? "local",
    isNew: demo.isNew ?? false,
    inStock: variants.some(({ quantity }) => quantity > 0),
    featured: demo.featured ?? false,
    published: demo.published ?? true,
    // compliance-rows.test.ts holds it.
    isComplete: true,
    publishAt: demo.publishInDays === undefined ? null : daysBefore(now, -demo.publishInDays),
    isPrivate: demo.isPrivate ?? false,
    soldCount,
    // The product's own price is the lowest.
    lowestPriceOre: dearSizes.has(productId) ? toOre(demo.price) : null,
    pricesDiffer: dearSizes.has(productId),
    createdAt: daysBefore(now, ageInDays(demo)),
    updatedAt: daysBefore(now, Math.min(3, ageInDays(demo))),
  };
  const { priceOre, createdAt } = product;
  const own = variants.flatMap((variant) =>
    variant.priceOre === null ? [] : [{ ...variant, priceOre: variant.priceOre }],
  );
  const prices = priceSteps(demo).map(({ daysAgo, price, isReduced = false }, i) => ({
    id: `prc_${productId}_${i}`,
    productId,
    priceOre: toOre(price),
    currency: "SEK" as const,
    validFrom: daysBefore(now, daysAgo),
    isReduced,
    // The demo shop's prices include VAT, as a new shop's do.
    vatAddedHundredths: 0,
  }));
  return {
    product,
    details: { productId, ...describe(demo), ...customsOf(demo), thirdLabel: demo.hasLengths ? lengths.label : null },
    colors: demo.colors.map((id, position) => ({ productId, id, ...colors[id], position })),
    // Rows that are written together have the same properties.
    sizes: sizes.map(({ sizeValue = null, thirdValue = null, ...size }, position) => ({
      productId,
      ...size,
      position,
      sizeValue,
      thirdValue,
    })),
    variants,
    media,
    prices,
    variantPrices: own.map(({ id, priceOre: ownOre }) => ({
      id: `prc_${id}`,
      productId,
      variantId: id,
      priceOre: ownOre,
      currency: "SEK" as const,
      validFrom: daysBefore(now, 0),
    })),
    facets: facetsOf({ ...product, isReduced: priorPrice(prices, product) !== null }).map((facet) => ({
      facet,
      productId,
      priceOre,
      createdAt,
      // As `featuredRank` has it of what is not placed.
      featured: Number(media.length > 0) * 4 + Number(!/accessor/i.test(demo.category)) * 2 + Number(product.featured),
      soldCount,
    })),
  };
}

/** A long one is shown from behind, where its length is seen. */
function lastPictureOf(media: ProductRows["media"], colorId: string): string | null {
  return media.findLast((picture) => picture.colorId === colorId)?.url ?? null;
}

function mediaRows(demo: DemoProduct, keyOf: KeyOf): ProductRows["media"] {
  return picturesOf(demo).map((picture, position) => ({
    id: pictureId(demo.id, position),
    productId: demo.id,
    colorId: picture.color,
    position,
    url: `/media/${keyOf(picture)}`,
    alt: altOf(demo, picture.color, picture.view),
    ...webpSize(readFileSync(fileOf(picture))),
  }));
}
