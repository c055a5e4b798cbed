import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { PlacedOrder } from "#app/features/selling/orders/responses.ts";

import { finishPurchase } from "./finish-purchase.ts";
import { notePaymentOf, openPurchase, purchaseKey, renewPurchaseKey } from "./purchase-key.ts";

const held = new Map<string, string>();
const storage = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
};
beforeEach(() => {
  held.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage, dispatchEvent: () => true });
});
afterEach(() => vi.unstubAllGlobals());

const item = { id: "tee", name: "Tee", size: "M", color: "Black", quantity: 1, price: 299, image: "", source: "local" };
const order = { id: "ord_1", confirmation: { orderId: "ord_1", items: [item] } } as unknown as PlacedOrder;
const cart = () => JSON.parse(held.get("cart") ?? "[]") as { id: string }[];

it("a purchase that is paid leaves in the cart what another tab added meanwhile", () => {
  held.set("cart", JSON.stringify([item, { ...item, id: "shorts" }]));
  finishPurchase(order, null);
  expect(cart().map(({ id }) => id)).toEqual(["shorts"]);
});

it("a tab that did not place the order clears the cart", () => {
  held.set("cart", JSON.stringify([item]));
  finishPurchase(null, "pay_1");
  expect(cart()).toEqual([]);
});

it("a purchase that is paid leaves the one that another tab has begun since", async () => {
  const { idempotencyKey: first } = purchaseKey();
  notePaymentOf(first, "pay_1");
  renewPurchaseKey(first);
  const second = purchaseKey();
  finishPurchase(order, "pay_1");
  expect(purchaseKey()).toEqual(second);
  notePaymentOf(second.idempotencyKey, "pay_2");
  finishPurchase(order, "pay_2");
  expect(purchaseKey()).toEqual({ ...second, replacesKey: null });
  await openPurchase();
  expect(purchaseKey().idempotencyKey).not.toBe(second.idempotencyKey);
});
