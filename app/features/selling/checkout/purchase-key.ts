import * as z from "zod/mini";

import { newId } from "#app/shared/ids.ts";

const storageKey = "purchase";
/** The name of the Web Lock that one tab at a time holds while it reads and changes the purchase, and while it orders. */
const lockName = "purchase";
/** Milliseconds a tab waits for the lock before it goes on without: the server recognises a repeat by itself. */
const lockPatienceMs = 20_000;
/** Hours after which a purchase counts as given up: its order has expired, and the same cart is meant as another purchase. */
const keptHours = 24;

const purchaseSchema = z.object({
  key: z.string(),
  replaces: z.nullable(z.string()),
  /** When it was begun, in milliseconds. */
  at: z.number(),
  /** The payments of its order, one for each way to pay that was tried. */
  payments: z._default(z.array(z.string()), []),
  /** An order was sent under the key, whether or not it arrived. */
  isSent: z._default(z.boolean(), false),
  /** The keys that this purchase had before. A tab may still know one of them. */
  former: z._default(z.array(z.string()), []),
  /** Its order is paid. It stays stored, so that another tab repeats this purchase and begins no new one. */
  isPaid: z._default(z.boolean(), false),
});
type Purchase = z.infer<typeof purchaseSchema>;

/** The idempotency key of a purchase, and the key of its earlier order with other content, which this one replaces. */
export interface PurchaseKey {
  idempotencyKey: string;
  replacesKey: string | null;
}

/** The key that this tab's checkout opened with or used last. */
let tabKey: string | null = null;

/** Runs `work` while no other tab of this browser does, so that two tabs never make two keys or order at the same time. */
export async function withPurchaseLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockPatienceMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/**
 * Makes the purchase's key as the checkout opens, so that every tab of this browser has the same. A purchase that is under way is
 * joined; after one that was paid, a new one begins.
 */
export async function openPurchase(): Promise<void> {
  await withPurchaseLock(async () => {
    const known = stored();
    tabKey = known && !known.isPaid ? known.key : write({ key: newId("key"), replaces: null }).key;
  });
}

/**
 * The key of this browser's purchase, so that a double click, a reload, a lost response or another tab never buys twice: the same
 * content under it is the same order, another content replaces that order. It stays the same when the content changes: only the
 * server knows which request reached it, and the key of one that never did would hide an earlier one that was paid. A purchase that
 * another tab has paid meanwhile keeps its key here until this tab opens the checkout again. Without storage it lasts as long as
 * the page.
 */
export function purchaseKey(): PurchaseKey {
  const known = stored();
  const isOurs = known !== null && (!known.isPaid || isTabPurchase(purchaseKeys()));
  const purchase = isOurs ? known : write({ key: newId("key"), replaces: null });
  tabKey = purchase.key;
  return { idempotencyKey: purchase.key, replacesKey: purchase.isPaid ? null : purchase.replaces };
}

/** Whether an order was sent before in this purchase, by whichever tab. */
export function hasSentOrder(): boolean {
  return stored()?.isSent === true;
}

/** Notes that an order is being sent under `key`. */
export function noteSent(key: string): void {
  const known = stored();
  if (known?.key === key && !known.isSent) write({ ...known, isSent: true });
}

/** The keys that the stored purchase has and had. */
export function purchaseKeys(): string[] {
  const known = stored();
  return known ? [known.key, ...known.former] : [];
}

/** Whether this tab's checkout is open for the purchase with these keys. */
export function isTabPurchase(keys: readonly string[]): boolean {
  return tabKey !== null && keys.includes(tabKey);
}

/**
 * Gives the purchase a new key that replaces `refused`: the server has an order with other content under that one. Nothing happens
 * when another tab has done so already.
 */
export function renewPurchaseKey(refused: string): void {
  const known = stored();
  if (known?.key === refused) write({ key: newId("key"), replaces: refused, former: [...known.former, refused] });
}

/**
 * Gives the purchase a new key, because the server has cancelled its order. `of` is the key or a payment of that order. False when the
 * purchase is paid, or has another order by now.
 */
export function reorderPurchase(of: string): boolean {
  const known = stored();
  if (!known || known.isPaid || !isOf(known, of)) return false;
  write({ key: newId("key"), replaces: null, former: [...known.former, known.key] });
  return true;
}

/** Notes which payment pays the order that was placed with `key`. */
export function notePaymentOf(key: string, payment: string): void {
  const known = stored();
  if (known?.key === key && !known.payments.includes(payment))
    write({ ...known, payments: [...known.payments, payment] });
}

/** Marks the purchase as paid. `of`, a key or a payment, spares the purchase that another tab has begun since. */
export function markPurchasePaid(of?: string): void {
  const known = stored();
  if (known && isOf(known, of)) write({ ...known, isPaid: true });
}

/**
 * Deletes the purchase, once its order can no longer be paid or its buyer was told that it is paid and may order again. `of`, a key
 * or a payment, spares the purchase that another tab has begun since.
 */
export function clearPurchaseKey(of?: string): void {
  const known = stored();
  if (of !== undefined && !(known && isOf(known, of))) return;
  inPage = null;
  tabKey = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}

const isOf = ({ key, payments }: Purchase, of: string | undefined): boolean =>
  of === undefined || key === of || payments.includes(of);

/** The page's own copy, while the browser's storage is denied or full. */
let inPage: Purchase | null = null;

function write(purchase: Pick<Purchase, "key" | "replaces"> & Partial<Purchase>): Purchase {
  const whole = { at: Date.now(), payments: [], isSent: false, former: [], isPaid: false, ...purchase };
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
