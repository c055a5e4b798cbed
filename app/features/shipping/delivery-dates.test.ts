import { describe, expect, it } from "vitest";

import { addBusinessDays, isBusinessDay } from "./business-days.ts";
import { deliveryText, deliveryWindow, estimatedDelivery, packingDay } from "./delivery-dates.ts";
import { deliveryRange, offeredShippingMethods } from "./rates.ts";

describe("packingDay", () => {
  it.each([
    ["before the cutoff on a business day", "2026-11-20T12:59:00Z", "2026-11-20"],
    ["after it", "2026-11-20T13:00:00Z", "2026-11-23"],
    ["on a Sunday", "2026-11-22T09:00:00Z", "2026-11-23"],
    ["late on Monday, when it is Tuesday in Sweden", "2026-11-23T23:30:00Z", "2026-11-24"],
    ["in summer time", "2026-07-06T11:59:00Z", "2026-07-06"],
    ["after the cutoff in summer time", "2026-07-06T12:00:00Z", "2026-07-07"],
    ["on Christmas Eve", "2026-12-24T08:00:00Z", "2026-12-28"],
  ])("%s", (_, orderedAt, day) => {
    expect(packingDay(new Date(orderedAt))).toBe(day);
  });
});

describe("estimatedDelivery", () => {
  it.each([
    ["standard", "2026-11-20T12:00:00Z", "2026-11-25T12:00:00.000Z"],
    ["express", "2026-11-20T12:00:00Z", "2026-11-24T12:00:00.000Z"],
    ["standard", "2026-11-22T09:00:00Z", "2026-11-26T12:00:00.000Z"],
    ["standard", "2026-12-22T09:00:00Z", "2026-12-29T12:00:00.000Z"],
  ] as const)("by %s of an order of %s is %s", (method, orderedAt, expected) => {
    expect(estimatedDelivery(new Date(orderedAt), method)).toBe(expected);
  });
});

describe("deliveryWindow", () => {
  it("is the method's own range from packing, on business days only, for an order of any hour of two years", () => {
    for (let hour = 0; hour < 2 * 365 * 24; hour += 5) {
      const orderedAt = new Date(Date.UTC(2026, 0, 1, hour));
      for (const { id } of offeredShippingMethods) {
        const { from, to } = deliveryWindow(estimatedDelivery(orderedAt, id), id);
        const [first, last] = deliveryRange(id);
        expect([from, to]).toEqual([first, last].map((days) => addBusinessDays(packingDay(orderedAt), days)));
        expect(isBusinessDay(from) && isBusinessDay(to)).toBe(true);
      }
    }
  });
});

describe("deliveryText", () => {
  it.each([
    ["standard", "2026-11-26T12:00:00.000Z", "Thu 26 – Mon 30 November"],
    ["express", "2026-11-25T12:00:00.000Z", "Tue 24 – Wed 25 November"],
    ["standard", "2026-11-27T12:00:00.000Z", "Fri 27 Nov – Tue 1 Dec"],
  ] as const)("of %s, estimated %s, reads %s", (method, estimated, text) => {
    expect(deliveryText(estimated, method)).toBe(text);
    expect(deliveryText(estimated, method, ["local", "local"])).toBe(text);
  });

  it("promises of what a partner sends no more than the partner does", () => {
    const estimated = estimatedDelivery(new Date("2026-11-22T09:00:00Z"), "standard");
    expect(deliveryText(estimated, "standard", ["cjdropshipping"])).toBe("Wed 2 – Wed 9 December");
    expect(deliveryText(estimated, "express", ["cjdropshipping"])).not.toMatch(/November/);
    expect(deliveryText(estimated, "standard", ["local", "cjdropshipping"])).toBe(
      "Thu 26 – Mon 30 November; from our partner: Wed 2 – Wed 9 December",
    );
  });
});
