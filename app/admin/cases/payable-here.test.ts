import { expect, it } from "vitest";

import { payableHere } from "./payable-here.ts";

it.each([
  ["the provider that is on", { name: "stripe" }, "stripe", { moneyBack: true, lowerPrice: true }],
  ["one that took no money", { name: "stripe" }, "test", { moneyBack: true, lowerPrice: false }],
  ["another one", { name: "test" }, "stripe", { moneyBack: false, lowerPrice: false }],
  ["any while none is on", null, "test", { moneyBack: false, lowerPrice: false }],
  ["none that stands", { name: "stripe" }, null, { moneyBack: false, lowerPrice: false }],
])("offers of a payment by %s what can be paid here", (_, provider, paidBy, payable) => {
  expect(payableHere(provider, paidBy)).toEqual(payable);
});
