import { describe, expect, it } from "vitest";

import { productTimesTable } from "./delivery-times-table.ts";

describe("how long a product's delivery takes", () => {
  it("is told of our own by method, and says where express is not offered", () => {
    const { head, rows } = productTimesTable("local", {});
    expect(head).toEqual(["Country", "Standard", "Express"]);
    expect(rows.slice(0, 2)).toEqual([
      ["Sweden", "3-5", "1-2"],
      ["Norway", "5-8", "Not offered"],
    ]);
  });

  it.each(["cjdropshipping", "other"])(
    "promises nothing of our own warehouse, and no express, for goods from %s",
    (source) => {
      const { head, rows } = productTimesTable(source, {});
      expect(head).toEqual(["Country", "Standard"]);
      expect(rows[0]).toEqual(["Sweden", "7-12"]);
    },
  );

  it("names a market's own country alone on its pages", () => {
    expect(productTimesTable("local", { market: "dk" }).rows).toEqual([["Denmark", "4-6", "2-3"]]);
  });
});
