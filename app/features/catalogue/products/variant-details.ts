import * as z from "zod/mini";

import { variantKey } from "./variant-key.ts";

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

/** The shop's own article number. */
export const skuText = z
  .string()
  .check(
    z.regex(/^[\p{L}\p{N}._/-]{1,60}$/u, "Use at most 60 letters, digits, dots, hyphens, underscores or slashes."),
  );
/** The number behind a barcode. */
export const gtinText = z
  .string()
  .check(
    z.refine(hasCheckDigit, "Check the number: a barcode has 8, 12, 13 or 14 digits, and the last one must match."),
  );
const grams = z
  .int("Enter the weight in whole grams")
  .check(z.gte(1, "Enter the weight in whole grams"), z.lte(1_000_000, "At most 1,000,000 grams"));
const ore = z
  .int("Enter an amount, for example 99.00")
  .check(z.gte(0, "Enter an amount, for example 99.00"), z.lte(1_000_000_000, "At most 10,000,000"));
const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);

/** What staff say of one variant beside its units; null for what they do not say. */
export const variantDetails = z.object({
  sku: orNull(skuText),
  gtin: orNull(gtinText),
  weightGrams: orNull(grams),
  /** What the shop itself pays for a unit, in öre. Shoppers never see it. */
  costOre: orNull(ore),
  /** Its own price, in öre; null where it has its product's. */
  priceOre: orNull(ore),
  /** The price before a sale of its own price. */
  earlierPriceOre: orNull(ore),
  /** The URL of the product's picture that shows it; null where its color's does. */
  picture: orNull(z.string().check(z.maxLength(2_000))),
});
export type VariantDetails = z.infer<typeof variantDetails>;
export type VariantDetail = keyof VariantDetails;

/** The details of a product's variants, by `variantKey`: those of whom nothing is said are left out. */
export type DetailsByVariant = Readonly<Record<string, VariantDetails>>;

/** A variant of whom nothing is said. */
export const noDetails: VariantDetails = variantDetails.parse({});
export const detailNames = Object.keys(noDetails) as VariantDetail[];

/**
 * The details of those variants alone that a product has and of whom something is said. A price of a variant's own stays its own while the
 * product's is the same: it was said, and may differ again. A picture that is not among the product's, where those are given, is none.
 */
export function detailsOf(
  variants: readonly { colorId: string; sizeId: string }[],
  details: DetailsByVariant,
  media?: readonly { url: string }[],
): DetailsByVariant {
  const isGone = (url: string | null) => media !== undefined && !media.some((picture) => picture.url === url);
  const said = variants.flatMap((variant): [string, VariantDetails][] => {
    const given = details[variantKey(variant)];
    const own = given && isGone(given.picture) ? { ...given, picture: null } : given;
    return own && detailNames.some((name) => own[name] !== null) ? [[variantKey(variant), own]] : [];
  });
  return Object.fromEntries(said);
}

/** The details that rows of the database have. */
export function detailsOfRows(
  rows: readonly ({ colorId: string; sizeId: string } & VariantDetails)[],
): DetailsByVariant {
  const pick = (row: VariantDetails) =>
    Object.fromEntries(detailNames.map((name) => [name, row[name]])) as unknown as VariantDetails;
  return detailsOf(rows, Object.fromEntries(rows.map((row) => [variantKey(row), pick(row)])));
}

/** The codes that two variants of a product share, though each is one variant's alone. */
export function repeatedCodes(details: DetailsByVariant): string[] {
  return (["sku", "gtin"] as const).flatMap((name) => {
    const codes = Object.values(details).flatMap((own) => own[name]?.toLowerCase() ?? []);
    return codes.filter((code, i) => codes.indexOf(code) !== i);
  });
}
