import { z } from "zod";

import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { normalizeCode } from "./evaluate-code.ts";

/** An amount in kronor or percent as people type it (`10`, `12,50`), in hundredths. */
const hundredths = z
  .string()
  .trim()
  .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/, { error: "Enter a number, for example 10 or 12,50" })
  .transform((text) => Math.round(Number(text.replace(",", ".")) * 100));

/** A whole number. */
const count = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, { error: "Enter a whole number, or leave blank for no limit" })
  .transform(Number);

const orNull = <T extends z.ZodType<unknown, string>>(field: T) =>
  z.union([z.literal("").transform(() => null), z.string().trim().pipe(field)]);

const moment = orNull(
  z.string().transform((text, context) => {
    const iso = fromSwedishField(text);
    if (iso === null) context.addIssue({ code: "custom", message: "Enter a date and a time" });
    return iso ?? z.NEVER;
  }),
);

export const codeKinds = ["percentage", "fixed"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** What may be a code: letters, digits, hyphens and underscores. */
export const codeSchema = z
  .string()
  .transform(normalizeCode)
  .pipe(z.string().regex(/^[\p{L}\p{N}_-]{2,40}$/u, { error: "Use 2 to 40 letters, digits, hyphens or underscores" }))
  // Its page would be the one that creates codes.
  .refine((code) => code !== "NEW", { error: "NEW can't be a code" });

/** What the fields of a code must be together, however they were sent. */
export function checkCode(
  context: z.core.ParsePayload<{
    discountType: CodeKind;
    valueHundredths: number;
    startsAt: string | null;
    expiryDate: string | null;
  }>,
): void {
  const { discountType, valueHundredths, startsAt, expiryDate } = context.value;
  const refuse = (field: string, message: string) =>
    context.issues.push({ code: "custom", path: [field], message, input: context.value });
  if (valueHundredths === 0) refuse("valueHundredths", "Enter a value above 0");
  if (discountType === "percentage" && valueHundredths > 100_00) refuse("valueHundredths", "Enter 100% or less");
  if (startsAt !== null && expiryDate !== null && startsAt >= expiryDate)
    refuse("expiryDate", "Choose an end after the start");
}

/** The fields of a discount code as its form sends them: amounts in kronor become öre, dates ISO times, empty limits null. */
export const codeFieldsSchema = z
  .object({
    discountType: z.enum(codeKinds),
    valueHundredths: hundredths,
    minOrderOre: z.union([z.literal("").transform(() => 0), hundredths]),
    maxDiscountOre: orNull(hundredths),
    startsAt: moment,
    expiryDate: moment,
    maxUses: orNull(count),
    maxUsesPerCustomer: orNull(count),
    description: z.string().trim().max(200, { error: "Use up to 200 characters" }),
    isActive: z
      .literal("on")
      .optional()
      .transform((tick) => tick === "on"),
  })
  .check(checkCode);
export type CodeFields = z.output<typeof codeFieldsSchema>;

/** The fields in the order of the form, as staff call them. */
export const codeFieldNames: Readonly<Record<keyof CodeFields, string>> = {
  discountType: "Type",
  valueHundredths: "Value",
  minOrderOre: "Minimum order",
  maxDiscountOre: "Maximum discount",
  startsAt: "Starts",
  expiryDate: "Ends",
  maxUses: "Total uses",
  maxUsesPerCustomer: "Uses per customer",
  description: "Description",
  isActive: "Active",
};
