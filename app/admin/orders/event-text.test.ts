import { describe, expect, it } from "vitest";

import { formatPrice } from "#app/shared/money.ts";

import { eventActor, eventText } from "./event-text.ts";

describe("an order event in words", () => {
  it.each([
    ["placed", {}, "Order placed"],
    ["status: shipped", {}, "Status set to shipped"],
    ["cancelled", { reason: "not paid in time" }, "Order cancelled: not paid in time"],
    ["paid", { paymentId: "pay_1" }, "Order paid"],
    ["refunded", { paymentId: "pay_1" }, "Payment refunded"],
    ["refunded", { amountOre: "37375", currency: "SEK" }, `Payment refunded, ${formatPrice(37375)}`],
    ["parcel sent", { units: "2", carrier: "postnord", trackingId: "00370" }, "2 items sent with PostNord, 00370"],
    ["parcel sent", { units: "1", carrier: "other", trackingId: "" }, "1 item sent with Other carrier"],
    [
      "refund requested",
      { units: "1", amountOre: "29900", currency: "SEK", reason: "Too small" },
      `Refund of ${formatPrice(29900)} requested for 1 item: Too small`,
    ],
    [
      "refund requested",
      { units: "0", amountOre: "4900", currency: "SEK" },
      `Refund of ${formatPrice(4900)} requested`,
    ],
    ["refund requested", { units: "2", amountOre: "0", currency: "SEK" }, "2 items cancelled"],
    [
      "exchange requested",
      { units: "2", item: "Tee, Black, M", for: "Black, L" },
      "Exchange of 2 × Tee, Black, M for Black, L requested",
    ],
    [
      "replacement sent",
      { item: "Tee, Black, L", carrier: "postnord" },
      "Replacement sent: Tee, Black, L, with PostNord",
    ],
    ["replacement sent", { carrier: "postnord", trackingId: "SE1" }, "Replacement sent with PostNord, SE1"],
    [
      "exchange ended",
      { number: "RT-12345678", withdrawalId: "WD-12345678" },
      "Exchange RT-12345678 ended by withdrawal WD-12345678: nothing is sent",
    ],
    ["exchange ended", { number: "RT-12345678", withdrawalId: "" }, "Exchange RT-12345678 ended: nothing is sent"],
    ["return received", { number: "RT-12345678", units: "1" }, "1 item of return RT-12345678 came back"],
    [
      "value loss told",
      { number: "RT-12345678", amountOre: "9000", currency: "SEK" },
      `Deduction of ${formatPrice(9000)} for loss of value told, return RT-12345678`,
    ],
    ["value loss decided", { number: "RT-1", decision: "dropped" }, "Deduction dropped, return RT-1"],
    ["constructor", {}, "constructor"],
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
