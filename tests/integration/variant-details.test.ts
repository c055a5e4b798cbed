import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { saveVariantCodes } from "#app/features/catalogue/inventory/save-codes.server.ts";
import { seenCodes } from "#app/features/catalogue/inventory/seen-codes.ts";
import { duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import {
  readProductRecords,
  readStaffProductRecords,
} from "#app/features/catalogue/products/product-records.server.ts";
import { productStatement, readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { noDetails, type VariantDetails } from "#app/features/catalogue/products/variant-details.ts";
import { readOrdersToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const save = { ...staffSave(db, "kim", now), expectedUpdatedAt: null };

async function fieldsOf(id: string) {
  const product = await readProductForStaff(db, id);
  if (!product) throw new Error(`There is no ${id}`);
  return product.fields;
}
/** Saves details of the first variant of a garment. */
async function saveDetails(id: string, details: Partial<VariantDetails>) {
  const fields = await fieldsOf(id);
  const variantDetails = { "black m": { ...noDetails, ...details } };
  return await updateProduct(db, id, { ...fields, state: "draft", variantDetails }, save, now);
}

beforeAll(async () => {
  for (const id of ["alpha", "beta", "gamma"]) await stockGarment(db, { id, stock: 50 });
});

describe("the details of a variant", () => {
  it("are what was saved, and nothing once they are emptied", async () => {
    const details = { sku: "A-1", gtin: "4006381333931", weightGrams: 240, costOre: 99_50 };
    expect(await saveDetails("alpha", details)).toMatchObject({ kind: "saved" });
    expect((await fieldsOf("alpha")).variantDetails).toEqual({ "black m": { ...noDetails, ...details } });
    await saveDetails("alpha", {});
    expect((await fieldsOf("alpha")).variantDetails).toEqual({});
  });

  it("are refused with the code of another product's variant, by its name, and nothing is written", async () => {
    await saveDetails("alpha", { sku: "TAKEN" });
    expect(await saveDetails("beta", { sku: "taken", weightGrams: 10 })).toMatchObject({
      kind: "incomplete",
      missing: [{ field: "variantDetails", message: expect.stringContaining("'taken'") }],
    });
    expect((await fieldsOf("beta")).variantDetails).toEqual({});
  });

  it("of a copy have no codes, which are one variant's alone", async () => {
    await saveDetails("alpha", { sku: "MINE", weightGrams: 200 });
    const copy = await duplicateProduct(db, "alpha", save, now);
    if (copy.kind !== "saved") throw new Error(copy.kind);
    expect((await fieldsOf(copy.id)).variantDetails).toEqual({ "black m": { ...noDetails, weightGrams: 200 } });
  });

  it("are another version of the product when the warehouse changes its codes", async () => {
    const opened = await readProductForStaff(db, "beta");
    if (!opened) throw new Error("There is no beta");
    const codes = { sku: "SHELF-1", gtin: null, place: "A-01" };
    const seen = seenCodes({ sku: null, gtin: null, place: null });
    expect(await saveVariantCodes(db, "beta-black-m", { codes, seen }, { actor: "kim", now })).toBe("saved");
    const over = { ...save, expectedUpdatedAt: opened.updatedAt };
    expect(await updateProduct(db, "beta", { ...opened.fields, name: "Other" }, over, now)).toMatchObject({
      kind: "conflict",
    });
  });

  it("are told to staff, and what a unit costs the shop to nobody else", async () => {
    await db
      .update(productVariants)
      .set({ weightGrams: 300, costOre: 123_45 })
      .where(eq(productVariants.productId, "gamma"));
    const [staff] = await readStaffProductRecords(db, ["gamma"]);
    expect(staff?.variants[0]).toMatchObject({ weightGrams: 300, cost: 123.45 });
    const seen = [
      await readBuyableProduct(db, "gamma"),
      await productStatement(db, "gamma"),
      await readProductRecords(db, { id: "gamma", limit: 1, skip: 0 }),
    ];
    expect(seen[2]).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toMatch(/"cost|123\.?45/);
  });
});

it("proposes as a parcel's weight what is left to send weighs, and nothing while some weight is unknown", async () => {
  const { orderId } = await paidOrder(db, sandboxProvider);
  const weight = async () => (await readOrdersToSend(db, [orderId])).orders[0]?.weightGrams;
  expect(await weight()).toBeNull();
  await db.update(productVariants).set({ weightGrams: 240 });
  // Two black ones and a white one.
  expect(await weight()).toBe(3 * 240);
});
