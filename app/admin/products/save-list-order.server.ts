import {
  type OrderedProduct,
  readListOrder,
  readOrderedProducts,
  saveListOrder,
} from "#app/features/catalogue/products/list-order.server.ts";
import type { OrderedList } from "#app/features/catalogue/products/ordered-lists.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { readPositions } from "./list-order-form.ts";

/** What the screen of an order is told after a press. */
export interface OrderAnswer {
  problem?: string;
  /** The audit log's entry of what was saved; null when nothing was new. */
  saved?: string | null;
  /** Somebody changed the order meanwhile: what was sent, not saved, and what it is to be based on to be saved over theirs. */
  conflict?: { yours: OrderedProduct[]; basedOn: string[] };
}

interface SentOrder {
  list: OrderedList;
  name: string;
  fields: Readonly<Record<string, string>>;
  basedOn: string[];
  entryId: string;
}

/** Saves the order that a form's numbers make. */
export async function saveOrderForm(
  shop: Shop,
  { list, name, fields, basedOn, entryId }: SentOrder,
  change: { actor: string; now: Date },
): Promise<{ answer: OrderAnswer; status: number }> {
  const read = readPositions(fields, basedOn);
  if ("problem" in read) return { answer: { problem: read.problem }, status: 400 };
  const outcome = await saveListOrder(shop.db, { list, name, ids: read.ids, basedOn, entryId }, change);
  if (outcome === "conflict") {
    const { basedOn: theirs } = await readListOrder(shop.db, list);
    const yours = await readOrderedProducts(shop.db, list, read.ids);
    return { answer: { conflict: { yours, basedOn: theirs } }, status: 409 };
  }
  if (outcome === "saved") invalidatePages(shop, { listings: true });
  return { answer: { saved: outcome === "saved" ? entryId : null }, status: 200 };
}
