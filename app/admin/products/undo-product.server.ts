import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import {
  readEndedPrices,
  withoutCampaignPrice,
} from "#app/features/catalogue/campaigns/prices-without-campaign.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import {
  bulkPages,
  type BulkFields,
  readBulkProducts,
  writeManyStatements,
} from "#app/features/catalogue/products/bulk-edit.server.ts";
import { checkCompliance } from "#app/features/catalogue/products/compliance.server.ts";
import { planUpdate } from "#app/features/catalogue/products/plan-update.server.ts";
import { pricingsAfter } from "#app/features/catalogue/products/plan-variants.ts";
import {
  type EditedFields,
  editedFields,
  isSame,
  withFields,
} from "#app/features/catalogue/products/product-changes.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import {
  detailStatements,
  facetStatements,
  priceStatements,
  stateColumns,
  type Statement,
} from "#app/features/catalogue/products/write-product.server.ts";
import {
  type AuditEntryRow,
  type Undo,
  undoEntry,
  type UndoOutcome,
} from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { ProductState } from "#app/shared/states.ts";

import { staffSave } from "./save-product.server.ts";

type Change = Parameters<Undo>[2];

/** A time to publish that has passed: the next run of the schedule would publish the product again, so it becomes a draft. */
function withoutPastSchedule<F extends { state?: ProductState; publishAt?: string | null }>(fields: F, now: Date): F {
  const isPast = fields.publishAt && fields.publishAt <= now.toISOString();
  return isPast ? { ...fields, state: "draft", publishAt: null } : fields;
}

/** A product that lacks what the law wants said is not published again: it becomes a draft. */
function asOffered<F extends { state: ProductState }>(fields: F, isComplete: boolean): F {
  return fields.state === "published" && !isComplete ? { ...fields, state: "draft" } : fields;
}

/** Sets the changed fields of a product back. Stock stays: its ledger has movements of its own. */
export const undoProductUpdate: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const current = await readProductForStaff(db, entry.subjectId);
  if (!current || current.archivedAt !== null) return "gone";
  const fields = editedFields(current.fields);
  const isAsAfter = Object.entries(entry.after ?? {}).every(([name, value]) =>
    isSame(fields[name as keyof EditedFields], value),
  );
  if (!isAsAfter) return "changed-since";
  const { ended, hasEndedMeanwhile } = await readEndedPrices(db, [current.id], entry.createdAt);
  const left = withoutCampaignPrice<Partial<EditedFields>>(entry.before ?? {}, current.id, ended);
  const before = withoutPastSchedule(left, change.now);
  const wanted = withFields(current.fields, before);
  const known = new Set(
    wanted.colors.flatMap((color) => wanted.sizes.map((size) => variantKey({ colorId: color.id, sizeId: size.id }))),
  );
  const variants = wanted.variants.filter((variant) => known.has(variantKey(variant)));
  const { writeStock } = staffSave(db, change.actor, change.now);
  const { missing, isWrong } = await checkCompliance(db, wanted);
  if (isWrong) return "gone";
  const isComplete = missing.length === 0;
  // Only when it publishes: a product that is published already stays so.
  const kept = asOffered({ ...wanted, variants }, isComplete || !("state" in before));
  const { statements, pages } = planUpdate(db, current, kept, { writeStock, isComplete }, change.now);
  const written = "state" in before ? { ...before, state: kept.state } : before;
  const outcome = await undoByStatements(db, { ...entry, before: { ...written } }, change, [
    abortBatchWhen(db, "campaign ended", hasEndedMeanwhile),
    ...statements,
  ]);
  if (outcome === "undone") invalidatePages(shop, pages);
  const isDraft = before.publishAt !== entry.before?.publishAt || kept.state !== wanted.state;
  return outcome === "undone" && isDraft ? "undone-as-draft" : outcome;
};

