import * as z from "zod/mini";

import { removeFromTab, writeToTab, readFromTab } from "#app/platform/tab-storage.ts";
import { newId } from "#app/shared/ids.ts";

const storageKey = "purchase";

const purchaseSchema = z.object({
  key: z.string(),
  replaces: z.nullable(z.string()),
});

/** The idempotency key of a purchase, and the key of an earlier order of it with another content, which this one replaces. */
export interface PurchaseKey {
  idempotencyKey: string;
  replacesKey: string | null;
}

/**
 * The key of this purchase, so that a double click, a reload or a lost answer can never buy twice. It stays the same when
 * the content changes: only the shop knows which try reached it, and a key of a try that never did would hide an earlier one
 * that was paid. Kept for the tab's session, without storage for the page's life.
 */
export function purchaseKey(): PurchaseKey {
  const known = stored();
  if (known) return { idempotencyKey: known.key, replacesKey: known.replaces };
  const key = newId("key");
  writeToTab(storageKey, { key, replaces: null });
  return { idempotencyKey: key, replacesKey: null };
}

/** Takes a new key that replaces the one so far: the shop says that it has an order of another content under that one. */
export function renewPurchaseKey(): void {
  const known = stored();
  if (known) writeToTab(storageKey, { key: newId("key"), replaces: known.key });
}

/** Forgets the key, once the order is paid or can no longer be. */
export function clearPurchaseKey(): void {
  removeFromTab(storageKey);
}

function stored(): z.infer<typeof purchaseSchema> | undefined {
  return purchaseSchema.safeParse(readFromTab(storageKey)).data;
}
