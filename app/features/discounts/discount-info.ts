import * as z from "zod/mini";

/** The discount validation result of the specification, section 3. Amounts in kronor; `error` says why a code does not hold. */
export const discountInfoSchema = z.object({
  valid: z.boolean(),
  code: z.string(),
  description: z._default(z.string(), ""),
  discountAmount: z._default(z.number(), 0),
  discountPercentage: z._default(z.number(), 0),
  finalTotal: z._default(z.number(), 0),
  error: z.optional(z.string()),
});
export type DiscountInfo = z.infer<typeof discountInfoSchema>;
