import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import {
  createProduct,
  type Incomplete,
  productIdFor,
  type SaveOptions,
} from "#app/features/catalogue/products/save-product.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { slugOf } from "#app/shared/slug.ts";

import type { FormValues } from "./field-form.ts";

/** Pages of the admin beside those of products. */
const reserved: ReadonlySet<string> = new Set(["new", "picker", "incomplete", "order", "sheet"]);

type Created = { kind: "saved"; id: string; updatedAt: string } | { kind: "address-taken" } | Incomplete;

/**
 * Creates the product of a new form at the address that staff wrote, or at that of its name: with letters of its own where another
 * product has that. The form's key names the audit log's entry, so that a repeat of the request finds the product that it made.
 */
export async function createFromForm(
  shop: Shop,
  input: ProductInput,
  { values, ...options }: SaveOptions & { values: FormValues },
  now: Date,
): Promise<Created> {
  const { address: written = "", key = "" } = values;
  const entryId = /^[0-9a-z]{24}$/.test(key) ? `aud_${key}` : undefined;
  const wanted = slugOf(written);
  const own = productIdFor(input.name, key || undefined);
  const byName = slugOf(input.name);
  const ids = wanted ? [wanted] : byName ? [byName, own] : [own];
  for (const id of ids.filter((address) => !reserved.has(address))) {
    const result = await createProduct(shop.db, input, { ...options, id, ...(entryId && { entryId }) }, now);
    if (result.kind === "incomplete") return result;
    if (result.kind === "saved") {
      invalidatePages(shop, result.pages);
      return result;
    }
    const made = entryId === undefined ? null : await madeBefore(shop.db, entryId);
    if (made !== null) return { kind: "saved", id: made, updatedAt: now.toISOString() };
  }
  return wanted ? { kind: "address-taken" } : { kind: "saved", id: own, updatedAt: now.toISOString() };
}

/** The product that an earlier request with this entry made; null when there was none. */
async function madeBefore(db: Database, entryId: string): Promise<string | null> {
  const [entry] = await db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.id, entryId), eq(auditLog.action, "product.created")));
  return entry?.id ?? null;
}
