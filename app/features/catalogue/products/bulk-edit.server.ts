import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { newId } from "#app/shared/ids.ts";
import type { ProductState } from "#app/shared/states.ts";

import { editedAll, type PriceEdit, type Prices } from "./bulk-price.ts";
import type { BulkState } from "./bulk-states.ts";
import { nextVersion } from "./plan-update.server.ts";
import type { PricePoint } from "./price-history.ts";
import { isSame } from "./product-changes.ts";
import { priceListColumn } from "./read-prices.server.ts";
import { idsOfKey } from "./variant-key.ts";
import { pricingsOf } from "./variant-price-columns.server.ts";
import type { VariantPricing } from "./variant-prices.ts";
import { facetStatements, type ListedProduct, priceStatements, stateColumns } from "./write-product.server.ts";

/** The most products that one edit may name. */
export const maxBulkProducts = 500;

/** What an edit of many products may change. */
export interface BulkFields extends Prices {
  state: ProductState;
  publishAt: string | null;
  /** The prices of their own that variants have, by `variantKey`; left out where none has. */
  variantPrices?: Record<string, Prices>;
}

export interface BulkProduct {
  id: string;
  name: string;
  version: string;
  category: string;
  productType: string;
  tags: string[];
  isNew: boolean;
  /** Whether it says all that the law wants said before it is offered. */
  isComplete: boolean;
  currency: Currency;
  /** Every price it was offered at, oldest first. */
  prices: PricePoint[];
  /** How variants were priced that have, or had, a price of their own. */
  pricings: VariantPricing[];
  /** Whether some of it is sold at the product's own price. */
  sharesPrice: boolean;
  fields: BulkFields;
}

export type BulkResult =
  | {
      kind: "changed";
      count: number;
      pages: PageChange;
      /** How many stay unpublished because they lack what the law wants said. */
      incomplete?: number;
    }
  /** It was made by an earlier request of the same press. */
  | { kind: "repeated" }
  /** They were saved by others each time it was tried. */
  | { kind: "conflict" };

const tries = 3;

/** Who edits, and the id of the audit log's entry: the same one is written once, so that a press sent twice edits once. */
export interface BulkEditor {
  actor: string;
  entryId?: string | undefined;
}

/** Sets the state of products. Those that have it, unknown, deleted, and incomplete ones to be published are left out. */
export function setStates(db: Database, ids: readonly string[], state: BulkState, by: BulkEditor, now: Date) {
  const change = (product: BulkProduct): BulkFields =>
    state === "published" && !product.isComplete ? product.fields : { ...product.fields, state, publishAt: null };
  const isHeld = ({ fields, isComplete }: BulkProduct) =>
    state === "published" && !isComplete && fields.state !== "published";
  return editMany(db, ids, { action: "products.state", change, isHeld, ...by }, now);
}

/** Changes the prices of products. Prices that stay are left out. */
export function setPrices(db: Database, ids: readonly string[], edit: PriceEdit, by: BulkEditor, now: Date) {
  const change = ({ fields }: BulkProduct): BulkFields => editedAll(fields, edit);
  return editMany(db, ids, { action: "products.price", change, ...by }, now);
}

interface BulkEdit extends BulkEditor {
  action: "products.state" | "products.price";
  change: (product: BulkProduct) => BulkFields;
  isHeld?: (product: BulkProduct) => boolean;
}

async function editMany(db: Database, ids: readonly string[], edit: BulkEdit, now: Date): Promise<BulkResult> {
  const { actor, action, entryId: id = newId("aud"), isHeld = () => false } = edit;
  for (let attempt = 0; attempt < tries; attempt++) {
    const read = await readBulkProducts(db, ids);
    const changed = read.flatMap((product) => {
      const fields = edit.change(product);
      return isSame(fields, product.fields) ? [] : [{ ...product, before: product.fields, fields }];
    });
    const incomplete = read.filter(isHeld).length;
    if (changed.length === 0) return { kind: "changed", count: 0, pages: {}, incomplete };
    const of = (pick: (product: (typeof changed)[number]) => BulkFields) =>
      Object.fromEntries(changed.map((product) => [product.id, pick(product)]));
    const name = changed.length === 1 ? (changed[0]?.name ?? "") : `${changed.length} products`;
    try {
      await db.batch([
        ...writeManyStatements(db, changed, now),
        auditStatement(
          db,
          {
            id,
            actor,
            action,
            subject: { type: "products", id: newId("sel"), name },
            before: { products: of(({ before }) => before) },
            after: { products: of(({ fields }) => fields) },
          },
          now,
        ),
      ]);
      return { kind: "changed", count: changed.length, pages: bulkPages(changed, action), incomplete };
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === "audit_log.id") return { kind: "repeated" };
      if (constraint !== "batch_guards_refuse") throw error;
    }
  }
  return { kind: "conflict" };
}

