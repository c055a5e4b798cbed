import { inOre } from "#app/shared/money.ts";
import { flag, number, optional, type Parsed, record, text } from "#app/shared/parse.ts";

/** The discount of a cart: of a code (C3), or an automatic one, which has a title. Amounts in kronor; `freeShipping` is of standard delivery alone; `error` says why a code is not valid. */
export const discountAnswer = record({
  valid: flag,
  /** What the shopper entered; empty without a code. */
  code: text,
  /** Of the automatic discount, where that applies, also in place of the code. */
  title: optional(text),
  description: optional(text, ""),
  discountAmount: optional(number, 0),
  discountPercentage: optional(number, 0),
  finalTotal: optional(number, 0),
  freeShipping: optional(flag, false),
  error: optional(text),
});
export type DiscountAnswer = Parsed<typeof discountAnswer>;

/** The same with amounts in öre: `discountAmountOre` and `finalTotalOre`. */
export type DiscountInfo = ReturnType<typeof discountInfoInOre>;

/** A validation result of the API or the browser's storage with its amounts in öre. */
export function discountInfoInOre(result: DiscountAnswer) {
  return inOre(result, ["discountAmount", "finalTotal"]);
}
