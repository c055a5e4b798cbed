import { expect, it } from "vitest";

import { variantCodesSchema } from "./variant-codes.ts";

it("takes a barcode's number as it is printed, with spaces", () => {
  expect(variantCodesSchema.parse({ sku: "", gtin: "4 006381 333931", place: " A-3 " })).toEqual({
    sku: null,
    gtin: "4006381333931",
    place: "A-3",
  });
});
