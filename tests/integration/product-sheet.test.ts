import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readSheet, type SheetProduct } from "#app/admin/products/read-sheet.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { saveSheet } from "#app/admin/products/save-sheet.server.ts";
import { cellField, versionField, wasField } from "#app/admin/products/sheet-form.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { priceHistory, products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { colorNamed, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { createProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { newId } from "#app/shared/ids.ts";
import { addTestMaker, complete, now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const later = new Date(now.getTime() + 60_000);
let ids: string[] = [];

async function make(name: string): Promise<string> {
  const id = `${name}-${newId().slice(0, 6)}`;
  const input = productInputSchema.parse({
    name,
    description: "Warm.",
    priceOre: 500_00,
    category: "Mens Collection",
    tags: ["warm"],
    colors: [colorNamed("Black")],
    sizes: [sizeNamed("S"), sizeNamed("M")],
    variants: [
      { colorId: "black", sizeId: "s", quantity: 4 },
      { colorId: "black", sizeId: "m", quantity: 6 },
    ],
    ...complete,
    texts: {},
  });
  await createProduct(db, input, { ...staffSave(db, "anna", now), id }, now);
  return id;
}

/** The sheet's form with some cells changed, by product and cell. */
function formOf(sheet: readonly SheetProduct[], changes: Record<string, Record<string, string>>) {
  return Object.fromEntries(
    sheet.flatMap(({ id, version, cells, variants }) => {
      const all = { ...cells, ...Object.fromEntries(variants.map(({ cell, units }) => [cell, units])) };
      return [
        [versionField(id), version],
        ...Object.entries(all).flatMap(([cell, was]) => [
          [wasField(id, cell), was],
          [cellField(id, cell), changes[id]?.[cell] ?? was],
        ]),
      ];
    }),
  );
}
const save = (values: Record<string, string>, at = later) => saveSheet(shop, { values, actor: "anna" }, at);
const sheet = () => readSheet(db, ids);
const cellsOf = async (index: number) => {
  const { cells, variants } = (await sheet())[index]!;
  return { ...cells, units: variants.map(({ units }) => units).join(" ") };
};

beforeAll(() => addTestMaker(db));
beforeEach(async () => {
  ids = [await make("coat"), await make("vest")];
});

describe("a save of the sheet", () => {
  it("writes each changed row through the product's own save: price history, stock ledger and audit log follow", async () => {
    const [a = "", b = ""] = ids;
    const answer = await save(
      formOf(await sheet(), { [a]: { price: "449,50", "units black s": "9" }, [b]: { tags: "new, warm" } }),
    );
    expect(answer).toMatchObject({ saved: 2, refused: {}, typed: {} });
    expect(await cellsOf(0)).toEqual({ price: "449.5", category: "Mens Collection", tags: "warm", units: "9 6" });
    expect((await cellsOf(1)).tags).toBe("new, warm");
    const prices = await db.select().from(priceHistory).where(eq(priceHistory.productId, a));
    expect(prices.map(({ priceOre }) => priceOre)).toEqual([500_00, 449_50]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, a));
    expect(entries.map(({ action, actor }) => [action, actor])).toContainEqual(["product.updated", "anna"]);
    const moved = await db.select().from(stockMovements).where(sql`variant_id IN (SELECT id FROM product_variants
      WHERE product_id = ${a} AND size_id = 's')`);
    expect(moved.map(({ delta }) => delta)).toEqual([4, 5]);
  });

  it("refuses a row whole, says why and keeps what was typed, and saves the others", async () => {
    const [a = "", b = ""] = ids;
    const answer = await save(
      formOf(await sheet(), { [a]: { price: "free", tags: "x" }, [b]: { "units black m": "1" } }),
    );
    expect(answer).toMatchObject({ saved: 1, refused: { [a]: "Valid price is required" } });
    expect(answer.typed).toEqual({ [cellField(a, "price")]: "free", [cellField(a, "tags")]: "x" });
    expect((await cellsOf(0)).tags).toBe("warm");
    const wrong = await save(formOf(await sheet(), { [a]: { "units black s": "many" }, [b]: { category: "Hats" } }));
    expect(wrong.saved).toBe(0);
    expect(Object.keys(wrong.refused)).toEqual([a, b]);
  });

  it("tells of a save in another tab, and keeps what was sold meanwhile", async () => {
    const [a = "", b = ""] = ids;
    const seen = await sheet();
    await save(formOf(seen, { [a]: { price: "600" } }));
    const [sold] = await db
      .select({ variantId: productVariants.id })
      .from(productVariants)
      .where(and(eq(productVariants.productId, b), eq(productVariants.sizeId, "s")));
    const sale = { reason: "order-placed", actor: "shopper" } as const;
    await db.batch(stockStatements(db, [{ variantId: sold?.variantId ?? "", delta: -2 }], sale, now));
    const answer = await save(formOf(seen, { [a]: { price: "700" }, [b]: { "units black s": "10" } }));
    expect(answer.refused[a]).toContain("Someone else changed this");
    expect((await cellsOf(0)).price).toBe("600");
    // Six more than the four that were seen, less the two that were sold.
    expect((await cellsOf(1)).units).toBe("8 6");
  });

  it("is the same when it is sent twice", async () => {
    const [a = ""] = ids;
    const form = formOf(await sheet(), { [a]: { price: "300", "units black s": "1" } });
    const both = await Promise.all([save(form), save(form)]);
    expect(both.map(({ saved }) => saved)).toEqual([1, 1]);
    expect(await cellsOf(0)).toMatchObject({ price: "300", units: "1 6" });
  });

  it("is undone as a whole, but for rows that were changed since", async () => {
    const [a = "", b = ""] = ids;
    const before = [await cellsOf(0), await cellsOf(1)];
    const change = { price: "300", tags: "sale", "units black s": "0", "units black m": "60" };
    const { undo } = await save(formOf(await sheet(), { [a]: change, [b]: change }));
    expect(undo).not.toBeNull();
    await save(formOf(await sheet(), { [b]: { tags: "mine" } }));
    const answer = await save({ ...undo, intent: "undo" });
    expect(answer).toMatchObject({ saved: 1, isUndo: true, undo: null });
    expect(Object.keys(answer.refused)).toEqual([b]);
    expect(await cellsOf(0)).toEqual(before[0]);
    expect((await cellsOf(1)).tags).toBe("mine");
  });

  it("changes nothing that was not changed in it, whatever others did", async () => {
    const seen = await sheet();
    await db.update(products).set({ priceOre: 1_00, updatedAt: later.toISOString() });
    expect(await save(formOf(seen, {}))).toMatchObject({ saved: 0, refused: {} });
  });
});

it("the sheet has the chosen products in their order, without deleted ones, or the newest", async () => {
  const [a = "", b = ""] = ids;
  expect((await readSheet(db, [b, "no-such", a])).map(({ id }) => id)).toEqual([b, a]);
  expect((await readSheet(db, [])).length).toBeGreaterThan(1);
});
