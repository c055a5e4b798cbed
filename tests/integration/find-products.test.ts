import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";

import { findProducts, readPickedProducts } from "#app/admin/products/find-products.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { refreshFilters } from "#app/features/catalogue/filters/refresh-filters.server.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();

beforeAll(async () => {
  for (const id of ["b", "a", "tights", "draft"]) await stockGarment(db, { id, published: id !== "draft" });
  await db
    .update(products)
    .set({ name: "Form Leggings", productType: "Leggings", tags: ["seamless"] })
    .where(eq(products.id, "tights"));
  await refreshFilters(db);
});

const idsOf = async (text: string, group: string) =>
  (await findProducts(db, { text, group })).products.map(({ id }) => id);

it("finds the products for sale of a listing or a kind, by name", async () => {
  expect(await idsOf("", "all")).toEqual(["tights", "a", "b"]);
  expect(await idsOf("", "mens")).toEqual(["tights", "a", "b"]);
  expect(await idsOf("", "womens")).toEqual([]);
  expect(await idsOf("", "kind:tights")).toEqual(["tights"]);
  expect(await idsOf("", "kind:t-shirts")).toEqual(["a", "b"]);
  expect(await idsOf("", "no such group")).toEqual([]);
});

it("finds by words of the name, the type and the tags, within the group", async () => {
  expect(await idsOf("form legg", "all")).toEqual(["tights"]);
  expect(await idsOf("seamless", "all")).toEqual(["tights"]);
  expect(await idsOf("seamless", "kind:t-shirts")).toEqual([]);
  expect(await idsOf('" OR *', "all")).toEqual([]);
});

it("reads what was selected before, for sale or not, without ids of none", async () => {
  const picked = await readPickedProducts(db, ["draft", "gone", "a"]);
  expect(picked.map(({ id, priceOre, picture }) => [id, priceOre, picture])).toEqual([
    ["a", 299_00, "/media/a.webp"],
    ["draft", 299_00, "/media/draft.webp"],
  ]);
});
