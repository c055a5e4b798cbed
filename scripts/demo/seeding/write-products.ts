import type { Database } from "#app/db/client.server.ts";
import { campaignProducts, campaigns } from "#app/db/schema/campaigns.server.ts";
import {
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
import {
  claims,
  economicOperators,
  productCompliance,
  productComponents,
  productGuarantees,
  productWarnings,
} from "#app/db/schema/compliance.server.ts";
import { letters } from "#app/db/schema/letters.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { collectionFields } from "#app/features/catalogue/collections/collection-input.ts";
import { createCollection } from "#app/features/catalogue/collections/save-collection.server.ts";
import { saveListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import { type FixedList, orderedLists } from "#app/features/catalogue/products/ordered-lists.ts";

import { demoCollections } from "../catalogue/collections.ts";
import { listOrders } from "../catalogue/list-orders.ts";
import { demoStaff } from "../catalogue/staff.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { campaignRows } from "./campaign-rows.ts";
import { collectionId } from "./collection-id.ts";
import { claimRows, complianceRows, operatorRows } from "./compliance-rows.ts";
import { letterRows } from "./letter-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import type { KeyOf } from "./pictures.ts";
import { productRows } from "./product-rows.ts";
import { daysBefore } from "./time.ts";
import { translationRows } from "./translation-rows.ts";
import { writeRows } from "./write-rows.ts";

/** Writes these products without their units; returns the variants with them. */
export async function writeProducts(
  db: Database,
  demo: readonly DemoProduct[],
  placed: readonly OrderRows[],
  keyOf: KeyOf,
  now: Date,
) {
  const sold = new Map<string, number>();
  for (const { order, lines } of placed) {
    if (order.paymentStatus !== "paid" && order.paymentStatus !== "partially-refunded") continue;
    for (const { productId, quantity } of lines) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  }
  const rows = demo.map((product) => productRows(product, sold.get(product.id) ?? 0, keyOf, now));
  await writeRows(
    db,
    products,
    rows.map(({ product }) => product),
  );
  await writeRows(
    db,
    productDetails,
    rows.map(({ details }) => details),
  );
  await writeRows(
    db,
    productColors,
    rows.flatMap(({ colors }) => colors),
  );
  await writeRows(
    db,
    productSizes,
    rows.flatMap(({ sizes }) => sizes),
  );
  const variants = rows.flatMap((row) => row.variants);
  // Their units are written as movements.
  await writeRows(
    db,
    productVariants,
    variants.map((variant) => ({ ...variant, quantity: 0 })),
  );
  await writeRows(
    db,
    productMedia,
    rows.flatMap(({ media }) => media),
  );
  await writeRows(
    db,
    priceHistory,
    rows.flatMap(({ prices }) => prices),
  );
  await writeRows(
    db,
    variantPrices,
    rows.flatMap((row) => row.variantPrices),
  );
  await writeRows(
    db,
    productFacets,
    rows.flatMap(({ facets }) => facets),
  );
  await placeProducts(db, now);
  const planned = campaignRows(now);
  await writeRows(db, campaigns, planned.campaigns);
  await writeRows(db, campaignProducts, planned.products);
  await writeRows(db, letters, letterRows(now));
  await writeCompliance(db, now);
  await writeCollections(db, now);
  await writeRows(db, translations, translationRows(now));
  return variants;
}

/** Orders the lists as staff would have. */
async function placeProducts(db: Database, now: Date): Promise<void> {
  const change = { actor: demoStaff[1]?.username ?? "", now: new Date(daysBefore(now, 20)) };
  for (const [list, ids] of Object.entries(listOrders) as [FixedList, string[]][])
    await saveListOrder(
      db,
      { list, name: orderedLists[list].name, ids, basedOn: [], entryId: `aud_demo_order_${list}` },
      change,
    );
}

/** Collections of each kind: by hand, by a rule, and one that is not published yet. */
async function writeCollections(db: Database, now: Date): Promise<void> {
  const change = { actor: demoStaff[0]?.username ?? "", now: new Date(daysBefore(now, 15)) };
  for (const [index, { published, conditions, products: ids = [], ...texts }] of demoCollections.entries()) {
    const kind = conditions ? "rule" : "hand";
    const fields = { ...texts, kind, products: ids.join("\n"), ...(published ? { published: "on" } : {}) };
    const input = { ...collectionFields.parse(fields), conditions: conditions ?? [] };
    await createCollection(db, { id: collectionId(index), input }, change);
  }
}

/** What the products are made of, who answers for them, and what is claimed of them with what evidence. */
async function writeCompliance(db: Database, now: Date): Promise<void> {
  const said = complianceRows();
  await writeRows(db, economicOperators, operatorRows(now));
  await writeRows(db, productCompliance, said.facts);
  await writeRows(db, productComponents, said.components);
  await writeRows(db, productWarnings, said.warnings);
  await writeRows(db, productGuarantees, said.guarantees);
  await writeRows(db, claims, claimRows(now));
}
