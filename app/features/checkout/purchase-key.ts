import * as z from "zod/mini";

import { removeFromTab, writeToTab, readFromTab } from "#app/platform/tab-storage.ts";
import { newId } from "#app/shared/ids.ts";

const storageKey = "purchase";

const purchaseSchema = z.object({
  key: z.string(),
  replaces: z.nullable(z.string()),
});

/** The idempotency key of a purchase, and the key of its earlier order with other content, which this one replaces. */
export interface PurchaseKey {
  idempotencyKey: string;
  replacesKey: string | null;
}

/**
 * The key of this purchase, so that a double click, a reload or a lost response never buys twice. It stays the same when
 * the content changes: only the server knows which request reached it, and the key of one that never did would hide an
 * earlier one that was paid. Stored for the tab's session; without storage, as long as the page lives.
 */
export function purchaseKey(): PurchaseKey {
  const known = stored();
  if (known) return { idempotencyKey: known.key, replacesKey: known.replaces };
  const key = newId("key");
  writeToTab(storageKey, { key, replaces: null });
  return { idempotencyKey: key, replacesKey: null };
}

/** Creates a new key that replaces the current one: the server has an order with other content under it. */
export function renewPurchaseKey(): void {
  const known = stored();
  if (known) writeToTab(storageKey, { key: newId("key"), replaces: known.key });
}

/** Deletes the key, once the order is paid or can no longer be paid. */
export function clearPurchaseKey(): void {
  removeFromTab(storageKey);
}

function stored(): z.infer<typeof purchaseSchema> | undefined {
  return purchaseSchema.safeParse(readFromTab(storageKey)).data;
}
