import type { Missing } from "#app/features/catalogue/products/missing-data.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import type { StaffProduct } from "#app/features/catalogue/products/staff-product.server.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { createFromForm } from "./create-from-form.server.ts";
import type { FormValues } from "./field-form.ts";
import { differencesOf } from "./field-texts.ts";
import { formNames, parseProductForm } from "./parse-product-form.ts";
import type { SaveAnswer } from "./save-answer.ts";
import { staffSave } from "./save-product.server.ts";

interface Request {
  /** The product; null creates one. */
  id: string | null;
  values: FormValues;
  actor: string;
}

/** Saves what the product form sent, and makes the pages that show it stale. Never throws: a failure is an answer. */
export async function saveProductForm(shop: Shop, request: Request, now: Date): Promise<SaveAnswer> {
  const { id, values, actor } = request;
  const failure = (reason: string) => `Failed to ${id === null ? "create" : "update"} product: ${reason}`;
  const parsed = parseProductForm(values);
  if ("problems" in parsed) {
    const [first = "Unknown error"] = Object.values(parsed.problems);
    return { kind: "invalid", problems: parsed.problems, message: failure(first), values };
  }
  try {
    const options = staffSave(shop.db, actor, now);
    if (id === null) {
      const created = await createFromForm(shop, parsed.input, { ...options, values }, now);
      if (created.kind === "incomplete") return incompleteAnswer(created.missing, values, failure);
      if (created.kind === "saved") return { ...created, message: "Product created successfully!" };
      const problem = "Another product has this address";
      return { kind: "invalid", problems: { address: problem }, message: failure(problem), values };
    }
    const expectedUpdatedAt = values.expectedUpdatedAt ?? "";
    const result = await updateProduct(shop.db, id, parsed.input, { ...options, expectedUpdatedAt }, now);
    if (result.kind === "unknown-product") return { kind: "failed", message: failure("someone deleted it"), values };
    if (result.kind === "incomplete") return incompleteAnswer(result.missing, values, failure);
    if (result.kind === "conflict") return conflictAnswer(result.current, parsed.input, values);
    invalidatePages(shop, result.pages);
    return { kind: "saved", id, updatedAt: result.updatedAt, message: "Product updated successfully!" };
  } catch (error) {
    logError("A product could not be saved", error);
    return { kind: "failed", message: failure("Unknown error"), values };
  }
}

/** Each field with what it lacks before the product may be published. */
function incompleteAnswer(
  missing: readonly Missing[],
  values: FormValues,
  failure: (reason: string) => string,
): SaveAnswer {
  const problems: Record<string, string> = {};
  for (const { field, message } of missing) problems[formNames[field] ?? field] ??= message;
  const things = missing.length === 1 ? "one thing is" : `${missing.length} things are`;
  return {
    kind: "invalid",
    problems,
    message: failure(`${things} missing. Add them to publish, or save as a draft`),
    values,
  };
}

function conflictAnswer(current: StaffProduct, yours: ProductInput, values: FormValues): SaveAnswer {
  const units = Object.fromEntries(current.variants.map((variant) => [variantKey(variant), variant.quantity]));
  return {
    kind: "conflict",
    conflict: { savedAt: current.updatedAt, differences: differencesOf(current.fields, yours) },
    version: current.updatedAt,
    units,
    message: "Not saved: someone else saved this product while you were editing.",
    values,
  };
}
