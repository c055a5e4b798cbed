import { asc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import {
  productColors,
  productDetails,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";

import type { BuyableProduct } from "./buyable-product.ts";
import { isForSale } from "./for-sale.server.ts";
import { type PricePoint, priorPrice } from "./price-history.ts";
import { emptyTexts, publicColumns, saleColumns, textColumns, publicTexts } from "./product-columns.server.ts";
import type { Product, Variant } from "./product.ts";
import { pricesStatement } from "./read-prices.server.ts";

/** A product with what is needed to buy it; null when it is unknown or no longer for sale. Throws when D1 fails. */
export async function readBuyableProduct(db: Database, id: string): Promise<BuyableProduct | null> {
  const [rows, colors, sizes, variants, pictures] = await db.batch(buyableStatements(db, id));
  const row = rows[0];
  if (!row || !isForSale(row.sale)) return null;
  const { originalId, name, category, priceOre, currency, source } = row.product;
  const offered = row.sale.inStock ? variants : withoutStock(variants);
  return { id, originalId, name, category, priceOre, currency, source, colors, sizes, variants: offered, pictures };
}

type ProductRow = Awaited<ReturnType<typeof buyableStatements>[0]>[number];

/** The product from the rows of `productStatements`; null when it is not for sale, unless `evenHidden` for staff. */
export function productOf(
  { product, sale, texts }: ProductRow,
  options: Pick<Product, "colors" | "sizes" | "variants" | "pictures">,
  history: readonly PricePoint[],
  { evenHidden = false } = {},
): Product | null {
  if (!evenHidden && !isForSale(sale)) return null;
  const { productId: _, ...storedTexts } = texts ?? { productId: null, ...emptyTexts };
  return {
    ...product,
    ...options,
    variants: sale.inStock ? options.variants : withoutStock(options.variants),
    earlierPriceOre: priorPrice(history, product),
    texts: publicTexts(storedTexts, sale.isComplete),
  };
}

function withoutStock(variants: readonly Variant[]): Variant[] {
  return variants.map((variant) => ({ ...variant, quantity: 0 }));
}

function buyableStatements(db: Database, id: string) {
  return [
    db
      // The id comes first: Drizzle takes a joined row whose first column is null for one that is not there.
      .select({
        product: publicColumns,
        sale: saleColumns,
        texts: { productId: productDetails.productId, ...textColumns },
      })
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

/** Reads a product's texts, options, pictures and prices, as statements for the batch of its page. */
export function productStatements(db: Database, id: string) {
  return [...buyableStatements(db, id), pricesStatement(db, id)] as const;
}
