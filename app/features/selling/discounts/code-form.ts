import { z } from "zod";

import { maxNamedProducts, productList } from "#app/features/catalogue/products/product-list.ts";
import { marketIds } from "#app/shared/market-ids.ts";
import { type DiscountMethod, discountMethods } from "#app/shared/states.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { type CodeKind, codeKinds, type DiscountCode } from "./discount-code.ts";
import { normalizeCode } from "./evaluate-code.ts";

/** An amount in a currency or percent as people type it (`10`, `12,50`), in hundredths. */
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

/** What may be a code: letters, digits, hyphens and underscores. */
export const codeSchema = z
  .string()
  .transform(normalizeCode)
  .pipe(z.string().regex(/^[\p{L}\p{N}_-]{2,40}$/u, { error: "Use 2 to 40 letters, digits, hyphens or underscores" }))
  // Its page would be the one that creates codes.
  .refine((code) => code !== "NEW", { error: "NEW can't be a code" });

/** What names an automatic discount: made with the empty form, so that a form that is sent twice makes one. */
export const automaticIdSchema = z.string().regex(/^AUTO-[0-9A-F]{12}$/);

export const newAutomaticId = () => `AUTO-${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;

/** What staff set of a discount, as it is stored; its method only when it is created. */
export type CodeFields = Omit<DiscountCode, "code" | "discountType" | "translations"> & {
  method: DiscountMethod;
  discountType: CodeKind;
};

/** The most units that buy X, get Y may ask for, and give. */
const mostUnits = 20;

/** The fields of a code that hold only together. */
export type FieldsTogether = Pick<
  CodeFields,
  | "method"
  | "title"
  | "discountType"
  | "valueHundredths"
  | "startsAt"
  | "expiryDate"
  | "maxUses"
  | "maxUsesPerCustomer"
  | "buyQuantity"
  | "getQuantity"
>;

/** Whether the fields of a code go together (`checkCode`). */
export function goTogether(value: FieldsTogether): boolean {
  const payload = { value, issues: [] };
  checkCode(payload);
  return payload.issues.length === 0;
}

/** What the fields of a code must be together, however they were sent. */
export function checkCode(context: z.core.ParsePayload<FieldsTogether>): void {
  const { discountType: kind, valueHundredths, startsAt, expiryDate, buyQuantity, getQuantity } = context.value;
  const refuse = (field: keyof CodeFields, message: string) =>
    context.issues.push({ code: "custom", path: [field], message, input: context.value });
  checkMethod(context.value, refuse);
  if (kind !== "free-shipping" && valueHundredths === 0) refuse("valueHundredths", "Enter a value above 0");
  if ((kind === "percentage" || kind === "buy-x-get-y") && valueHundredths > 100_00)
    refuse("valueHundredths", "Enter 100% or less");
  if (kind === "buy-x-get-y") {
    const isInRange = (units: number | null) => units !== null && units >= 1 && units <= mostUnits;
    if (!isInRange(buyQuantity)) refuse("buyQuantity", `Enter 1 to ${mostUnits}`);
    if (!isInRange(getQuantity)) refuse("getQuantity", `Enter 1 to ${mostUnits}`);
  }
  if (startsAt !== null && expiryDate !== null && startsAt >= expiryDate)
    refuse("expiryDate", "Choose an end after the start");
}

/** An automatic discount has a title, and no limits of use: it is shown before anybody knows whose order it will be. */
function checkMethod(
  { method, title, maxUses, maxUsesPerCustomer }: FieldsTogether,
  refuse: (field: keyof CodeFields, message: string) => void,
): void {
  if (method === "code") return;
  if (title === "") refuse("title", "Enter a title");
  const noLimit = "An automatic discount has no limit. Leave it blank";
  if (maxUses !== null) refuse("maxUses", noLimit);
  if (maxUsesPerCustomer !== null) refuse("maxUsesPerCustomer", noLimit);
}

/** A title as shoppers see it. */
export const titleSchema = z.string().trim().max(60, { error: "Use up to 60 characters" });

/**
 * The fields of a discount as its form sends them: amounts become hundredths, dates ISO times, empty limits null. Those that its
 * type does not have may be left out; `codeFieldsOf` takes them away.
 */
export const codeFormSchema = z
  .object({
    method: z.enum(discountMethods).default("code"),
    title: titleSchema.prefault(""),
    discountType: z.enum(codeKinds),
    valueHundredths: z.union([z.literal("").transform(() => 0), hundredths]).prefault(""),
    buyQuantity: orNull(count).prefault(""),
    getQuantity: orNull(count).prefault(""),
    scope: z.enum(["everything", "products"]).default("everything"),
    products: productList.prefault(""),
    minOrderOre: z.union([z.literal("").transform(() => 0), hundredths]),
    maxDiscountOre: orNull(hundredths).prefault(""),
    startsAt: moment,
    expiryDate: moment,
    maxUses: orNull(count).prefault(""),
    maxUsesPerCustomer: orNull(count).prefault(""),
    description: z.string().trim().max(200, { error: "Use up to 200 characters" }).prefault(""),
    market: z.union([z.literal("").transform(() => null), z.enum(marketIds)]).prefault(""),
    isActive: z
      .literal("on")
      .optional()
      .transform((tick) => tick === "on"),
  })
  .check(checkCode)
  .check((context) => {
    const { scope, products } = context.value;
    const refuse = (message: string) =>
      context.issues.push({ code: "custom", path: ["products"], message, input: context.value });
    if (scope === "products" && products.length === 0) refuse("Select at least one product");
    if (products.length > maxNamedProducts) refuse(`Select up to ${maxNamedProducts} products`);
  });

/** The fields to store of a form: without those that its type does not have. */
export function codeFieldsOf({ scope, products, ...fields }: z.output<typeof codeFormSchema>): CodeFields {
  const { method, discountType: kind } = fields;
  return {
    ...fields,
    title: method === "automatic" ? fields.title : "",
    description: method === "code" ? fields.description : "",
    valueHundredths: kind === "free-shipping" ? 0 : fields.valueHundredths,
    buyQuantity: kind === "buy-x-get-y" ? fields.buyQuantity : null,
    getQuantity: kind === "buy-x-get-y" ? fields.getQuantity : null,
    maxDiscountOre: kind === "percentage" ? fields.maxDiscountOre : null,
    productIds: scope === "products" ? products : null,
  };
}

/** The fields in the order of the form, as staff call them. */
export const codeFieldNames: Readonly<Record<keyof CodeFields, string>> = {
  method: "Method",
  title: "Title",
  discountType: "Type",
  valueHundredths: "Value",
  buyQuantity: "Buy",
  getQuantity: "Get",
  productIds: "Products",
  market: "Market",
  minOrderOre: "Minimum order",
  maxDiscountOre: "Maximum discount",
  startsAt: "Starts",
  expiryDate: "Ends",
  maxUses: "Total uses",
  maxUsesPerCustomer: "Uses per customer",
  description: "Description",
  isActive: "Active",
};
