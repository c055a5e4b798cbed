import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { addProducts } from "#app/features/catalogue/collections/add-products.server.ts";
import { maxByHand } from "#app/features/catalogue/collections/collection-input.ts";
import {
  type BulkEditor,
  type BulkResult,
  maxBulkProducts,
  setPrices,
  setStates,
} from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import type { BulkEdit } from "./bulk-form.ts";
import { setStock } from "./bulk-stock.server.ts";

/** What is written at once, and not by way of a file. */
type DirectEdit = Exclude<BulkEdit, { kind: "field" }>;

/** Edits the selected products and tells how many changed. `edit` is a text when it could not be read. Never throws. */
export async function editProducts(
  shop: Shop,
  { ids, edit }: { ids: readonly string[]; edit: DirectEdit | string },
  by: BulkEditor,
  now: Date,
): Promise<StatusMessage> {
  if (typeof edit === "string") return { tone: "error", text: edit };
  if (ids.length === 0) return { tone: "error", text: "Select at least one product." };
  if (ids.length > maxBulkProducts) return { tone: "error", text: `Select up to ${maxBulkProducts} products.` };
  try {
    if (edit.kind === "collection") return await addToCollection(shop, { id: edit.id, productIds: ids }, by, now);
    const result = await applyEdit(shop, ids, edit, by, now);
    if (result.kind === "conflict") return { tone: "error", text: "Someone else is saving these products. Try again." };
    if (result.kind === "repeated") return { tone: "success", text: "These products were already changed." };
    if (result.count > 0) invalidatePages(shop, result.pages);
    return outcome(result, ids.length);
  } catch (error) {
    logError("Products could not be changed", error);
    return { tone: "error", text: "We couldn't change the products. Nothing was saved." };
  }
}

type Changed = Extract<BulkResult, { kind: "changed" }>;

function applyEdit(
  shop: Shop,
  ids: readonly string[],
  edit: Exclude<DirectEdit, { kind: "collection" }>,
  by: BulkEditor,
  now: Date,
): Promise<BulkResult> {
  if (edit.kind === "state") return setStates(shop.db, ids, edit.state, by, now);
  if (edit.kind === "price") return setPrices(shop.db, ids, edit.edit, by, now);
  return setStock(shop.db, ids, edit.edit, by, now);
}

/** Adds the products to a collection, and tells how many it had, or why they can't be added. */
async function addToCollection(
  shop: Shop,
  to: { id: string; productIds: readonly string[] },
  by: BulkEditor,
  now: Date,
): Promise<StatusMessage> {
  const result = await addProducts(shop.db, to, by, now);
  const refuse = (text: string): StatusMessage => ({ tone: "error", text: `Nothing added: ${text}` });
  switch (result.kind) {
    case "gone":
      return refuse("this collection was deleted.");
    case "by-rule":
      return refuse(`${result.title} chooses its products by a rule now.`);
    case "full":
      return refuse(
        result.room > 0
          ? `${result.title} has room for ${result.room} more, of ${maxByHand} products. Select fewer.`
          : `${result.title} has ${maxByHand} products, the most it can have. Remove some first.`,
      );
    case "conflict":
      return refuse("someone else is saving this collection. Try again.");
    case "repeated":
      return { tone: "success", text: "These products were already added." };
    case "added": {
      const { count, had, title } = result;
      if (count === 0) return { tone: "success", text: `No changes: ${title} already has the selected products.` };
      invalidatePages(shop, { listings: true });
      const added = `${count === 1 ? "1 product" : `${count} products`} added to ${title}.`;
      return { tone: "success", text: had > 0 ? `${added} It already had ${had}.` : added };
    }
  }
}

/** How many changed, and how many were left as they are, and why. */
function outcome({ count, incomplete = 0 }: Changed, selected: number): StatusMessage {
  const products = count === 1 ? "1 product changed." : `${count} products changed.`;
  const left = selected - count - incomplete;
  if (incomplete > 0) {
    const held = incomplete === 1 ? "1 product wasn't published" : `${incomplete} products weren't published`;
    const why = "fabric composition, manufacturer, model number or warnings missing. Open it to see which.";
    return { tone: "error", text: `${count > 0 ? `${products} ` : ""}${held}: ${why}` };
  }
  if (count === 0) return { tone: "success", text: "No changes: the selected products already match." };
  return { tone: "success", text: left > 0 ? `${products} ${left} already matched.` : products };
}
