import { expect, it } from "vitest";

import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";

import { backInStockRules } from "./rules.ts";

it("keeps a request as long as its link works, and who was told for longer than they count", () => {
  const { backInStockOpen, backInStockTold } = retentionPeriods;
  expect([backInStockOpen.amount, backInStockOpen.unit]).toEqual([backInStockRules.confirmDays, "days"]);
  expect([backInStockTold.unit, backInStockTold.amount * 24 > backInStockRules.holdHours]).toEqual(["days", true]);
});
