import * as z from "zod/mini";

import { forgetInTab, keepInTab, readFromTab } from "#app/platform/tab-storage.ts";
import { newId } from "#app/shared/ids.ts";

const storageKey = "purchase";

const purchaseSchema = z.object({
  key: z.string(),
  fingerprint: z.string(),
  replaces: z.nullable(z.string()),
});

/** The idempotency key of a purchase, and the key of an earlier try with another content, whose stock can be given back. */
export interface PurchaseKey {
  idempotencyKey: string;
  replacesKey: string | null;
}

/**
 * The key of this purchase: the same for the same content, so that a double click, a reload or a lost answer can never
 * buy twice; a new one as soon as anything in it changes. What it replaces is told with every try, for the first may be
 * lost on its way. Kept for the tab's session, without storage for the page's life.
 */
export function purchaseKey(content: unknown): PurchaseKey {
  const fingerprint = fingerprintOf(JSON.stringify(content));
  const known = stored();
  if (known?.fingerprint === fingerprint) return { idempotencyKey: known.key, replacesKey: known.replaces };
  const key = newId("key");
  const replaces = known?.key ?? null;
  keepInTab(storageKey, { key, fingerprint, replaces });
  return { idempotencyKey: key, replacesKey: replaces };
}

/** Takes a new key for the next try, which replaces the one so far: the shop knows that one with another content. */
export function renewPurchaseKey(): void {
  const known = stored();
  if (known) keepInTab(storageKey, { ...known, fingerprint: "" });
}

/** Forgets the key, once the order is paid or can no longer be. */
export function forgetPurchaseKey(): void {
  forgetInTab(storageKey);
}

function stored(): z.infer<typeof purchaseSchema> | undefined {
  return purchaseSchema.safeParse(readFromTab(storageKey)).data;
}

/** A short number for a text (FNV-1a), so that no address is stored a second time. */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36) + text.length.toString(36);
}
