import { describe, expect, it } from "vitest";

import { eventActor, eventText } from "./event-text.ts";

describe("an order event in words", () => {
  it.each([
    ["placed", {}, "Order placed"],
    ["status: shipped", {}, "Status set to shipped"],
    ["cancelled", { reason: "not paid in time" }, "Order cancelled: not paid in time"],
    ["paid", { paymentId: "pay_1" }, "Order paid"],
    ["refunded", { paymentId: "pay_1" }, "Payment refunded"],
    ["label printed", {}, "label printed"],
  ])("tells %s with %o as '%s'", (type, data, text) => {
    expect(eventText({ type, data })).toBe(text);
  });

  it.each([
    ["shopper", "Shopper"],
    ["system", "System"],
    ["astrid", "astrid"],
  ])("names %s as %s", (actor, name) => {
    expect(eventActor(actor)).toBe(name);
  });
});
