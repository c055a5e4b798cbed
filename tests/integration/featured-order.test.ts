import { expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();

async function save(id: string, fields: Partial<ProductInput>) {
  const product = (await readProductForStaff(db, id))!;
  const options = { ...staffSave(db, "anna", now), expectedUpdatedAt: product.updatedAt };
  const saved = await updateProduct(db, id, { ...product.fields, ...fields }, options, now);
  expect(saved).toMatchObject({ kind: "saved" });
}

it("begins with clothes, however much an accessory is featured, and ends with what has no picture", async () => {
  for (const id of ["a-bare", "b-bottle", "c-tee", "d-hoodie"]) await stockGarment(db, { id });
  await save("a-bare", { media: [], featured: true });
  await save("b-bottle", { category: "Accessories", featured: true });
  await save("d-hoodie", { featured: true });
  for (const choice of [emptyChoice, { ...emptyChoice, inStock: true }]) {
    const { products } = await filteredListing(db, { base: { facet: "all" }, choice, sort: "featured", page: 1 });
    expect(products.map(({ id }) => id)).toEqual(["d-hoodie", "c-tee", "b-bottle", "a-bare"]);
  }
});
