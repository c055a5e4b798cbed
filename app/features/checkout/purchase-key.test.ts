import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { forgetPurchaseKey, purchaseKey, renewPurchaseKey } from "./purchase-key.ts";

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

beforeEach(() => forgetPurchaseKey());
afterEach(() => vi.unstubAllGlobals());

describe.each(["ordinary", "full", "denied"] as const)("with a storage that is %s", (kind) => {
  beforeEach(() => vi.stubGlobal("sessionStorage", storage(kind)));

  it("the same content has the same key, whatever became of the first try", () => {
    const first = purchaseKey({ total: 100 });
    expect(purchaseKey({ total: 100 })).toEqual(first);
    expect(first.replacesKey).toBeNull();
  });

  it("another content has another key, and tells with every try which one it replaces", () => {
    const first = purchaseKey({ total: 100 });
    const second = purchaseKey({ total: 200 });
    expect(second).toEqual({ idempotencyKey: expect.any(String), replacesKey: first.idempotencyKey });
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(purchaseKey({ total: 200 })).toEqual(second);
  });

  it("a key that the shop knows with another content is left for a new one that replaces it", () => {
    const first = purchaseKey({ total: 100 });
    renewPurchaseKey();
    const second = purchaseKey({ total: 100 });
    expect(second.replacesKey).toBe(first.idempotencyKey);
    expect(purchaseKey({ total: 100 })).toEqual(second);
  });

  it("the next purchase begins anew", () => {
    const first = purchaseKey({ total: 100 });
    forgetPurchaseKey();
    const next = purchaseKey({ total: 100 });
    expect(next.replacesKey).toBeNull();
    expect(next.idempotencyKey).not.toBe(first.idempotencyKey);
  });
});

it("a stored text that is no purchase counts as none", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => '{"key":1}',
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  expect(purchaseKey({ total: 1 }).replacesKey).toBeNull();
});
