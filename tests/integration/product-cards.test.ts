import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import {
  productColors,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const { db, env } = openTestShop();

async function cardOf(id: string) {
  const [card] = await listProductsById(db, [id]);
  if (!card) throw new Error(`There is no card of ${id}`);
  return card;
}

async function setStock(productId: string, stock: Record<string, number>) {
  for (const [variant, quantity] of Object.entries(stock)) {
    const [colorId = "", sizeId = ""] = variant.split(" ");
    const [held] = await db
      .select()
      .from(productVariants)
      .where(
        and(
          eq(productVariants.productId, productId),
          eq(productVariants.colorId, colorId),
          eq(productVariants.sizeId, sizeId),
        ),
      );
    if (!held || held.quantity === quantity) continue;
    const move = { variantId: held.id, productId, reason: "correction" as const, actor: "a test" };
    await db
      .insert(stockMovements)
      .values({ ...move, delta: quantity - held.quantity, quantityAfter: quantity, createdAt: now.toISOString() });
  }
}

describe("what a card says of the stock", () => {
  beforeAll(() => stockGarment(db, { id: "scarce", stock: 0 }));

  it.each([
    [{ "black m": 6 }, null, false],
    [{ "black m": 5 }, 5, false],
    [{ "black m": 1, "white l": 2 }, 3, false],
    [{ "black m": 0, "white l": 0 }, null, true],
  ])("with %o is %s left, sold out: %s", async (stock, lowStock, soldOut) => {
    await setStock("scarce", stock);
    expect(await cardOf("scarce")).toMatchObject({ lowStock, soldOut });
  });

  it("counts only what can be bought: not what staff took off sale, a color, a size or the whole product", async () => {
    await setStock("scarce", { "black m": 40, "black l": 40, "white m": 2, "white l": 40 });
    await db.update(productColors).set({ available: false }).where(eq(productColors.id, "black"));
    await db.update(productSizes).set({ available: false }).where(eq(productSizes.id, "l"));
    expect(await cardOf("scarce")).toMatchObject({ lowStock: 2, soldOut: false });
    await db.update(productSizes).set({ available: false }).where(eq(productSizes.id, "m"));
    expect(await cardOf("scarce")).toMatchObject({ lowStock: null, soldOut: true });
    await db.update(productSizes).set({ available: true });
    await db.update(productColors).set({ available: true });
    await db.update(products).set({ inStock: false }).where(eq(products.id, "scarce"));
    expect(await cardOf("scarce")).toMatchObject({ lowStock: null, soldOut: true });
  });
});

describe("the colors of a card", () => {
  it("have the first picture of each, but for the one that the card shows anyway", async () => {
    await stockGarment(db, { id: "colored" });
    const picture = (id: string, colorId: string | null, position: number) => ({
      id: `colored-${id}`,
      productId: "colored",
      colorId,
      position,
      url: `/media/${id}.webp`,
    });
    await db.delete(productMedia).where(eq(productMedia.productId, "colored"));
    await db
      .insert(productMedia)
      .values([picture("front", "black", 0), picture("white-2", "white", 3), picture("white-1", "white", 2)]);
    expect((await cardOf("colored")).colors).toEqual([
      { id: "black", name: "Black", hex: "#111111" },
      { id: "white", name: "White", hex: "#FFFFFF", picture: "/media/white-1.webp" },
    ]);
  });
});

describe("the rating of a card", () => {
  const review = (id: string, change: Partial<typeof reviews.$inferInsert>) => ({
    id,
    productId: "rated",
    email: "asa@mail.example",
    name: "Åsa",
    location: "Trosa",
    comment: "Good",
    uploadKey: id,
    status: "approved" as const,
    createdAt: now.toISOString(),
    rating: 5,
    ...change,
  });

  it("is none without checked reviews, whatever others say", async () => {
    await stockGarment(db, { id: "rated" });
    await db.insert(reviews).values([review("r1", { rating: 1 }), review("r2", { status: "pending" })]);
    expect((await cardOf("rated")).rating).toBeNull();
  });
});

describe("what can be bought of a product", () => {
  it.each([
    ["unknown", {}],
    ["private", { isPrivate: true }],
    ["archived", { archivedAt: now.toISOString() }],
    ["unpublished", { published: false }],
  ])("is not told of one that is %s", async (state, change) => {
    if (state !== "unknown") {
      await stockGarment(db, { id: state });
      await db.update(products).set(change).where(eq(products.id, state));
    }
    expect(await readBuyableProduct(db, state)).toBeNull();
  });

  it("is nothing of one that is sold out, whose options are told all the same", async () => {
    await stockGarment(db, { id: "gone", stock: 0 });
    const product = await readBuyableProduct(db, "gone");
    expect(product?.sizes.map(({ id }) => id)).toEqual(["m", "l"]);
    expect(product?.variants.map(({ quantity }) => quantity)).toEqual([0, 0, 0, 0]);
  });
});

it("cards are read along indexes alone", async () => {
  const [made] = await statementsOf(env, () => listProductsById(db, ["scarce"]));
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${made?.query}`)
    .bind(...(made?.values ?? []))
    .all<{ detail: string }>();
  const scans = results.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN"));
  // The list of ids itself, and what was read of one product to be put in order.
  expect(scans.filter((detail) => !/wanted|subquery|^SCAN (c|m|\(subquery-\d+\))$/i.test(detail))).toEqual([]);
});
