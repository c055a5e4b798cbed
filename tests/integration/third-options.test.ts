import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { undoProductUpdate } from "#app/admin/products/undo-product.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { productMedia, productVariants } from "#app/db/schema/catalogue.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { fillFilterRows } from "#app/features/catalogue/filters/fill-rows.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { searchHits } from "#app/features/catalogue/search/search-hits.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { addTestMaker, complete, now, openTestShop, orderOf } from "#tests/support/shop-fixture.ts";
import { callDatabase, type StaffCalls, staffCalls } from "#tests/support/staff-calls.ts";

const shop = openTestShop();
const { db } = shop;
let owner: StaffCalls;

const size = (sizeValue: string, thirdValue: string) => ({
  id: `${sizeValue}-${thirdValue}`.toLowerCase(),
  name: sizeValue,
  thirdValue,
});
const tights = {
  name: "Core Tights",
  description: "Light and quick to dry.",
  price: 599,
  category: "Womens Collection",
  colors: ["Black", "Navy"],
  thirdLabel: "Length",
  sizes: [size("M", "Regular"), size("M", "Long"), size("L", "Regular")],
  variants: ["m-regular", "m-long", "l-regular"].map((sizeId) => ({ colorId: "black", sizeId, quantity: 4 })),
  media: ["/media/front.webp", "/media/long.webp"],
  ...complete,
};
let made = 0;

async function create(change: object = {}): Promise<{ id: string; answer: Awaited<ReturnType<StaffCalls>> }> {
  const id = `tights-${++made}`;
  return { id, answer: await owner("products", "--create", { id, ...tights, ...change }) };
}
async function created(change: object = {}): Promise<string> {
  const { id, answer } = await create(change);
  expect([answer.status, answer.body.fields ?? []]).toEqual([201, []]);
  return id;
}
const update = (id: string, fields: object) => owner("products", "--update", { filter: { id }, update: fields });
/** An order of one in black, M / Long. */
const longOrder = (productId: string) =>
  orderOf(productId, { items: [{ productId, colorId: "black", sizeId: "m-long", name: "", price: 599, quantity: 1 }] });
const fieldsOf = async (id: string) => (await readProductForStaff(db, id))!.fields;

beforeAll(async () => {
  await addTestMaker(db);
  owner = await staffCalls(shop, "owner");
});

