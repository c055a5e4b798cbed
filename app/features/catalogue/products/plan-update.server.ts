import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { productDetails, products } from "#app/db/schema/catalogue.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";

import { complianceStatements, withCompositionText } from "./compliance.server.ts";
import { planVariants, pricingsAfter } from "./plan-variants.ts";
import { changedFields, type ChangedFields, showsInListings, showsInReviews } from "./product-changes.ts";
import type { ProductInput } from "./product-input.ts";
import type { StaffProduct } from "./staff-product.server.ts";
import {
  detailStatements,
  droppedOptionStatements,
  facetStatements,
  mediaStatements,
  newVariantsStatement,
  optionStatements,
  priceStatements,
  productColumns,
  type Statement,
  type UnitChange,
} from "./write-product.server.ts";

/** What saving a product over a version of it does. */
export interface ProductUpdate {
  /** For one batch, which is rolled back when the product is no longer in that version. */
  statements: [Statement, ...Statement[]];
  fields: ProductInput;
  changed: ChangedFields;
  isUnchanged: boolean;
  /** The new version. */
  updatedAt: string;
  /** The pages of the shop that show the change. */
  pages: PageChange;
}

export interface UpdateOptions {
  /** The ledger's. */
  writeStock: (changes: readonly UnitChange[]) => Statement[];
  /** Whether the product as it is wanted says all that the law wants said (`checkCompliance`). */
  isComplete: boolean;
}

/** Works out how a product as it was read becomes what is wanted. */
export function planUpdate(
  db: Database,
  current: StaffProduct,
  input: ProductInput,
  { writeStock, isComplete }: UpdateOptions,
  now: Date,
): ProductUpdate {
  const { id } = current;
  const plan = planVariants(current.variants, input.variants);
  const media = withPictureIds(input.media, current.fields.media);
  const fields = withCompositionText(withKeptOptions(current, { ...input, media }));
  const changed = changedFields(current.fields, fields);
  const { texts } = fields;
  const updatedAt = nextVersion(current.updatedAt, now);
  const deleted = JSON.stringify(plan.deleted);
  const wasOrIsShown = [current.fields.state, fields.state].includes("published");
  const listings = showsInListings(changed.after) || plan.changes.length > 0;
  return {
    statements: [
      abortUnlessVersion(db, id, current.updatedAt),
      db
        .update(products)
        .set({ ...productColumns(fields), isComplete, updatedAt })
        .where(eq(products.id, id)),
      db
        .insert(productDetails)
        .values({ productId: id, ...texts })
        .onConflictDoUpdate({ target: productDetails.productId, set: texts }),
      ...optionStatements(db, id, fields),
      newVariantsStatement(db, id, plan.added, now),
      ...writeStock(plan.changes),
      statement(db, sql`DELETE FROM product_variants WHERE id IN (SELECT value FROM json_each(${deleted}))`),
      ...droppedOptionStatements(db, id, fields),
      ...("variantDetails" in changed.after ? detailStatements(db, id, fields.variantDetails) : []),
      ...("media" in changed.after ? mediaStatements(db, id, fields.media) : []),
      ...complianceStatements(db, id, fields),
      ...facetStatements(db, [{ id, fields, prices: current.prices, ...pricingsAfter(fields, current, now) }], now),
      ...priceStatements(db, [id], now),
    ],
    fields,
    changed,
    isUnchanged:
      Object.keys(changed.after).length + plan.changes.length + plan.added.length + plan.deleted.length === 0,
    updatedAt,
    pages: {
      ...(wasOrIsShown && { products: [id], listings }),
      // Reviews of a product that is not for sale any more are still shown.
      ...(showsInReviews(changed.after) && { reviews: true }),
    },
  };
}

/** The version after `version`: now, but never the same one, so that two saves in one millisecond are told apart. */
export function nextVersion(version: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(version).getTime() + 1)).toISOString();
}

/**
 * Pictures with their ids and measures: those the product has, by address, keep theirs; the others are new, also where one comes with the id of
 * another, of which other languages may tell what it shows. An id tells apart pictures that have one address.
 */
export function withPictureIds(media: ProductInput["media"], known: ProductInput["media"]): ProductInput["media"] {
  const left = [...known];
  return media.map(({ id, url, alt, colorId, width, height }) => {
    const byId = left.findIndex((picture) => picture.url === url && picture.id === id);
    const index = byId >= 0 ? byId : left.findIndex((picture) => picture.url === url);
    const same = index >= 0 ? left.splice(index, 1)[0] : undefined;
    return {
      id: same?.id ?? newId("med"),
      url,
      alt,
      colorId,
      width: width ?? same?.width ?? null,
      height: height ?? same?.height ?? null,
    };
  });
}

/** Rolls the batch back unless the product is there in this version. */
function abortUnlessVersion(db: Database, id: string, updatedAt: string) {
  return abortBatchWhen(
    db,
    "another version",
    sql`NOT EXISTS (SELECT 1 FROM products WHERE id = ${id} AND updated_at = ${updatedAt} AND archived_at IS NULL)`,
  );
}

/** The wanted fields, and, as unavailable, those colors and sizes left out that an order keeps. */
function withKeptOptions({ fields, variants }: StaffProduct, wanted: ProductInput): ProductInput {
  const kept = <Option extends { id: string; available: boolean }>(
    old: readonly Option[],
    young: readonly Option[],
    isOrdered: (id: string) => boolean,
  ): Option[] => [
    ...young,
    ...old
      .filter(({ id }) => !young.some((option) => option.id === id) && isOrdered(id))
      .map((option) => ({ ...option, available: false })),
  ];
  const ordered = variants.filter((variant) => variant.ordered);
  return {
    ...wanted,
    colors: kept(fields.colors, wanted.colors, (id) => ordered.some(({ colorId }) => colorId === id)),
    sizes: kept(fields.sizes, wanted.sizes, (id) => ordered.some(({ sizeId }) => sizeId === id)),
  };
}
