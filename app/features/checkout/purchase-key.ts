import * as z from "zod/mini";

import { newId } from "#app/shared/ids.ts";

const storageKey = "purchase";
/** Hours after which a purchase counts as given up: its order has expired, and the same cart is meant as another purchase. */
const keptHours = 24;

const purchaseSchema = z.object({
  key: z.string(),
  replaces: z.nullable(z.string()),
  /** When it was begun, in milliseconds. */
  at: z.number(),
  /** The payments of its order, one for each way to pay that was tried. */
  payments: z._default(z.array(z.string()), []),
});
type Purchase = z.infer<typeof purchaseSchema>;

/** The idempotency key of a purchase, and the key of its earlier order with other content, which this one replaces. */
export interface PurchaseKey {
  idempotencyKey: string;
  replacesKey: string | null;
}

/**
 * The key of this browser's purchase, so that a double click, a reload, a lost response or another tab never buys twice: the same
 * content under it is the same order, another content replaces that order. It stays the same when the content changes: only the
 * server knows which request reached it, and the key of one that never did would hide an earlier one that was paid. Without storage
 * it lasts as long as the page.
 */
export function purchaseKey(): PurchaseKey {
  const { key, replaces } = stored() ?? write({ key: newId("key"), replaces: null });
  return { idempotencyKey: key, replacesKey: replaces };
}

/** Whether this browser has begun a purchase, in whichever tab. */
export function hasPurchase(): boolean {
  return stored() !== null;
}

/**
 * Creates a new key that replaces `refused`: the server has an order with other content under that one. Nothing happens when another
 * tab has done so already.
 */
export function renewPurchaseKey(refused: string): void {
  if (stored()?.key === refused) write({ key: newId("key"), replaces: refused });
}

/** Notes which payment pays the order that was placed with `key`. */
export function notePaymentOf(key: string, payment: string): void {
  const known = stored();
  if (known?.key === key && !known.payments.includes(payment))
    write({ ...known, payments: [...known.payments, payment] });
}

/**
 * Deletes the key, once the order is paid or can no longer be paid. `of`, a key or a payment, spares the purchase that another tab
 * has begun since.
 */
export function clearPurchaseKey(of?: string): void {
  const known = stored();
  if (of !== undefined && known?.key !== of && !known?.payments.includes(of)) return;
  inPage = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}

/** The page's own copy, while the browser's storage is denied or full. */
let inPage: Purchase | null = null;

function write(purchase: Pick<Purchase, "key" | "replaces"> & Partial<Purchase>): Purchase {
  const whole = { at: Date.now(), payments: [], ...purchase };
  try {
    localStorage.setItem(storageKey, JSON.stringify(whole));
    inPage = null;
  } catch {
    inPage = whole;
  }
  return whole;
}

function stored(): Purchase | null {
  const known = inPage ?? purchaseSchema.safeParse(readStorage()).data ?? null;
  return known && Date.now() - known.at < keptHours * 3_600_000 ? known : null;
}

function readStorage(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}
