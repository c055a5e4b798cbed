import * as z from "zod/mini";

import { inOre } from "#app/shared/money.ts";

/** The result of validating a discount code (C3). Amounts in kronor; `error` says why a code is not valid. */
export const discountInfoSchema = z.object({
  valid: z.boolean(),
  code: z.string(),
  description: z._default(z.string(), ""),
  discountAmount: z._default(z.number(), 0),
  discountPercentage: z._default(z.number(), 0),
  finalTotal: z._default(z.number(), 0),
  error: z.optional(z.string()),
});

/** The same with amounts in öre: `discountAmountOre` and `finalTotalOre`. */
export type DiscountInfo = ReturnType<typeof discountInfoInOre>;

/** A validation result of the API or the browser's storage with its amounts in öre. */
export function discountInfoInOre(result: z.infer<typeof discountInfoSchema>) {
  return inOre(result, ["discountAmount", "finalTotal"]);
}
