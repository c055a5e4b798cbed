import { inOre } from "#app/shared/money.ts";
import { flag, number, optional, type Parsed, record, text } from "#app/shared/parse.ts";

/** The result of validating a discount code (C3). Amounts in kronor; `error` says why a code is not valid. */
export const discountAnswer = record({
  valid: flag,
  code: text,
  description: optional(text, ""),
  discountAmount: optional(number, 0),
  discountPercentage: optional(number, 0),
  finalTotal: optional(number, 0),
  error: optional(text),
});
export type DiscountAnswer = Parsed<typeof discountAnswer>;

/** The same with amounts in öre: `discountAmountOre` and `finalTotalOre`. */
export type DiscountInfo = ReturnType<typeof discountInfoInOre>;

/** A validation result of the API or the browser's storage with its amounts in öre. */
export function discountInfoInOre(result: DiscountAnswer) {
  return inOre(result, ["discountAmount", "finalTotal"]);
}
