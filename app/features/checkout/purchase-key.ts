import { newId } from "#app/shared/ids.ts";

const storageKey = "purchase";

/** The idempotency key of a purchase, and the key of an earlier try with another content, whose stock can be given back. */
export interface PurchaseKey {
  idempotencyKey: string;
  replacesKey: string | null;
}

/**
 * The key of this purchase: the same for the same content, so that a double click, a reload or a lost answer can never
 * buy twice; a new one as soon as anything in it changes. Kept for the tab's session.
 */
export function purchaseKey(content: unknown): PurchaseKey {
  const fingerprint = fingerprintOf(JSON.stringify(content));
  const known = stored();
  if (known?.fingerprint === fingerprint) return { idempotencyKey: known.key, replacesKey: null };
  const key = newId("key");
  sessionStorage.setItem(storageKey, JSON.stringify({ key, fingerprint }));
  return { idempotencyKey: key, replacesKey: known?.key ?? null };
}

/** Forgets the key, once the order is paid or can no longer be. */
export function forgetPurchaseKey(): void {
  sessionStorage.removeItem(storageKey);
}

function stored(): { key: string; fingerprint: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/** A short number for a text (FNV-1a), so that no address is stored a second time. */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36) + text.length.toString(36);
}
