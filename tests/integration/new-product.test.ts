import { beforeAll, describe, expect, it } from "vitest";

import { createFromForm } from "#app/admin/products/create-from-form.server.ts";
import { readProposal } from "#app/admin/products/read-proposal.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { colorNamed, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { createProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readShopColors } from "#app/features/catalogue/products/shop-colors.server.ts";
import { newId } from "#app/shared/ids.ts";
import { addTestMaker, complete, now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const save = staffSave(db, "anna", now);

function product(change: Partial<ProductInput> = {}): ProductInput {
  return productInputSchema.parse({
    name: "Natt Hoodie",
    description: "Warm.",
    priceOre: 799_00,
    category: "Mens Collection",
    productType: "Hoodie",
    state: "draft",
    ...complete,
    texts: {},
    ...change,
  });
}
const create = (values: Record<string, string>, change: Partial<ProductInput> = {}) =>
  createFromForm(shop, product(change), { ...save, values }, now);

beforeAll(() => addTestMaker(db));

describe("the address of a new product", () => {
  it("is its name, with letters of its own where another product has that", async () => {
    expect(await create({ key: newId() })).toMatchObject({ kind: "saved", id: "natt-hoodie" });
    const second = await create({ key: newId() });
    expect(second).toMatchObject({ kind: "saved", id: expect.stringMatching(/^natt-hoodie-[0-9a-z]{6}$/) });
  });

  it("is the one that staff wrote, or refused when another product has it", async () => {
    expect(await create({ key: newId(), address: "My Own" })).toMatchObject({ kind: "saved", id: "my-own" });
    expect(await create({ key: newId(), address: "my-own" })).toEqual({ kind: "address-taken" });
  });

  it("is never a page of the admin", async () => {
    expect(await create({ key: newId(), address: "sheet" })).toEqual({ kind: "address-taken" });
    expect(await create({ key: newId() }, { name: "Order" })).toMatchObject({ id: expect.stringMatching(/^order-/) });
  });

  it("is found again by a repeat of the request, also of one sent twice at the same time", async () => {
    const values = { key: newId(), address: "pressed-twice" };
    const both = await Promise.all([create(values), create(values)]);
    expect(both.map((made) => "id" in made && made.id)).toEqual(["pressed-twice", "pressed-twice"]);
    const named = { key: newId() };
    const first = await create(named);
    expect(await create(named)).toMatchObject({ id: "id" in first ? first.id : "" });
  });
});

describe("what is proposed for a kind", () => {
  it("is what the last whole product of it has, with the next free model number", async () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const cap = { productType: "Cap", sizes: [sizeNamed("One size")], noWarnings: true };
    await createProduct(db, product({ ...cap, modelNumber: "CAP-007" }), { ...save, id: "cap-7" }, at(1));
    await createProduct(
      db,
      product({ ...cap, modelNumber: "CAP-012", productType: "Hat" }),
      { ...save, id: "hat" },
      at(2),
    );
    await createProduct(db, product({ ...cap, manufacturerId: null }), { ...save, id: "unfinished" }, at(3));
    const proposal = await readProposal(db, "cap");
    expect(proposal?.values).toMatchObject({ modelNumber: "CAP-013", "size.0.name": "One size", noWarnings: "on" });
    expect(proposal?.values.name).toBeUndefined();
    expect(proposal?.values.price).toBeUndefined();
  });

  it("is the manufacturer alone for a kind that the shop has none of", async () => {
    const proposal = await readProposal(db, "Snowboard");
    expect(Object.keys(proposal?.values ?? {}).toSorted()).toEqual(["manufacturerId", "modelNumber"]);
  });
});

it("the shop's own colors are those of its products, the most used first, each with its usual shade", async () => {
  const dark = { ...colorNamed("Graphite"), hex: "#3A3D42" };
  await createProduct(db, product({ colors: [dark] }), { ...save, id: "dark-1" }, now);
  await createProduct(db, product({ colors: [dark, colorNamed("Navy")] }), { ...save, id: "dark-2" }, now);
  await createProduct(db, product({ colors: [{ ...dark, hex: "#000000" }] }), { ...save, id: "dark-3" }, now);
  expect(await readShopColors(db)).toEqual([
    { name: "Graphite", hex: "#3A3D42" },
    { name: "Navy", hex: colorNamed("Navy").hex },
  ]);
});
