import { describe, expect, it } from "vitest";

import { judgeLine, leastBasis } from "./notice-parts.ts";
import { type SentReplacement, type WithdrawnUnits, replacedUnits, unitsInTime } from "./replaced-units.ts";
import { withdrawalPeriod } from "./withdrawal-deadline.ts";

const facts = { informedAt: "2020-01-01T00:00:00.000Z", country: "Sweden", returnDays: 30 };
const noon = (day: string) => `${day}T11:00:00.000Z`;
/** Delivered on 2 November: the law's period ends on the 16th, our promise on 2 December. */
const period = withdrawalPeriod({ ...facts, deliveredAt: noon("2026-11-02") });
const sent = (day: string | null, units = 1): SentReplacement => ({
  units,
  color: "Black",
  size: "L",
  deliveredAt: day && noon(day),
});
const named = {
  id: "lin_1",
  name: "Tights",
  color: "Black",
  size: "M",
  image: "",
  priceOre: 299_00,
  quantity: 3,
  unsent: 0,
  discountOre: null,
  refundedQuantity: 0,
  correctedOre: 0,
};
const line = (available: number, replacements: SentReplacement[], withdrawn: WithdrawnUnits[] = []) => ({
  available,
  replaced: replacedUnits(replacements, withdrawn, { ...facts, period }),
});

describe("what was sent in exchange", () => {
  it("has 14 days of its own from its own delivery, and is open before", () => {
    expect(line(1, [sent("2026-12-07")]).replaced[0]?.statutoryUntil).toBe("2026-12-21T22:59:59.999Z");
    expect(line(1, [sent(null)]).replaced[0]?.statutoryUntil).toBeNull();
    expect(unitsInTime(line(1, [sent("2026-12-07")]), period, noon("2026-12-21"))).toBe(1);
    expect(unitsInTime(line(1, [sent("2026-12-07")]), period, noon("2026-12-22"))).toBe(0);
    expect(unitsInTime(line(1, [sent(null)]), period, noon("2027-06-01"))).toBe(1);
  });

  it("leaves the other units of its line their own end, and never ends before the order", () => {
    const three = line(3, [sent("2026-12-07")]);
    expect(unitsInTime(three, period, noon("2026-12-10"))).toBe(1);
    expect(unitsInTime(three, period, noon("2026-11-10"))).toBe(3);
    const judged = (quantity: number, day: string) =>
      judgeLine({ line: { ...named, ...three }, quantity, sent: quantity }, noon(day), period).map(
        (part) => `${part.quantity} of ${part.sent} ${part.basis}`,
      );
    expect(judged(1, "2026-12-10")).toEqual(["1 of 1 statutory"]);
    expect(judged(2, "2026-12-10")).toEqual(["1 of 1 statutory", "1 of 1 late"]);
    expect(judged(2, "2026-11-20")).toEqual(["2 of 2 promise"]);
    expect(unitsInTime(line(1, [sent("2026-11-03")]), withdrawalPeriod({ ...facts, deliveredAt: null }), "2030")).toBe(
      1,
    );
  });

  it("is withdrawn from once, the one that ends first before the others", () => {
    const both = [sent("2026-12-07"), sent("2026-11-23")];
    const left = line(2, both, [{ quantity: 1, receivedAt: noon("2026-12-01") }]);
    expect(left.replaced).toMatchObject([{ units: 1, statutoryUntil: "2026-12-21T22:59:59.999Z" }]);
    expect(unitsInTime(left, period, noon("2026-12-10"))).toBe(1);
    // A notice in the order's own time may have been of any unit.
    expect(line(1, both, [{ quantity: 1, receivedAt: noon("2026-11-10") }]).replaced).toHaveLength(2);
  });
});

it("a notice of which a part is late waits for staff", () => {
  expect(leastBasis(["statutory", "late", "promise"])).toBe("late");
  expect(leastBasis(["promise", "statutory"])).toBe("promise");
  expect(leastBasis(["statutory"])).toBe("statutory");
});
