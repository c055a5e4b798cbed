import { describe, expect, it } from "vitest";

import { bulkFormSchema, parseBulkEdit } from "./bulk-form.ts";

describe("the bulk form", () => {
  it.each([
    [{ edit: "state-draft" }, { kind: "state", state: "draft" }],
    [{ edit: "end-sale" }, { kind: "price", edit: { kind: "end-sale" } }],
    [
      { edit: "set-price", value: "1 299,50 kr" },
      { kind: "price", edit: { kind: "set", priceOre: 129_950 } },
    ],
    [
      { edit: "percent", value: "-20 %", sale: "on" },
      { kind: "price", edit: { kind: "percent", percent: -20, asSale: true } },
    ],
    [
      { edit: "percent", value: "\u221215" },
      { kind: "price", edit: { kind: "percent", percent: -15, asSale: false } },
    ],
    [
      { edit: "set-stock", value: "0" },
      { kind: "stock", edit: { kind: "set", units: 0 } },
    ],
    [
      { edit: "add-stock", value: "-3" },
      { kind: "stock", edit: { kind: "add", units: -3 } },
    ],
    [
      { edit: "add-to-collection", collection: "col_trail" },
      { kind: "collection", id: "col_trail" },
    ],
  ])("reads %o", (fields, edit) => {
    expect(parseBulkEdit(fields)).toEqual(edit);
  });

  it.each([
    {},
    { edit: "constructor" },
    { edit: "set-price", value: "" },
    { edit: "set-price", value: "-1" },
    { edit: "percent", value: "0" },
    { edit: "percent", value: "-101" },
    { edit: "set-stock", value: "-1" },
    { edit: "set-stock", value: "2.5" },
    { edit: "add-stock", value: "many" },
    { edit: "add-to-collection", collection: "" },
  ])("says in words why it cannot read %o", (fields) => {
    expect(parseBulkEdit(fields)).toEqual(expect.any(String));
  });

  it("reads which products are selected, and returns to no other site", () => {
    const fields = {
      edit: "end-sale",
      "product:tee": "on",
      "product:a.b": "on",
      returnTo: "/admin?tab=products&q=tee",
    };
    const read = bulkFormSchema.parse(fields);
    expect(read).toMatchObject({ ids: ["tee", "a.b"], returnTo: "/admin?tab=products&q=tee" });
    for (const returnTo of ["https://evil.example", "//evil.example", "/admin/../evil", "/admin?\r\nSet-Cookie: a=b"])
      expect(bulkFormSchema.parse({ ...fields, returnTo }).returnTo).toBeUndefined();
  });
});
