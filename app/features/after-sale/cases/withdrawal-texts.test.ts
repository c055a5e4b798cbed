import { describe, expect, it } from "vitest";

import type { Receipt } from "./withdrawal-receipt.ts";
import { receiptPeriods } from "./withdrawal-texts.ts";

const matched = {
  isCancelled: false,
  comesBack: true,
  rest: null,
  statutoryUntil: null,
  promiseUntil: null,
} as Partial<Receipt["matched"]>;
const receiptOf = (status: Receipt["status"], change: object = {}) =>
  ({ status, matched: { ...matched, ...change } }) as Receipt;

describe("the periods on a receipt", () => {
  it("are told while goods come back, and where the notice came late", () => {
    expect(receiptPeriods(receiptOf("open"))).toHaveLength(2);
    expect(receiptPeriods(receiptOf("late", { comesBack: false }))).toHaveLength(2);
  });

  it.each([
    ["its money went back", receiptOf("refunded")],
    ["its order was cancelled", receiptOf("open", { isCancelled: true })],
    ["nothing of it was ever sent", receiptOf("open", { comesBack: false })],
    ["it was closed", receiptOf("closed")],
  ])("are over once %s", (_, receipt) => {
    expect(receiptPeriods(receipt)).toEqual([]);
  });
});
