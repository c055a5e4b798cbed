import type { z } from "zod";

import { editProduct, type ProductDraft } from "#app/admin/products/edit-product.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import {
  readStaffProductRecords,
  staffProductRecordSchema,
} from "#app/features/catalogue/products/product-records.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { refusal } from "../refusals.ts";
import { conflictOf, type Edit, type EditResult } from "./edit-commands.ts";
import { apiPath } from "./product-fields.ts";

export const unknownProduct = refusal(404, "unknown-product", "There is no such product");
export const productConflict = conflictOf(staffProductRecordSchema);

/** A problem of a product, told by the names that the API has. */
export const inApi = (issue: z.core.$ZodIssue): z.core.$ZodIssue => ({ ...issue, path: apiPath(issue.path) });

/** Edits a product, makes the pages that show it stale, and answers with its record. */
export async function saveProduct(
  shop: Shop,
  wanted: Omit<Edit, "fields">,
  change: (current: ProductInput) => ProductDraft,
): Promise<EditResult> {
  const result = await editProduct(shop.db, { ...wanted, change }, new Date());
  if (result.kind === "unknown-product") return { kind: "unknown" };
  if (result.kind === "invalid") return { kind: "invalid", problems: { issues: result.issues.map(inApi) } };
  if (result.kind === "saved") invalidatePages(shop, result.pages);
  const [record] = await readStaffProductRecords(shop.db, [wanted.id]);
  if (!record) return { kind: "unknown" };
  return result.kind === "saved" ? { kind: "saved", record } : { kind: "conflict", current: record };
}
