import { describe, expect, it } from "vitest";

import { scan, scanText } from "./picking.ts";

const item = { name: "Form Leggings", color: "Black", size: "M", place: "A-03", orders: [] };
const variants = [
  { ...item, variantId: "var_1", sku: "FORM-BLK-M", gtin: "036000291452", units: 2 },
  { ...item, variantId: "var_2", sku: null, gtin: null, units: 1 },
];

describe("a scan", () => {
  it.each(["036000291452", "0036000291452", "form-blk-m", " FORM-BLK-M\n", "var_1"])("picks by %j", (typed) => {
    expect(scan(variants, {}, typed)).toMatchObject({ kind: "picked", picked: { var_1: 1 } });
  });

  it.each(["", "null", "4006381333931"])("picks nothing by %j", (typed) => {
    expect(scan(variants, {}, typed)).toEqual({ kind: "unknown" });
  });

  it("counts units up to those that are wanted", () => {
    const first = scan(variants, {}, "FORM-BLK-M");
    const second = scan(variants, { var_1: 1 }, "FORM-BLK-M");
    expect([first, second]).toMatchObject([{ picked: { var_1: 1 } }, { picked: { var_1: 2 } }]);
    const third = scan(variants, { var_1: 2 }, "FORM-BLK-M");
    expect(third.kind).toBe("enough");
    expect(scanText(third, { var_1: 2 })).toBe("Form Leggings, Black, M: you already have all 2.");
  });
});
