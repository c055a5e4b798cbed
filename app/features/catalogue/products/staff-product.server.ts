import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import {
  productColors,
  productDetails,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";

import { complianceOfRows, complianceReads } from "./compliance.server.ts";
import type { PricePoint } from "./price-history.ts";
import { detailColumns, emptyTexts, textColumns } from "./product-columns.server.ts";
import type { ProductInput } from "./product-input.ts";
import { fieldsOfRow } from "./product-row.server.ts";
import { pricesStatement } from "./read-prices.server.ts";
import { withJoinedName } from "./size-parts.ts";
import { detailsOfRows } from "./variant-details.ts";
import { pricingsOf } from "./variant-price-columns.server.ts";
import type { VariantPricing } from "./variant-prices.ts";

/** A variant as staff see it. */
export interface StaffVariant {
  id: string;
  colorId: string;
  sizeId: string;
  quantity: number;
  /** When it was added (ISO); null for one that is older than that is known. */
  since: string | null;
  /** Whether an order has it: then it stays for good. */
  ordered: boolean;
}

/** A product as staff edit it: its fields, and what goes with them. */
export interface StaffProduct {
  id: string;
  /** As `updateProduct` takes them. Each variant's `loadedQuantity` is its quantity now. */
  fields: ProductInput;
  variants: StaffVariant[];
  /** Every price it was offered at, oldest first. */
  prices: PricePoint[];
  /** How variants are priced that have, or had, a price of their own. */
  pricings: VariantPricing[];
  createdAt: string;
  /** The version, for `updateProduct`. */
  updatedAt: string;
  /** When it was deleted; null when it was not. */
  archivedAt: string | null;
}

/** Reads a product with everything staff can edit, deleted ones too; null when it is unknown. */
export async function readProductForStaff(db: Database, id: string): Promise<StaffProduct | null> {
  const [rows, colors, sizes, variants, media, prices, [pricings], ...compliance] = await db.batch([
    db
      // The id comes first: Drizzle takes a joined row whose first column is null for one that is not there.
      .select({ product: products, texts: { productId: productDetails.productId, ...textColumns } })
      .from(products)
      .leftJoin(productDetails, eq(productDetails.productId, products.id))
      .where(eq(products.id, id)),
    db.select().from(productColors).where(eq(productColors.productId, id)).orderBy(asc(productColors.position)),
    db.select().from(productSizes).where(eq(productSizes.productId, id)).orderBy(asc(productSizes.position)),
    db
      .select({
        id: productVariants.id,
        colorId: productVariants.colorId,
        sizeId: productVariants.sizeId,
        quantity: productVariants.quantity,
        since: productVariants.createdAt,
        ...detailColumns,
        ordered: sql<number>`(EXISTS (SELECT 1 FROM order_lines WHERE product_id = ${id}
          AND variant_id = product_variants.id) OR EXISTS (SELECT 1 FROM exchanges WHERE variant_id = product_variants.id))`.as(
          "ordered",
        ),
      })
      .from(productVariants)
      .where(eq(productVariants.productId, id))
      .orderBy(asc(productVariants.id)),
    db.select().from(productMedia).where(eq(productMedia.productId, id)).orderBy(asc(productMedia.position)),
    pricesStatement(db, id),
    statement<{ pricings: string }>(db, sql`SELECT ${pricingsOf(sql`${id}`)} AS pricings`),
    ...complianceReads(db, sql`(${id})`),
  ]);
  const row = rows[0];
  if (!row) return null;
  const { product } = row;
  const { productId: _, ...texts } = row.texts ?? { productId: null, ...emptyTexts };
  return {
    id,
    fields: {
      ...fieldsOfRow(product),
      colors: colors.map(({ id: colorId, name, hex, available }) => ({ id: colorId, name, hex, available })),
      sizes: sizes.map(({ productId: _product, position: _position, ...size }) => withJoinedName(size)),
      variants: variants.map(({ colorId, sizeId, quantity }) => ({
        colorId,
        sizeId,
        quantity,
        loadedQuantity: quantity,
      })),
      variantDetails: detailsOfRows(variants),
      media: media.map(({ productId: _product, position: _position, ...picture }) => picture),
      ...complianceOfRows(compliance)(id),
      texts,
    },
    variants: variants.map(({ id: variantId, colorId, sizeId, quantity, since, ordered }) => ({
      id: variantId,
      colorId,
      sizeId,
      quantity,
      since,
      ordered: ordered === 1,
    })),
    prices,
    pricings: JSON.parse(pricings?.pricings ?? "[]") as VariantPricing[],
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    archivedAt: product.archivedAt,
  };
}

/** The name of a product that is not deleted; null for any other id. */
export async function findProductName(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.archivedAt)));
  return row?.name ?? null;
}
