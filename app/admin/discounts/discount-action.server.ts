import { z } from "zod";

import { adminPath } from "#app/admin/frame/admin-path.ts";
import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { readPickedProducts } from "#app/admin/products/find-products.server.ts";
import { productList } from "#app/features/catalogue/products/product-list.ts";
import {
  codeFieldNames,
  type CodeFields,
  codeFieldsOf,
  codeFormSchema,
} from "#app/features/selling/discounts/code-form.ts";
import { currencyOf } from "#app/features/selling/discounts/discount-code.ts";
import {
  changedCodeFields,
  deleteCode,
  editCode,
  readCode,
  type StoredCode,
} from "#app/features/selling/discounts/save-code.server.ts";
import { marketOf } from "#app/features/shop/markets/markets.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { FormFields } from "#app/platform/http/read-form.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import { nameOfDiscount } from "./code-texts.ts";
import type { CodeAnswer } from "./discount-form.tsx";

/** Where what staff wrote differs from what somebody else saved meanwhile. */
function codeConflict(theirs: StoredCode, yours: Partial<CodeFields>): Conflict {
  return {
    savedAt: theirs.updatedAt,
    differences: changedCodeFields(theirs, yours).map((name) => ({
      field: codeFieldNames[name],
      theirs: codeFieldText(name, theirs),
      yours: codeFieldText(name, { market: theirs.market, ...yours }),
    })),
  };
}

/** The value of a field as staff read it. */
function codeFieldText(name: keyof CodeFields, code: Partial<Pick<StoredCode, keyof CodeFields>>): string {
  const value = code[name] ?? null;
  const market = code.market ?? null;
  if (name === "market") return (market && marketOf(market)?.country) || "All markets";
  if (name === "productIds" || Array.isArray(value)) return Array.isArray(value) ? value.join("\n") : "All products";
  if (value === null || value === "") return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "startsAt" || name === "expiryDate") return formatDateTime(String(value));
  if (name.endsWith("Ore")) return formatPrice(Number(value), currencyOf({ market }));
  return name === "valueHundredths" ? String(Number(value) / 100) : String(value);
}

interface Change {
  code: string;
  fields: FormFields;
  actor: string;
}

/** Where to go on with which message, or what to show instead. */
export type ChangeOutcome =
  | { kind: "redirect"; to: string; message: StatusMessage }
  | { kind: "answer"; answer: CodeAnswer; status: number }
  | { kind: "gone" };

const baseSchema = z.object({ updatedAt: z.string().max(40) });
const listPath = "/admin/discounts";

/** A form that was not saved, as it was sent. */
export async function refusedForm(
  { db }: Shop,
  fields: FormFields,
  errors: Record<string, string> = {},
): Promise<CodeAnswer> {
  return { fields, errors, named: await readPickedProducts(db, productList.parse(fields["products"] ?? "")) };
}

/** Saves the fields of a code as its form sent them. */
export async function saveCode(shop: Shop, { code, fields, actor }: Change): Promise<ChangeOutcome> {
  const known = await readCode(shop.db, code);
  if (!known) return { kind: "gone" };
  const sent = { ...fields, method: known.method };
  const parsed = codeFormSchema.safeExtend(baseSchema.shape).safeParse(sent);
  if (!parsed.success)
    return {
      kind: "answer",
      status: 400,
      answer: await refusedForm(shop, fields, fieldErrors(codeFormSchema, sent)),
    };
  const { updatedAt: basedOn, ...form } = parsed.data;
  const { method: _, ...values } = codeFieldsOf(form);
  const result = await editCode(shop, { code, fields: values, basedOn, actor }, new Date());
  if (result.kind === "gone") return { kind: "gone" };
  if (result.kind === "conflict")
    return {
      kind: "answer",
      status: 409,
      answer: { ...(await refusedForm(shop, fields)), conflict: codeConflict(result.theirs, values) },
    };
  const to = `${listPath}/${encodeURIComponent(code)}`;
  return { kind: "redirect", to, message: { tone: "success", text: `${values.title || code} saved.` } };
}

/** Switches a code on or off, from the list. */
export async function switchCode(
  shop: Shop,
  { code, fields, actor }: Change,
  isActive: boolean,
): Promise<ChangeOutcome> {
  const known = await readCode(shop.db, code);
  if (!known) return { kind: "gone" };
  const name = nameOfDiscount(known);
  const to = adminPath.catch(listPath).parse(fields["returnTo"]);
  const edit = { code, fields: { isActive }, basedOn: fields["updatedAt"] ?? "", actor };
  const { kind } = await editCode(shop, edit, new Date());
  if (kind === "gone") return { kind };
  const message: StatusMessage =
    kind === "saved"
      ? { tone: "success", text: `${name} ${isActive ? "enabled" : "disabled"}.` }
      : { tone: "error", text: `${name} was changed by someone else. Check it and try again.` };
  return { kind: "redirect", to, message };
}

/** Deletes a code that was never used. */
export async function removeCode(shop: Shop, { code, actor }: Change): Promise<ChangeOutcome> {
  const known = await readCode(shop.db, code);
  if (!known) return { kind: "gone" };
  const name = nameOfDiscount(known);
  const outcome = await deleteCode(shop, { code, actor }, new Date());
  if (outcome === "gone") return { kind: "gone" };
  if (outcome === "deleted")
    return { kind: "redirect", to: listPath, message: { tone: "success", text: `${name} deleted.` } };
  const text = `${name} can't be deleted: an order used it. Disable it instead.`;
  return { kind: "redirect", to: `${listPath}/${encodeURIComponent(code)}`, message: { tone: "error", text } };
}
