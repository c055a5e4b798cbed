import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { PlacedOrder } from "#app/features/selling/orders/responses.ts";

import { forgetPaymentUnderWay, paymentUnderWay, savePaymentUnderWay } from "./payment-under-way.ts";

const order = { id: "ord_1" } as unknown as PlacedOrder;

beforeEach(() => {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage, dispatchEvent: () => true });
});
afterEach(() => vi.unstubAllGlobals());

it("a payment of the checkout is known to every tab until it has ended", () => {
  savePaymentUnderWay("pay_1", order);
  expect(paymentUnderWay()).toBe("pay_1");
  forgetPaymentUnderWay("pay_1");
  expect(paymentUnderWay()).toBeNull();
});

it("a payment of what is added to an order is no other tab's, whose cart it would clear, and hides none of the checkout", () => {
  savePaymentUnderWay("pay_added", order, "/add-to-order?id=add_1&key=signature");
  expect(paymentUnderWay()).toBeNull();
  savePaymentUnderWay("pay_1", order);
  savePaymentUnderWay("pay_added", order, "/add-to-order?id=add_1&key=signature");
  expect(paymentUnderWay()).toBe("pay_1");
  forgetPaymentUnderWay("pay_added");
  expect(paymentUnderWay()).toBe("pay_1");
});
