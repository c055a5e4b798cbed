import { describe, expect, it } from "vitest";

import { stockChanges, stockFormSchema } from "./stock-form.ts";

const form = (fields: Record<string, string>) => stockFormSchema.parse({ intent: "save", reason: "count", ...fields });

describe("stockChanges", () => {
  it("are the rows whose number is another one, with the number they were made on", () => {
    const fields = { "from:a": "3", "to:a": "3", "from:b": "5", "to:b": " 1 200 " };
    expect(stockChanges(form(fields))).toEqual({
      kind: "changes",
      changes: [{ variantId: "b", from: 5, to: 1200 }],
    });
  });

  it.each([
    ["set", [{ variantId: "a", from: 3, to: 4 }]],
    ["add", [{ variantId: "a", delta: 4 }]],
    ["remove", [{ variantId: "a", delta: -4 }]],
  ])("%s the units of the selected rows", (mode, changes) => {
    const fields = { intent: "bulk", mode, units: "4", "selected:a": "on", "from:a": "3", "from:b": "9", "to:b": "1" };
    expect(stockChanges(form(fields))).toEqual({ kind: "changes", changes });
  });

  it.each([
    ["a number that is none", { "from:a": "3", "to:a": "many" }],
    ["a number below zero", { "from:a": "3", "to:a": "-1" }],
    ["nothing selected", { intent: "bulk", units: "4" }],
    ["no units for the selected", { intent: "bulk", "selected:a": "on" }],
  ])("refuse %s", (_, fields) => {
    expect(stockChanges(form(fields)).kind).toBe("invalid");
  });

  it("know no variant by a name that every object has", () => {
    expect(stockChanges(form({ intent: "bulk", units: "4", "selected:__proto__": "on" }))).toMatchObject({
      changes: [{ variantId: "__proto__", to: 4 }],
    });
  });
});