/** Brings a deleted product back as it was. */
export const undoProductDelete: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const current = await readProductForStaff(db, entry.subjectId);
  if (!current) return "gone";
  if (current.archivedAt === null || current.archivedAt !== entry.after?.archivedAt) return "changed-since";
  const { id } = current;
  const { missing } = await checkCompliance(db, current.fields);
  const { ended, hasEndedMeanwhile } = await readEndedPrices(db, [id], entry.createdAt);
  const offered = asOffered(withoutPastSchedule(current.fields, change.now), missing.length === 0);
  const fields = withoutCampaignPrice(offered, id, ended);
  const { published } = stateColumns(fields);
  const outcome = await undoByStatements(db, entry, change, [
    abortBatchWhen(
      db,
      "restored already",
      sql`EXISTS (SELECT 1 FROM products WHERE id = ${id} AND archived_at IS NULL)`,
    ),
    abortBatchWhen(db, "campaign ended", hasEndedMeanwhile),
    statement(
      db,
      sql`UPDATE products SET archived_at = NULL, price_ore = ${fields.priceOre}, earlier_price_ore = ${fields.earlierPriceOre}, publish_at = ${fields.publishAt}, published = ${published ? 1 : 0},
        updated_at = ${change.now.toISOString()} WHERE id = ${id}`,
    ),
    // A campaign that has ended meanwhile gives the variants their own prices back, too.
    ...detailStatements(db, id, fields.variantDetails),
    ...facetStatements(
      db,
      [{ id, fields, prices: current.prices, ...pricingsAfter(fields, current, change.now) }],
      change.now,
    ),
    ...priceStatements(db, [id], change.now),
  ]);
  if (outcome === "undone") invalidatePages(shop, { products: [id], listings: true, reviews: true });
  return outcome === "undone" && offered !== current.fields ? "undone-as-draft" : outcome;
};

/** Sets the states or prices of many products back: of all of them or, when one was changed since, of none. */
export const undoBulkEdit: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const [left, after] = [entry.before, entry.after].map((side) => (side?.products ?? {}) as Record<string, BulkFields>);
  if (!left || !after) return "gone";
  const products = await readBulkProducts(db, Object.keys(after));
  const { ended, hasEndedMeanwhile } = await readEndedPrices(db, Object.keys(after), entry.createdAt);
  const before = Object.fromEntries(
    Object.entries(left).map(([id, fields]) => {
      const isComplete = products.some((product) => product.id === id && product.isComplete);
      const usual = withoutCampaignPrice(fields, id, ended);
      return [id, asOffered(withoutPastSchedule(usual, change.now), isComplete || after[id]?.state === fields.state)];
    }),
  );
  if (products.length < Object.keys(after).length) return "gone";
  if (products.some(({ id, fields }) => !isSame(fields, after[id]))) return "changed-since";
  const changed = products.map((product) => ({ ...product, fields: before[product.id] ?? product.fields }));
  const undone = { ...entry, before: { products: before } };
  const outcome = await undoByStatements(db, undone, change, [
    abortBatchWhen(db, "campaign ended", hasEndedMeanwhile),
    ...writeManyStatements(db, changed, change.now),
  ]);
  if (outcome === "undone") invalidatePages(shop, bulkPages(changed, entry.action));
  const hasDraft = Object.entries(before).some(([id, { state }]) => state !== left[id]?.state);
  return outcome === "undone" && hasDraft ? "undone-as-draft" : outcome;
};

/** Takes the units of a bulk edit back. Refused when they were sold meanwhile. */
export const undoBulkStock: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const [before = {}, after = {}] = [entry.before, entry.after].map((side) => side?.units as Record<string, number>);
  const changes = Object.entries(after).map(([variantId, units]) => ({
    variantId,
    delta: (before[variantId] ?? units) - units,
  }));
  const cause = { reason: "bulk-edit" as const, actor: change.actor, note: "Undone" };
  const outcome = await undoByStatements(db, entry, change, [...stockStatements(db, changes, cause, change.now)]);
  const ids = (entry.after?.products ?? []) as string[];
  if (outcome === "undone") invalidatePages(shop, { products: ids, listings: true });
  return outcome;
};

/** Undoes by statements that are not conditional themselves: when the entry was undone before, the batch is rolled back. */
async function undoByStatements(
  db: Database,
  entry: AuditEntryRow,
  change: Change,
  statements: readonly Statement[],
): Promise<UndoOutcome> {
  try {
    return await undoEntry(db, entry, change, {
      unchanged: sql`TRUE`,
      writes: (happened) =>
        [abortBatchWhen(db, "undone before", sql`NOT ${happened}`), ...statements] as ReturnType<
          typeof abortBatchWhen
        >[],
    });
  } catch (error) {
    if (violatedConstraint(error) === "batch_guards_refuse") return "changed-since";
    throw error;
  }
}
