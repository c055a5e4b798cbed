import { describe, expect, it } from "vitest";

import { fieldChanges } from "./field-changes.ts";

describe("the changed fields of an audit entry", () => {
  it("are told as people read them", () => {
    const before = { priceOre: 299_00, isActive: true, valueHundredths: 12_50, expiryDate: null };
    const after = { priceOre: 249_50, isActive: false, valueHundredths: 10_00, expiryDate: "2026-11-03T13:05:00.000Z" };
    expect(fieldChanges(before, after)).toEqual([
      { name: "Price", before: "299\u00a0kr", after: "249,50\u00a0kr" },
      { name: "Active", before: "Yes", after: "No" },
      { name: "Value", before: "12,5", after: "10" },
      { name: "Expiry date", before: "None", after: "3 Nov 2026, 14:05" },
    ]);
  });

  it("say which side a field was not on", () => {
    expect(fieldChanges(null, { code: "TACK50" })).toEqual([{ name: "Code", before: null, after: "TACK50" }]);
    expect(fieldChanges({ code: "TACK50" }, null)).toEqual([{ name: "Code", before: "TACK50", after: null }]);
    expect(fieldChanges(null, null)).toEqual([]);
  });

  it("leave out what people cannot read", () => {
    const [before, after] = [
      { variantId: "a-m", size: "M" },
      { variantId: "a-l", size: "L", eventId: "evt_1" },
    ];
    expect(fieldChanges(before, after, ["variantId", "eventId"])).toEqual([{ name: "Size", before: "M", after: "L" }]);
  });

  it("tell lists and records line by line", () => {
    const after = { tags: ["warm", "new"], vat: { mode: "added", rateHundredths: 2500 } };
    expect(fieldChanges(null, after).map((change) => change.after)).toEqual(["warm\nnew", "Mode: added\nRate: 25"]);
  });

  it("hold no name of the language's own for a field", () => {
    expect(fieldChanges({ a: 1 }, JSON.parse('{"__proto__": 2}'))).toHaveLength(2);
  });
});
