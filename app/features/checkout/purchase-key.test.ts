import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { clearPurchaseKey, purchaseKey, renewPurchaseKey } from "./purchase-key.ts";

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
afterEach(() => vi.unstubAllGlobals());

describe.each(["ordinary", "full", "denied"] as const)("with a storage that is %s", (kind) => {
  beforeEach(() => vi.stubGlobal("sessionStorage", storage(kind)));

  it("a purchase keeps its key, whatever became of its tries", () => {
    const first = purchaseKey();
    expect(purchaseKey()).toEqual(first);
    expect(first.replacesKey).toBeNull();
  });

  it("a key that the shop has another content under is left for a new one, which tells with every try what it replaces", () => {
    const first = purchaseKey();
    renewPurchaseKey();
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

it("a stored text that is no purchase counts as none", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => '{"key":1}',
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  expect(purchaseKey().replacesKey).toBeNull();
});
