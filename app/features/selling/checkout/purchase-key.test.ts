import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  clearPurchaseKey,
  markPurchasePaid,
  notePaymentOf,
  openPurchase,
  purchaseKey,
  renewPurchaseKey,
  reorderPurchase,
} from "./purchase-key.ts";

/** A browser's storage: an ordinary one, one that is full, or one that denies even the look at it. */
function storage(kind: "ordinary" | "full" | "denied") {
  const held = new Map<string, string>();
  const refuse = () => {
    throw new DOMException("no", kind === "full" ? "QuotaExceededError" : "SecurityError");
  };
  return {
    getItem: kind === "denied" ? refuse : (key: string) => held.get(key) ?? null,
    setItem: kind === "ordinary" ? (key: string, text: string) => void held.set(key, text) : refuse,
    removeItem: kind === "denied" ? refuse : (key: string) => void held.delete(key),
  };
}

beforeEach(() => clearPurchaseKey());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(["ordinary", "full", "denied"] as const)("with a storage that is %s", (kind) => {
  beforeEach(() => vi.stubGlobal("localStorage", storage(kind)));

  it("a purchase keeps its key, whatever became of its tries", () => {
    const first = purchaseKey();
    expect(purchaseKey()).toEqual(first);
    expect(first.replacesKey).toBeNull();
  });

  it("a key that the shop has another content under is left for a new one, which tells with every try what it replaces", () => {
    const first = purchaseKey();
    renewPurchaseKey(first.idempotencyKey);
    const second = purchaseKey();
    expect(second.replacesKey).toBe(first.idempotencyKey);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(purchaseKey()).toEqual(second);
  });

  it("the next purchase begins anew", () => {
    const first = purchaseKey();
    clearPurchaseKey();
    const next = purchaseKey();
    expect(next.replacesKey).toBeNull();
    expect(next.idempotencyKey).not.toBe(first.idempotencyKey);
  });
});

/** Another tab of the same browser: its own module, the same storage. */
async function otherTab() {
  vi.resetModules();
  return import("./purchase-key.ts");
}

describe("two tabs of a browser", () => {
  beforeEach(() => vi.stubGlobal("localStorage", storage("ordinary")));

  it("have one purchase, also when both are told that its content is another one", async () => {
    const other = await otherTab();
    const { idempotencyKey: first } = purchaseKey();
    expect(other.purchaseKey()).toEqual({ idempotencyKey: first, replacesKey: null });
    renewPurchaseKey(first);
    const renewed = purchaseKey();
    other.renewPurchaseKey(first);
    expect(other.purchaseKey()).toEqual(renewed);
    expect(renewed.replacesKey).toBe(first);
  });

  it("leave each other's purchase alone when the payment of an earlier one ends", async () => {
    const other = await otherTab();
    const { idempotencyKey: first } = purchaseKey();
    notePaymentOf(first, "pay_1");
    other.renewPurchaseKey(first);
    const second = other.purchaseKey();
    other.notePaymentOf(second.idempotencyKey, "pay_2");
    notePaymentOf(first, "pay_1");
    for (const ended of ["pay_1", first]) clearPurchaseKey(ended);
    expect(purchaseKey()).toEqual(second);
    clearPurchaseKey("pay_2");
    expect(purchaseKey().idempotencyKey).not.toBe(second.idempotencyKey);
  });

  it("open the checkout with one key, and the tab that is late repeats what the other has paid", async () => {
    const other = await otherTab();
    await Promise.all([openPurchase(), other.openPurchase()]);
    const paid = purchaseKey();
    markPurchasePaid(paid.idempotencyKey);
    expect(other.isTabPurchase(other.purchaseKeys())).toBe(true);
    expect(other.purchaseKey()).toEqual(paid);
    await other.openPurchase();
    expect(other.purchaseKey().idempotencyKey).not.toBe(paid.idempotencyKey);
  });

  it("follow each other to the order that took the place of a cancelled one", async () => {
    const other = await otherTab();
    await Promise.all([openPurchase(), other.openPurchase()]);
    const { idempotencyKey: cancelled } = other.purchaseKey();
    expect(reorderPurchase(cancelled)).toBe(true);
    expect(other.reorderPurchase(cancelled)).toBe(false);
    const anew = purchaseKey();
    expect(anew).toEqual({ idempotencyKey: expect.not.stringMatching(cancelled), replacesKey: null });
    markPurchasePaid(anew.idempotencyKey);
    expect(other.purchaseKey()).toEqual(anew);
  });
});

it("a purchase ends with whichever of its payments ends it", () => {
  const first = purchaseKey();
  notePaymentOf(first.idempotencyKey, "pay_card");
  notePaymentOf(first.idempotencyKey, "pay_swish");
  clearPurchaseKey("pay_card");
  expect(purchaseKey().idempotencyKey).not.toBe(first.idempotencyKey);
});

it("a purchase of the day before is given up: the same cart is another purchase", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") });
  const first = purchaseKey();
  vi.setSystemTime(new Date("2026-11-21T11:59:00Z"));
  expect(purchaseKey()).toEqual(first);
  vi.setSystemTime(new Date("2026-11-21T12:01:00Z"));
  expect(purchaseKey().idempotencyKey).not.toBe(first.idempotencyKey);
  expect(purchaseKey().replacesKey).toBeNull();
});

it("a stored text that is no purchase counts as none", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => '{"key":1}',
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  expect(purchaseKey().replacesKey).toBeNull();
});
