import { z } from "zod";

import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { noCategory, productCategories } from "#app/features/catalogue/products/categories.ts";
import {
  readStaffProductRecords,
  type StaffProductRecord,
} from "#app/features/catalogue/products/product-records.server.ts";
import { productStates } from "#app/shared/states.ts";

import { keyOrList, keyOrListMessage, nextOf, pageFields, pagingOf, searchField } from "./list-input.ts";
import { idFields } from "./record-input.ts";

/** What staff ask of the products: one, or a page of those that are not deleted, newest first. */
export const staffProductQuerySchema = z.strictObject({
  view: z.literal("staff"),
  filter: z
    .strictObject({
      ...idFields,
      category: z.enum([...productCategories, noCategory]).optional(),
      state: z.enum(productStates).optional(),
      stock: z.enum(["in", "out"]).optional(),
    })
    .refine(keyOrList, keyOrListMessage)
    .default({}),
  search: searchField,
  ...pageFields,
});

/** A page of whole products, in two statements however many they are. */
export async function staffProductPage(
  db: Database,
  { filter, search, ...page }: z.output<typeof staffProductQuerySchema>,
): Promise<{ data: StaffProductRecord[]; next: string | null }> {
  const { _id, id = _id, category, state, stock } = filter;
  if (id !== undefined) return { data: await readStaffProductRecords(db, [id]), next: null };
  const filters = { ...(category && { category }), ...(state && { state }), ...(stock && { stock }) };
  const found = await listStaffProducts(db, { search, sort: "newest", filters, paging: pagingOf(page) });
  const ids = found.rows.map((row) => row.id);
  return { data: await readStaffProductRecords(db, ids), ...nextOf(found) };
}
