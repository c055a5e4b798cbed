import { z } from "zod";

import { columnSchemas } from "#app/db/column-schemas.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { maxNamedProducts } from "#app/features/catalogue/products/product-list.ts";
import {
  checkCode,
  type CodeFields,
  type FieldsTogether,
  titleSchema,
} from "#app/features/selling/discounts/code-form.ts";
import { codeKinds, kindOf } from "#app/features/selling/discounts/discount-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { toKronor, toOre } from "#app/shared/money.ts";
import { discountMethods } from "#app/shared/states.ts";

/* A discount code as the API has it: amounts in kronor, and `value` in kronor or percent. */

const { code, method, title, isActive, startsAt, expiryDate, maxUses, maxUsesPerCustomer, description } = discountCodes;
const { discountType, buyQuantity, getQuantity, timesUsed, createdAt, updatedAt } = discountCodes;

export const codeRecordSchema = z.object({
  id: z.string(),
  ...columnSchemas({
    code,
    method,
    title,
    isActive,
    discountType,
    description,
    startsAt,
    expiryDate,
    maxUses,
    maxUsesPerCustomer,
  }),
  /** In kronor or percent; 0 for free shipping. */
  value: z.number(),
  ...columnSchemas({ buyQuantity, getQuantity }),
  /** The products it is for; null for all. */
  products: z.array(z.string()).nullable(),
  minOrderAmount: z.number(),
  maxDiscountAmount: z.number().nullable(),
  ...columnSchemas({ timesUsed, createdAt, updatedAt }),
  /** What it took off paid orders. */
  given: z.number(),
});

/** A stored code, as it is answered. */
export function codeRecord(stored: StoredCode): z.infer<typeof codeRecordSchema> {
  const { valueHundredths, minOrderOre, maxDiscountOre, givenOre, productIds, ...rest } = stored;
  return {
    id: stored.code,
    ...rest,
    value: valueHundredths / 100,
    products: productIds,
    minOrderAmount: toKronor(minOrderOre),
    maxDiscountAmount: maxDiscountOre === null ? null : toKronor(maxDiscountOre),
    given: toKronor(givenOre),
  };
}

/** The kinds of a code, and the older words for them (S9). */
const kinds = {
  percentage: "percentage",
  percent: "percentage",
  fixed: "fixed",
  amount: "fixed",
  "free-shipping": "free-shipping",
  "buy-x-get-y": "buy-x-get-y",
} as const;
const amount = z.number().min(0).max(10_000_000);
const moment = z.iso
  .datetime()
  .transform((time) => new Date(time).toISOString())
  .nullable();
const limit = z.int().min(0).max(9_999_999).nullable();

/** The fields of a code that staff can set, each of which may be left out. */
export const codeFieldsSchema = z
  .strictObject({
    /** Of an automatic discount: what shoppers see. */
    title: titleSchema,
    discountType: z.enum(Object.keys(kinds) as [keyof typeof kinds]),
    /** In kronor or percent; 0 for free shipping. */
    value: amount,
    /** Of buy X, get Y, whose value is the percentage off the units that are got. */
    buyQuantity: limit,
    getQuantity: limit,
    products: z.array(z.string().min(1).max(200)).min(1).max(maxNamedProducts).nullable(),
    minOrderAmount: amount,
    maxDiscountAmount: amount.nullable(),
    startsAt: moment,
    expiryDate: moment,
    maxUses: limit,
    maxUsesPerCustomer: limit,
    description: z.string().trim().max(200),
    isActive: z.boolean(),
  })
  .partial();
export type CodeChange = z.output<typeof codeFieldsSchema>;

/** What a field of a code is when it says nothing. */
export const clearedCodeFields = {
  buyQuantity: null,
  getQuantity: null,
  products: null,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  startsAt: null,
  expiryDate: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  description: "",
  title: "",
} satisfies CodeChange;

const together = z
  .object({
    method: z.enum(discountMethods),
    title: z.string(),
    discountType: z.enum(codeKinds),
    valueHundredths: z.int(),
    startsAt: z.string().nullable(),
    expiryDate: z.string().nullable(),
    maxUses: z.int().nullable(),
    maxUsesPerCustomer: z.int().nullable(),
    buyQuantity: z.int().nullable(),
    getQuantity: z.int().nullable(),
  })
  .check(checkCode);

/** The fields as the shop keeps them, if they go together with the others that the code has. */
export function changedCode(
  { discountType: type, value, minOrderAmount, maxDiscountAmount, products, ...rest }: CodeChange,
  stored: Omit<FieldsTogether, "discountType"> & { discountType: string },
): { fields: Partial<Omit<CodeFields, "method">> } | { problems: Pick<z.core.$ZodError, "issues"> } {
  const changed = {
    ...rest,
    productIds: products && [...new Set(products)],
    discountType: type && kinds[type],
    valueHundredths: value === undefined ? undefined : toOre(value),
    minOrderOre: minOrderAmount === undefined ? undefined : toOre(minOrderAmount),
    maxDiscountOre: typeof maxDiscountAmount === "number" ? toOre(maxDiscountAmount) : maxDiscountAmount,
  };
  const fields = Object.fromEntries(Object.entries(changed).filter(([, field]) => field !== undefined));
  const checked = together.safeParse({ ...stored, discountType: kindOf(stored), ...fields });
  if (!checked.success) return { problems: { issues: checked.error.issues.map(inApi) } };
  return { fields };
}

const inApi = (issue: z.core.$ZodIssue): z.core.$ZodIssue => ({
  ...issue,
  path: issue.path.map((part) => (part === "valueHundredths" ? "value" : part)),
});
