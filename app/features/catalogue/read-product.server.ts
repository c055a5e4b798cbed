import { asc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import {
  priceHistory,
  productColors,
  productDetails,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { productReviewsOf, productReviewStatements } from "#app/features/reviews/queries.server.ts";

import type { BuyableProduct } from "./buyable-product.ts";
import { toProductCard } from "./card-row.server.ts";
import { priorPrice } from "./price-history.ts";
import type { ProductCard, ProductTexts } from "./product.ts";
import type { ProductPage } from "./product-page.ts";
import { listingStatement } from "./queries.server.ts";
import { similarStatement } from "./similar.server.ts";

export type FoundProduct =
  | ({ kind: "found" } & ProductPage)
  | { kind: "gone"; similar: ProductCard[] }
  | { kind: "unknown" };

/** Best sellers shown under a product. */
const relatedCount = 4;
/** Reviews shown of a product. */
const reviewCount = 3;

/** A product with all its page shows, in one batch. `gone` when staff deleted it or took it offline. */
export async function readProductPage(db: Database, id: string): Promise<FoundProduct> {
  const [rows, colors, sizes, variants, media, history, bestSellers, similarRows, reviewSum, reviewRows] =
    await db.batch([
      ...productStatements(db, id),
      listingStatement(db, { facet: "all", sort: "bestselling", size: relatedCount + 1 }),
      similarStatement(db, id),
      ...productReviewStatements(db, id, reviewCount),
    ]);
  const row = rows[0];
  if (!row) return { kind: "unknown" };
  const { product, hidden, details } = row;
  const similar = similarRows.map(toProductCard);
  if (hidden.archivedAt !== null || !hidden.published || hidden.isPrivate) return { kind: "gone", similar };
  return {
    kind: "found",
    product: {
      ...product,
      earlierPriceOre: product.earlierPriceOre === null ? null : priorPrice(history, product),
      colors,
      sizes,
      variants: hidden.inStock ? variants : variants.map((variant) => ({ ...variant, quantity: 0 })),
      pictures: media,
      texts: textsOf(details),
    },
    related: bestSellers
      .map(toProductCard)
      .filter((card) => card.id !== id)
      .slice(0, relatedCount),
    similar,
    ...productReviewsOf(reviewSum, reviewRows),
  };
}

/** What it takes to buy a product, as it is now; null when it is unknown or no longer sold. */
export async function readBuyableProduct(db: Database, id: string): Promise<BuyableProduct | null> {
  const [rows, colors, sizes, variants, pictures] = await db.batch(buyableStatements(db, id));
  const row = rows[0];
  if (!row || row.hidden.archivedAt !== null || !row.hidden.published || row.hidden.isPrivate) return null;
  const { originalId, name, category, priceOre, currency, source } = row.product;
  const stocked = row.hidden.inStock ? variants : variants.map((variant) => ({ ...variant, quantity: 0 }));
  return { id, originalId, name, category, priceOre, currency, source, colors, sizes, variants: stocked, pictures };
}

const pageColumns = {
  id: products.id,
  originalId: products.originalId,
  name: products.name,
  shortDescription: products.shortDescription,
  description: products.description,
  category: products.category,
  productType: products.productType,
  tags: products.tags,
  priceOre: products.priceOre,
  earlierPriceOre: products.earlierPriceOre,
  currency: products.currency,
  source: products.source,
  isNew: products.isNew,
};

const hiddenColumns = {
  archivedAt: products.archivedAt,
  published: products.published,
  isPrivate: products.isPrivate,
  inStock: products.inStock,
};

function buyableStatements(db: Database, id: string) {
  return [
    db
      .select({ product: pageColumns, hidden: hiddenColumns, details: productDetails })
      .from(products)
      .leftJoin(productDetails, eq(productDetails.productId, products.id))
      .where(eq(products.id, id)),
    db
      .select({
        id: productColors.id,
        name: productColors.name,
        hex: productColors.hex,
        available: productColors.available,
      })
      .from(productColors)
      .where(eq(productColors.productId, id))
      .orderBy(asc(productColors.position)),
    db
      .select({
        id: productSizes.id,
        name: productSizes.name,
        description: productSizes.description,
        available: productSizes.available,
      })
      .from(productSizes)
      .where(eq(productSizes.productId, id))
      .orderBy(asc(productSizes.position)),
    db
      .select({
        id: productVariants.id,
        colorId: productVariants.colorId,
        sizeId: productVariants.sizeId,
        quantity: productVariants.quantity,
      })
      .from(productVariants)
      .where(eq(productVariants.productId, id)),
    db
      .select({ url: productMedia.url, alt: productMedia.alt, colorId: productMedia.colorId })
      .from(productMedia)
      .where(eq(productMedia.productId, id))
      .orderBy(asc(productMedia.position)),
  ] as const;
}

function productStatements(db: Database, id: string) {
  return [
    ...buyableStatements(db, id),
    db
      .select({ priceOre: priceHistory.priceOre, currency: priceHistory.currency, validFrom: priceHistory.validFrom })
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(asc(priceHistory.validFrom)),
  ] as const;
}

function textsOf(details: typeof productDetails.$inferSelect | null): ProductTexts {
  return {
    sizeFitDescription: details?.sizeFitDescription ?? null,
    sizeMeasurements: details?.sizeMeasurements ?? null,
    fitGuide: details?.fitGuide ?? null,
    sizeRecommendations: details?.sizeRecommendations ?? null,
    materials: details?.materials ?? [],
    careInstructions: details?.careInstructions ?? [],
    materialComposition: details?.materialComposition ?? null,
    sustainabilityInfo: details?.sustainabilityInfo ?? null,
    shippingInfo: details?.shippingInfo ?? null,
    shippingCosts: details?.shippingCosts ?? null,
    returnPolicy: details?.returnPolicy ?? [],
    warrantyInfo: details?.warrantyInfo ?? null,
    deliveryTime: details?.deliveryTime ?? null,
  };
}