/** The pages that show what an edit of many changed: a state shows beside reviews, too. */
export function bulkPages(changed: readonly { id: string }[], action: string): PageChange {
  const products = changed.map(({ id }) => id);
  return { products, listings: true, ...(action === "products.state" && { reviews: true }) };
}

/** The products by these ids that are not deleted, with what an edit of many may change. */
export async function readBulkProducts(db: Database, ids: readonly string[]): Promise<BulkProduct[]> {
  const rows = await statement<{ product: string }>(
    db,
    sql`SELECT json_object('id', p.id, 'name', p.name, 'version', p.updated_at, 'category', p.category,
      'productType', p.product_type, 'tags', json(p.tags), 'isNew', json(iif(p.is_new, 'true', 'false')), 'isComplete', json(iif(p.is_complete, 'true', 'false')),
      'fields', json_object('priceOre', p.price_ore, 'earlierPriceOre', p.earlier_price_ore, 'state', p.state,
        'publishAt', p.publish_at), 'currency', p.currency,
      'prices', ${priceListColumn}, 'pricings', ${pricingsOf(sql`p.id`)}, 'sharesPrice', json(iif(p.lowest_price_ore IS NULL
        OR EXISTS (SELECT 1 FROM product_variants WHERE product_id = p.id AND price_ore IS NULL), 'true', 'false'))) AS product
    FROM json_each(${JSON.stringify([...new Set(ids)].slice(0, maxBulkProducts))}) wanted JOIN products p ON p.id = wanted.value
    WHERE p.archived_at IS NULL`,
  );
  return rows.map(({ product: json }) => {
    const product = JSON.parse(json) as BulkProduct;
    const own = product.pricings.flatMap(({ key, priceOre, earlierPriceOre }): [string, Prices][] =>
      priceOre === null ? [] : [[key, { priceOre, earlierPriceOre }]],
    );
    if (own.length === 0) return product;
    return { ...product, fields: { ...product.fields, variantPrices: Object.fromEntries(own) } };
  });
}

/** A product as its listings are written, with its prices as they will be. */
export function listedProduct({ id, prices, pricings, sharesPrice, fields, ...product }: BulkProduct): ListedProduct {
  const { variantPrices = {} } = fields;
  const nothing = { priceOre: null, earlierPriceOre: null };
  return {
    id,
    prices,
    pricings: pricings.map((own) => ({ ...own, ...(variantPrices[own.key] ?? nothing) })),
    sharesPrice: sharesPrice || Object.keys(variantPrices).length < pricings.length,
    fields: { ...product, ...fields },
  };
}

/** Writes what an edit of many changes. Rolls the batch back when one of the products was saved since it was read. */
export function writeManyStatements(db: Database, changed: readonly BulkProduct[], now: Date) {
  const rows = JSON.stringify(
    changed.map(({ id, version, fields }) => ({
      id,
      version,
      next: nextVersion(version, now),
      ...fields,
      ...stateColumns(fields),
    })),
  );
  const variants = changed.flatMap(({ id, pricings, fields: { variantPrices = {} } }) =>
    [...new Set([...pricings.map(({ key }) => key), ...Object.keys(variantPrices)])].map((key) => ({
      id,
      ...idsOfKey(key),
      ...(variantPrices[key] ?? { priceOre: null, earlierPriceOre: null }),
    })),
  );
  return [
    abortBatchWhen(
      db,
      "another version",
      sql`EXISTS (SELECT 1 FROM json_each(${rows}) r LEFT JOIN products p ON p.id = r.value ->> 'id'
        WHERE p.updated_at IS NOT r.value ->> 'version' OR p.archived_at IS NOT NULL)`,
    ),
    statement(
      db,
      sql`UPDATE products SET price_ore = r.value ->> 'priceOre', earlier_price_ore = r.value ->> 'earlierPriceOre',
        published = r.value ->> 'published', is_private = r.value ->> 'isPrivate', publish_at = r.value ->> 'publishAt',
        updated_at = r.value ->> 'next'
      FROM json_each(${rows}) r WHERE products.id = r.value ->> 'id'`,
    ),
    statement(
      db,
      sql`UPDATE product_variants SET price_ore = r.value ->> 'priceOre', earlier_price_ore = r.value ->> 'earlierPriceOre'
      FROM json_each(${JSON.stringify(variants)}) r WHERE product_variants.product_id = r.value ->> 'id'
        AND product_variants.color_id = r.value ->> 'colorId' AND product_variants.size_id = r.value ->> 'sizeId'`,
    ),
    ...facetStatements(db, changed.map(listedProduct), now),
    ...priceStatements(
      db,
      changed.map(({ id }) => id),
      now,
    ),
  ] as const;
}
