import { z } from "zod";

import { gtinText, skuText } from "#app/features/catalogue/products/variant-details.ts";

const optional = <S extends z.core.$ZodType<string, string>>(text: S) =>
  z
    .string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(z.nullable(text));

const placeText = z.string().max(20, { error: "Use at most 20 characters." });

/** What a variant is found by in the warehouse; null for what it has not. */
export const variantCodesSchema = z.object({
  sku: optional(skuText),
  // Printed with spaces.
  gtin: z.preprocess((typed) => (typeof typed === "string" ? typed.replaceAll(/\s/g, "") : typed), optional(gtinText)),
  place: optional(placeText),
});
export type VariantCodes = z.infer<typeof variantCodesSchema>;
