import { z } from "zod";

/** Digits of GTIN-8, UPC (GTIN-12), EAN (GTIN-13) and GTIN-14. */
const gtinLengths = [8, 12, 13, 14];

/**
 * Whether the last digit of a GTIN is right: from the right, the others count 3 and 1 in turn, and all add up to tens (GS1 General
 * Specifications, 7.9).
 */
export function hasCheckDigit(gtin: string): boolean {
  if (!/^\d+$/.test(gtin) || !gtinLengths.includes(gtin.length)) return false;
  const sum = Array.from(gtin, Number)
    .toReversed()
    .reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const optional = <S extends z.ZodType<string, string>>(text: S) =>
  z
    .string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(z.nullable(text));

const skuText = z.string().regex(/^[\p{L}\p{N}._/-]{1,60}$/u, {
  error: "Use at most 60 letters, digits, dots, hyphens, underscores or slashes.",
});
const gtinText = z.string().refine(hasCheckDigit, {
  error: "Check the number: a barcode has 8, 12, 13 or 14 digits, and the last one must match.",
});
const placeText = z.string().max(20, { error: "Use at most 20 characters." });

/** What a variant is found by in the warehouse; null for what it has not. */
export const variantCodesSchema = z.object({
  sku: optional(skuText),
  // Printed with spaces.
  gtin: z.preprocess((typed) => (typeof typed === "string" ? typed.replaceAll(/\s/g, "") : typed), optional(gtinText)),
  place: optional(placeText),
});
export type VariantCodes = z.infer<typeof variantCodesSchema>;