describe("a third option", () => {
  it("is part of a size's name for whoever buys, and told apart for whoever asks", async () => {
    const id = await created();
    const { body } = await callDatabase(shop, { collection_name: "products", command: "--read", data: { id } });
    expect(body.data[0]).toMatchObject({
      sizeLabel: null,
      thirdLabel: "Length",
      sizes: [
        { id: "m-regular", name: "M / Regular", sizeValue: "M", thirdValue: "Regular" },
        { id: "m-long", name: "M / Long" },
        { id: "l-regular", name: "L / Regular" },
      ],
    });
    const buyable = await readBuyableProduct(db, id);
    expect(buyable?.sizes[1]?.name).toBe("M / Long");
    expect(buyable?.optionLabels?.thirdLabel).toBe("Length");
    const order = await placeOrder(db, longOrder(id), now);
    expect(order.kind).toBe("placed");
  });

  it.each([
    ["a value without a name", { thirdLabel: null }, "sizes", "Name the third option"],
    ["a size without a value", { sizes: ["M", ...tights.sizes] }, "sizes", "Every size needs its Length"],
    ["a combination twice", { sizes: [...tights.sizes, { ...size("m", "long"), id: "x" }] }, "sizes", "once"],
    ["the name of the size option", { sizeLabel: "Length" }, "thirdLabel", "is an option already"],
    ["the word for color", { thirdLabel: "Färg" }, "thirdLabel", "is an option already"],
    ["the word for color as the size", { sizeLabel: "Colour" }, "sizeLabel", "can't be the name of sizes"],
  ])("is refused in words with %s", async (_, change, field, message) => {
    const { answer } = await create(change);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.fields)).toContain(message);
    expect(answer.body.fields).toMatchObject([{ field }]);
  });

  it("is found by its size where a list is filtered, and by its words where one searches", async () => {
    const id = await created({ name: "Findable Tights" });
    await fillFilterRows(db);
    const found = async (key: string) => {
      const listing = await filteredListing(db, {
        base: { facet: "all" },
        sort: "featured",
        page: 1,
        choice: { ...emptyChoice, size: [key] },
      });
      return listing.products.map((product) => product.id);
    };
    expect(await found("m")).toContain(id);
    expect(await found("m-long")).not.toContain(id);
    await update(id, { sizes: tights.sizes.map((one) => ({ ...one, name: one.name === "M" ? "XL" : one.name })) });
    await fillFilterRows(db);
    expect(await found("m")).not.toContain(id);
    expect(await found("xl")).toContain(id);
    expect((await searchHits(db, "findable long")).entries).toHaveLength(1);
    expect((await searchHits(db, "findable short")).entries).toHaveLength(0);
  });

  it("comes back when staff undo that it was taken away, and a copy has it", async () => {
    const id = await created();
    const before = await fieldsOf(id);
    const plain = before.sizes.map(({ id: sizeId, name }) => ({ id: sizeId, name }));
    expect(await update(id, { thirdLabel: null, sizes: plain })).toMatchObject({ status: 200 });
    expect((await fieldsOf(id)).sizes[0]).toEqual({
      id: "m-regular",
      name: "M / Regular",
      description: "",
      available: true,
    });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    const entry = entries.find(({ action }) => action === "product.updated")!;
    expect(await undoProductUpdate(shop, entry as never, { actor: "kim", now })).toBe("undone");
    expect(await fieldsOf(id)).toEqual(before);
    const copy = await duplicateProduct(db, id, staffSave(db, "kim", now), now);
    if (copy.kind !== "saved") throw new Error(copy.kind);
    expect(await fieldsOf(copy.id)).toMatchObject({ sizes: before.sizes, texts: { thirdLabel: "Length" } });
  });

  it("keeps a size that an order has when it is taken away, and can be saved again", async () => {
    const id = await created();
    await placeOrder(db, longOrder(id), now);
    const kept = { thirdLabel: null, sizes: ["S"], variants: [] };
    expect(await update(id, kept)).toMatchObject({ status: 200 });
    expect((await fieldsOf(id)).sizes).toMatchObject([{ name: "S" }, { name: "M / Long", available: false }]);
    expect(await update(id, { name: "Again" })).toMatchObject({ status: 200 });
  });
});

describe("a variant's own picture", () => {
  const withPicture = tights.variants.map((variant, i) =>
    i === 1 ? { ...variant, picture: "/media/long.webp" } : variant,
  );

  it("stands for it where it is bought, in its order and for staff", async () => {
    const id = await created({ variants: withPicture });
    const buyable = await readBuyableProduct(db, id);
    expect(buyable?.variants.map(({ sizeId, picture }) => [sizeId, picture]).toSorted()).toEqual([
      ["l-regular", undefined],
      ["m-long", "/media/long.webp"],
      ["m-regular", undefined],
    ]);
    const order = await placeOrder(db, longOrder(id), now);
    expect(order.kind).toBe("placed");
    const lines = await db.select({ image: orderLines.image }).from(orderLines).where(eq(orderLines.productId, id));
    expect(lines).toEqual([{ image: "/media/long.webp" }]);
    const [record] = (await owner("products", "--read", { view: "staff", filter: { id } })).body.data;
    expect(record.variants.map(({ picture }: { picture: string | null }) => picture).toSorted()).toEqual([
      "/media/long.webp",
      null,
      null,
    ]);
  });

  it("goes with the picture, and follows it to where it is copied", async () => {
    const id = await created({ variants: withPicture });
    const own = async () =>
      (
        await db
          .select({ picture: productVariants.picture })
          .from(productVariants)
          .where(eq(productVariants.productId, id))
      ).flatMap(({ picture }) => picture ?? []);
    await db.update(productMedia).set({ url: "/media/copied.webp" }).where(eq(productMedia.url, "/media/long.webp"));
    expect(await own()).toEqual(["/media/copied.webp"]);
    await update(id, { media: ["/media/front.webp"] });
    expect(await own()).toEqual([]);
  });

  it("is refused where the product doesn't have it", async () => {
    const { answer } = await create({ variants: [{ ...tights.variants[0], picture: "/media/other.webp" }] });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer.body.fields)).toContain("one of the product's media");
  });
});
