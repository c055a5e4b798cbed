import { describe, expect, it } from "vitest";

import { codeSentence } from "./code-texts.ts";
import { draftOfForm } from "./draft-of-form.ts";

const tights = [{ id: "tights", name: "Pulse Tights" }];
const many = [...tights, { id: "b", name: "Base Tights" }, { id: "c", name: "Core Tights" }];

function told(fields: Record<string, string>, named: readonly { id: string; name: string }[] = []): string | null {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const draft = draftOfForm(
    form,
    named.map(({ id }) => id),
  );
  return draft && codeSentence(draft, named).replaceAll("\u00A0", " ");
}

describe("a code that is filled in reads", () => {
  const percentage = { discountType: "percentage", valueHundredths: "20" };
  const chosen = { scope: "products" };
  const gift = { discountType: "buy-x-get-y", buyQuantity: "2", getQuantity: "1" };

  it.each([
    ["20% off.", percentage, []],
    ["12,5% off, at most 300 kr.", { ...percentage, valueHundredths: "12,5", maxDiscountOre: "300" }, []],
    ["50 kr off from 500 kr.", { discountType: "fixed", valueHundredths: "50", minOrderOre: "500" }, []],
    [
      "20% off Pulse Tights from 500 kr, until 1 Dec 2026, 00:00, once per customer.",
      { ...percentage, ...chosen, minOrderOre: "500", expiryDate: "2026-12-01T00:00", maxUsesPerCustomer: "1" },
      tights,
    ],
    ["20% off Pulse Tights and 2 more products.", { ...percentage, ...chosen }, many],
    ["Free standard shipping, 100 times in total.", { discountType: "free-shipping", maxUses: "100" }, []],
    ["Free standard shipping with Pulse Tights.", { discountType: "free-shipping", ...chosen }, tights],
    ["Buy 2, get 1 free.", { ...gift, valueHundredths: "100" }, []],
    ["Buy 2, get 1 at 50% off: Pulse Tights.", { ...gift, ...chosen, valueHundredths: "50" }, tights],
  ] as const)("%s", (sentence, fields, named) => {
    expect(told(fields, named)).toBe(sentence);
  });

  it.each([
    ["without a value", { ...percentage, valueHundredths: "" }],
    ["with a value that is no number", { ...percentage, valueHundredths: "ten" }],
    ["for products of which none is selected", { ...percentage, scope: "products" }],
    ["of buy X, get Y without both", { ...gift, valueHundredths: "100", getQuantity: "" }],
  ])("as nothing %s", (_, fields) => {
    expect(told(fields)).toBeNull();
  });
});
