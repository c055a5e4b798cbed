import { asc, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import {
  productColors,
  productDetails,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { complianceOfRows, complianceReads } from "#app/features/catalogue/products/compliance.server.ts";
import { emptyTexts, textColumns } from "#app/features/catalogue/products/product-columns.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { fieldsOfRow } from "#app/features/catalogue/products/product-row.server.ts";
import { withJoinedName } from "#app/features/catalogue/products/size-parts.ts";
import { detailsOfRows } from "#app/features/catalogue/products/variant-details.ts";

import type { FileProduct } from "./product-rows.ts";

/** A product with its version and whether it was deleted. */
export interface StoredProduct extends FileProduct {
  updatedAt: string;
  archivedAt: string | null;
}

/** Products by their ids, with all that a file says of them, in one batch however many they are. */
export async function readProducts(db: Database, ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [rows, colors, sizes, variants, media, ...compliance] = await db.batch([
    db
      .select({ product: products, texts: { productId: productDetails.productId, ...textColumns } })
      .from(products)
      .leftJoin(productDetails, sql`${productDetails.productId} = ${products.id}`)
      .where(inArray(products.id, wanted)),
    db
      .select()
      .from(productColors)
      .where(inArray(productColors.productId, wanted))
      .orderBy(asc(productColors.position)),
    db.select().from(productSizes).where(inArray(productSizes.productId, wanted)).orderBy(asc(productSizes.position)),
    db
      .select()
      .from(productVariants)
      .where(inArray(productVariants.productId, wanted))
      .orderBy(asc(productVariants.id)),
    db.select().from(productMedia).where(inArray(productMedia.productId, wanted)).orderBy(asc(productMedia.position)),
    ...complianceReads(db, wanted),
  ]);
  const complianceById = complianceOfRows(compliance);
  const [colorsOf, sizesOf, variantsOf, mediaOf] = [
    byProduct(colors),
    byProduct(sizes),
    byProduct(variants),
    byProduct(media),
  ];
  return new Map(
    rows.map(({ product, texts }) => {
      const { id, updatedAt, archivedAt } = product;
      const { productId: _, ...storedTexts } = texts ?? { productId: null, ...emptyTexts };
      const own = variantsOf.get(id) ?? [];
      const fields: ProductInput = {
        ...fieldsOfRow(product),
        colors: (colorsOf.get(id) ?? []).map(({ id: colorId, name, hex, available }) => ({
          id: colorId,
          name,
          hex,
          available,
        })),
        sizes: (sizesOf.get(id) ?? []).map(({ productId: _product, position: _position, ...size }) =>
          withJoinedName(size),
        ),
        variants: own.map(({ colorId, sizeId, quantity }) => ({ colorId, sizeId, quantity, loadedQuantity: quantity })),
        variantDetails: detailsOfRows(own),
        media: (mediaOf.get(id) ?? []).map(({ productId: _product, position: _position, ...picture }) => picture),
        ...complianceById(id),
        texts: storedTexts,
      };
      return [id, { id, fields, updatedAt, archivedAt }];
    }),
  );
}

function byProduct<Entry extends { productId: string }>(entries: readonly Entry[]): Map<string, Entry[]> {
  return Map.groupBy(entries, ({ productId }) => productId);
}
