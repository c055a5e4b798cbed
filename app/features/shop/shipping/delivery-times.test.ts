import { describe, expect, it } from "vitest";

import { orderTimeText, shippingRefusal } from "./delivery-times.ts";
import { shippingCountries } from "./rates.ts";
import { ownTime, partnerTime } from "./transit-times.ts";

const [own, partner] = ["local", "cjdropshipping"];

describe("how long a parcel takes", () => {
  it("is 3-5 days in Sweden, 1-2 by express, and never less abroad", () => {
    expect([ownTime("standard", "Sweden"), ownTime("express", "Sweden")]).toMatchObject([
      { first: 3, last: 5 },
      { first: 1, last: 2 },
    ]);
    for (const country of shippingCountries) {
      const [standard, express, slow] = [
        ownTime("standard", country),
        ownTime("express", country),
        partnerTime(country),
      ];
      for (const time of [standard, express, slow]) {
        expect(time.first).toBeLessThanOrEqual(time.expected);
        expect(time.expected).toBeLessThanOrEqual(time.last);
      }
      expect(standard.first).toBeGreaterThanOrEqual(ownTime("standard", "Sweden").first);
      expect(express.first).toBeGreaterThanOrEqual(ownTime("express", "Sweden").first);
      expect(express.last).toBeLessThanOrEqual(standard.last);
      expect(slow.first).toBeGreaterThan(standard.last - 1);
    }
  });

  it("is said of own goods, of a partner's, and of both", () => {
    expect(orderTimeText("standard", { country: "Denmark", sources: [own] })).toBe("4-6 business days");
    expect(orderTimeText("standard", { country: "Sweden", sources: [partner] })).toBe("7-12 business days");
    expect(orderTimeText("standard", { country: "Sweden", sources: [own, partner] })).toBe(
      "3-5 business days, from our partner 7-12",
    );
  });
});

describe("express", () => {
  it.each([
    ["Sweden", [own], null],
    ["Denmark", [own], null],
    ["Norway", [own], "We don't offer express delivery to Norway."],
    ["Sweden", [own, partner], "Items from our partner can't ship express."],
    ["Finland", [partner], "Items from our partner can't ship express."],
  ])("to %s of goods from %s: %s", (country, sources, refusal) => {
    expect(shippingRefusal("express", { country, sources })).toBe(refusal);
    expect(shippingRefusal("standard", { country, sources })).toBeNull();
  });
});
