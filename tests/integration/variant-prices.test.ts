import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { productFacets, products, productVariants, variantPrices } from "#app/db/schema/catalogue.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { readExchange } from "#app/features/after-sale/cases/exchange-facts.server.ts";
import { readExchangePage } from "#app/features/after-sale/cases/read-exchange.server.ts";
import { previewCampaign, readCampaignProducts } from "#app/features/catalogue/campaigns/preview-campaign.server.ts";
import type { PreviewedPrice } from "#app/features/catalogue/campaigns/previewed-price.ts";
import { readHolds, withoutCampaignPrice } from "#app/features/catalogue/campaigns/prices-without-campaign.server.ts";
import { planCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { readStockLevels } from "#app/features/catalogue/inventory/stock-levels.server.ts";
import { duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { readProductRecords } from "#app/features/catalogue/products/product-records.server.ts";
import { listProducts, listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import {
  productOf,
  productStatement,
  readBuyableProduct,
} from "#app/features/catalogue/products/read-product.server.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { noDetails, type VariantDetails } from "#app/features/catalogue/products/variant-details.ts";
import { offerAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { newId } from "#app/shared/ids.ts";
import { heldExchange, receiveGoods, sendExchange } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { complete, now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { productSummary } from "#workers/api/shown-products.ts";

const shop = openTestShop();
const { db } = shop;
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
let made = 0;
let id = "";

type Prices = Partial<Pick<VariantDetails, "priceOre" | "earlierPriceOre">>;

/** Saves prices of variants as staff's form does. */
async function price(
  variants: Record<string, Prices>,
  product: Partial<{ priceOre: number; earlierPriceOre: number | null }> = {},
  at = now,
) {
  const current = await readProductForStaff(db, id);
  if (!current) throw new Error(`There is no ${id}`);
  const variantDetails = Object.fromEntries(
    Object.entries(variants).map(([key, prices]) => [key, { ...noDetails, ...prices }]),
  );
  const fields = { ...current.fields, ...complete, ...product, variantDetails };
  const saved = await updateProduct(db, id, fields, { ...staffSave(db, "kim", at), expectedUpdatedAt: null }, at);
  expect(saved).toMatchObject({ kind: "saved" });
}
/** What the product's page shows. */
async function shownProduct() {
  const stored = await productStatement(db, id);
  return stored && productOf(stored);
}
const card = async () => (await listProductsById(db, [id]))[0];
const variantNow = async (key = "black-l") =>
  (
    await db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, `${id}-${key}`))
  )[0];
const placed = (sizeId: string, kronor: number) =>
  placeOrder(
    db,
    orderOf(id, { items: [{ productId: id, colorId: "black", sizeId, name: "", price: kronor, quantity: 1 }] }),
    now,
  );

/** A garment for 299 kr. */
beforeEach(async () => {
  id = `own-${++made}`;
  await stockGarment(db, { id });
});

describe("an order of a variant with a price of its own", () => {
  it("is placed at that price, its neighbor at the product's, and keeps both whatever becomes of them", async () => {
    await price({ "black l": { priceOre: 349_00 } });
    const [large, medium] = [await placed("l", 349), await placed("m", 299)];
    if (large.kind !== "placed" || medium.kind !== "placed") throw new Error(`${large.kind} ${medium.kind}`);
    await price({ "black l": { priceOre: 999_00 } }, { priceOre: 599_00 });
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.productId, id))
      .orderBy(asc(orderLines.priceOre));
    expect(lines.map(({ variantId, priceOre }) => [variantId, priceOre])).toEqual([
      [`${id}-black-m`, 299_00],
      [`${id}-black-l`, 349_00],
    ]);
  });

  it("is refused with the price of now where the cart has another: the product's, or the variant's of before", async () => {
    await price({ "black l": { priceOre: 349_00 } });
    const refusal = { kind: "lines-changed", problems: [{ problem: "price", priceOre: 349_00 }] };
    expect(await placed("l", 299)).toMatchObject(refusal);
    await price({ "black l": { priceOre: 399_00 } });
    expect(await placed("l", 349)).toMatchObject({ kind: "lines-changed", problems: [{ priceOre: 399_00 }] });
    await price({});
    expect(await placed("l", 349)).toMatchObject({ kind: "lines-changed", problems: [{ priceOre: 299_00 }] });
    expect(await placed("l", 299)).toMatchObject({ kind: "placed" });
  });

  it("is no cheaper for a variant that costs nothing extra: a price of 0 is a price", async () => {
    await price({ "black l": { priceOre: 0 } });
    expect(await placed("l", 299)).toMatchObject({ kind: "lines-changed", problems: [{ priceOre: 0 }] });
  });

  it("can be added to by an offer at the variant's own price", async () => {
    const first = await paidOrder(db, sandboxProvider);
    id = first.garment;
    await price({ "black l": { priceOre: 349_00 } });
    const { updatedAt: seen } = await orderRow(db, first.orderId);
    const lines = [{ productId: id, variantId: `${id}-black-l`, quantity: 2 }];
    const offer = { id: newId("add"), orderId: first.orderId, lines, seen, actor: "kim" };
    expect(await offerAddition(db, offer, now)).toMatchObject({ kind: "offered" });
  });

  describe("is exchanged", () => {
    const offered = async (orderId: string, line = 0) => {
      const page = await readExchangePage(db, orderId, now);
      return (page?.lines[line]?.choices ?? [])
        .map(({ variantId, differencesOre }) => [variantId.slice(id.length + 1), ...differencesOre])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
    };

    it("for what costs no more than it does today, the difference to what was paid goes back, and dearer ones are left out", async () => {
      const { orderId, garment } = await deliveredOrder(db, sandboxProvider);
      id = garment;
      await price({ "black l": { priceOre: 249_00 }, "white l": { priceOre: 999_00 } });
      expect(await offered(orderId)).toEqual([
        ["black-l", 50_00, 100_00],
        ["white-m", 0, 0],
      ]);
      expect((await readExchangePage(db, orderId, now))?.lines[0]?.hasDearer).toBe(true);
    });

    it("for what it was paid for, though it costs less itself today", async () => {
      const { orderId, garment } = await deliveredOrder(db, sandboxProvider);
      id = garment;
      await price({ "black l": { priceOre: 279_00 }, "white m": { priceOre: 299_00 } }, { priceOre: 199_00 });
      expect(await offered(orderId)).toEqual([
        ["black-l", 20_00, 40_00],
        ["white-l", 100_00, 200_00],
        ["white-m", 0, 0],
      ]);
    });

    it("for what costs as much as what was paid, though it costs more itself today", async () => {
      const { orderId, garment } = await deliveredOrder(db, sandboxProvider);
      id = garment;
      await price({ "black m": { priceOre: 349_00 }, "white m": { priceOre: 349_00 } });
      expect(await offered(orderId)).toEqual([
        ["black-l", 0, 0],
        ["white-l", 0, 0],
        ["white-m", 0, 0],
      ]);
    });

    it("never for a dearer one by way of a cheaper one, nor twice for the same money", async () => {
      const order = await deliveredOrder(db, sandboxProvider);
      id = order.garment;
      await price({ "black l": { priceOre: 249_00 } });
      // The white one in L, of which one was bought, for the black one in L.
      const white = { ...order, black: order.white };
      const returnId = await heldExchange(db, white);
      await receiveGoods(db, white, returnId, { variant: "white-l" });
      await sendExchange(db, sandboxProvider, returnId);
      expect((await readExchange(db, returnId))?.differenceOre).toBe(50_00);
      expect(await offered(order.orderId, 1)).toEqual([]);
      await price({ "black l": { priceOre: 199_00 }, "white l": { priceOre: 199_00 } });
      expect(await offered(order.orderId, 1)).toEqual([["white-l", 50_00]]);
    });
  });
});

describe("a price of a variant's own", () => {
  it("shows on every surface as the lowest, told as 'From' where they differ, and is what lists sort by", async () => {
    await price({ "black l": { priceOre: 199_00 } });
    expect(await card()).toMatchObject({ priceOre: 199_00, isFrom: true });
    const page = await shownProduct();
    expect(page).toMatchObject({ priceOre: 199_00, isFrom: true });
    const byId = new Map(page?.variants.map((variant) => [variant.id, variant.priceOre]));
    expect([byId.get(`${id}-black-l`), byId.get(`${id}-black-m`)]).toEqual([199_00, 299_00]);
    expect((await readBuyableProduct(db, id))?.variants.find(({ sizeId }) => sizeId === "l")?.priceOre).toBe(199_00);
    const [record] = await readProductRecords(db, { id, limit: 1, skip: 0 });
    expect(record).toMatchObject({ price: 199 });
    expect(record?.variants.map((variant) => variant.price).toSorted()).toEqual([199, 299, 299, 299]);
    expect(productSummary((await card())!, "https://shop.example")).toMatchObject({ price: 199, isFrom: true });
    expect(record?.isFrom).toBe(true);
    const [level] = await readStockLevels(db, [id]);
    expect(level?.price).toBe(199);
    expect(level?.prices).toContainEqual({ variantId: `${id}-black-l`, price: 199 });
    expect(level?.prices).toContainEqual({ variantId: `${id}-white-m`, price: 299 });
    const { products: sorted } = await listProducts(db, { facet: "all", sort: "price-low", size: 100 });
    const place = sorted.findIndex((one) => one.id === id);
    expect(sorted.slice(0, place).every(({ priceOre }) => priceOre <= 199_00)).toBe(true);
    expect(sorted.slice(place).every(({ priceOre }) => priceOre >= 199_00)).toBe(true);
  });

  it("is no 'From' where all have the same one, and none of it is left once it is taken away", async () => {
    const all = { priceOre: 249_00 };
    await price({ "black m": all, "black l": all, "white m": all, "white l": all });
    expect(await card()).toMatchObject({ priceOre: 249_00 });
    expect(await card()).not.toHaveProperty("isFrom");
    await price({});
    expect(await card()).toMatchObject({ priceOre: 299_00 });
    expect((await readStockLevels(db, [id]))[0]).not.toHaveProperty("prices");
    expect((await db.select().from(products).where(eq(products.id, id)))[0]?.lowestPriceOre).toBeNull();
  });

  it("of a color that is not offered any more says nothing of the product", async () => {
    await price({ "white l": { priceOre: 99_00 } });
    const current = await readProductForStaff(db, id);
    const colors = current!.fields.colors.map((color) => ({ ...color, available: color.id !== "white" }));
    await updateProduct(
      db,
      id,
      { ...current!.fields, colors },
      { ...staffSave(db, "kim", now), expectedUpdatedAt: null },
      now,
    );
    expect(await card()).toMatchObject({ priceOre: 299_00 });
    expect((await shownProduct())?.priceOre).toBe(299_00);
  });

  it("is refused below zero and with an earlier price that is no higher, by the database too", async () => {
    for (const wrong of [{ priceOre: -1 }, { priceOre: 100, earlierPriceOre: 100 }, { earlierPriceOre: 100 }])
      await expect(
        db.update(productVariants).set(wrong).where(eq(productVariants.productId, id)).run(),
      ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/CHECK constraint failed/) } });
  });
});

describe("the prior price of a variant", () => {
  it("is the lowest it had itself in the 30 days before its own sale, recorded once and for good", async () => {
    await price({ "black l": { priceOre: 400_00 } });
    await price({ "black l": { priceOre: 380_00 } }, {}, after(40));
    await price({ "black l": { priceOre: 300_00, earlierPriceOre: 400_00 } }, {}, after(50));
    await price({ "black l": { priceOre: 300_00, earlierPriceOre: 400_00 } }, {}, after(51));
    const kept = await db
      .select()
      .from(variantPrices)
      .where(eq(variantPrices.variantId, `${id}-black-l`));
    expect(kept.map(({ priceOre, isReduced }) => [priceOre, isReduced])).toEqual([
      [400_00, false],
      [380_00, false],
      [300_00, true],
    ]);
    const page = await shownProduct();
    const shown = page?.variants.find((variant) => variant.id === `${id}-black-l`);
    expect(shown).toMatchObject({ priceOre: 300_00, earlierPriceOre: 380_00 });
    expect(page?.variants.find((variant) => variant.id === `${id}-black-m`)?.earlierPriceOre).toBeNull();
    const sale = await db
      .select()
      .from(productFacets)
      .where(and(eq(productFacets.facet, "sale"), eq(productFacets.productId, id)));
    expect(sale).toHaveLength(1);
  });
});

it("keeps a variant's own price and what it was offered at while a save makes the product's the same", async () => {
  await price({ "black l": { priceOre: 400_00 } });
  await price({ "black l": { priceOre: 400_00 } }, { priceOre: 400_00 }, after(1));
  const kept = await readProductForStaff(db, id);
  expect(productInputSchema.parse(kept?.fields).variantDetails["black l"]?.priceOre).toBe(400_00);
  await price({ "black l": { priceOre: 320_00, earlierPriceOre: 400_00 } }, { priceOre: 500_00 }, after(40));
  const shown = (await shownProduct())?.variants.find((variant) => variant.id === `${id}-black-l`);
  expect(shown).toMatchObject({ priceOre: 320_00, earlierPriceOre: 400_00 });
});

it("shows the same price before on a card as on the page and in the API, whichever variants cost the least", async () => {
  const told = async () => {
    const [record] = await readProductRecords(db, { id, limit: 1, skip: 0 });
    const [onCard, onPage] = [await card(), await shownProduct()];
    expect([onPage?.priceOre, onPage?.earlierPriceOre, onPage?.isFrom]).toEqual([
      onCard?.priceOre,
      onCard?.earlierPriceOre,
      onCard?.isFrom,
    ]);
    const kronor = (ore: number | null | undefined) => (typeof ore === "number" ? ore / 100 : ore);
    expect([record?.price, record?.earlierPrice, record?.isFrom]).toEqual([
      kronor(onCard?.priceOre),
      kronor(onCard?.earlierPriceOre),
      onCard?.isFrom,
    ]);
    return onCard?.earlierPriceOre;
  };
  const sale = { priceOre: 199_00, earlierPriceOre: 299_00 };
  // The one that comes first by id was never more than it is.
  await price({ "black l": { priceOre: 199_00 } });
  await price({ "black l": { priceOre: 199_00 }, "white m": sale }, {}, after(40));
  expect(await told()).toBeNull();
  await price({ "black l": { priceOre: 249_00 }, "white m": sale }, {}, after(41));
  expect(await told()).toBe(299_00);
  // The product's own sale meets that of a variant, which had another price before.
  await price({ "black l": { priceOre: 349_00 }, "white m": { priceOre: 259_00 } }, {}, after(80));
  await price({ "white m": { ...sale, earlierPriceOre: 259_00 } }, sale, after(120));
  expect(await told()).toBe(259_00);
  await price({}, sale, after(121));
  expect(await told()).toBe(259_00);
});

describe("prices of many products", () => {
  it("change each variant's own price by the percentage, and back; a price that is set is that of all", async () => {
    await price({ "black l": { priceOre: 400_00 } });
    await setPrices(db, [id], { kind: "percent", percent: -25, asSale: true }, { actor: "kim" }, after(1));
    expect(await variantNow()).toMatchObject({ priceOre: 300_00, earlierPriceOre: 400_00 });
    await setPrices(db, [id], { kind: "end-sale" }, { actor: "kim" }, after(2));
    expect(await variantNow()).toMatchObject({ priceOre: 400_00, earlierPriceOre: null });
    await setPrices(db, [id], { kind: "set", priceOre: 200_00 }, { actor: "kim" }, after(3));
    expect(await variantNow()).toMatchObject({ priceOre: null, earlierPriceOre: null });
    expect(await card()).toMatchObject({ priceOre: 200_00 });
  });

  it("are foreseen for each price that a campaign changes, and told while it runs", async () => {
    await price({ "black l": { priceOre: 400_00 }, "white l": { priceOre: 400_00 }, "white m": { priceOre: 200_00 } });
    const campaign = {
      id: `cmp-${id}`,
      name: "Autumn",
      market: "se" as const,
      percent: null,
      priceOre: 250_00,
      facet: null,
      productIds: [id],
      startsAt: after(40).toISOString(),
      endsAt: after(50).toISOString(),
    };
    const told = (rows: readonly PreviewedPrice[]) =>
      rows.map(({ variants, priceOre, nextOre, priorOre }) => [variants, priceOre, nextOre, priorOre]);
    const expected = [
      [null, 299_00, 250_00, 299_00],
      [1, 200_00, null, null],
      [2, 400_00, 250_00, 400_00],
    ];
    expect(told(await previewCampaign(db, campaign, after(30)))).toEqual(expected);
    await planCampaign(db, campaign.id, campaign, { actor: "kim", now });
    await startAndEndCampaigns(db, after(40));
    expect(told(await readCampaignProducts(db, campaign))).toEqual(expected);
    const next = { ...campaign, id: "cmp-next", priceOre: 150_00, startsAt: after(60).toISOString(), endsAt: null };
    expect(told(await previewCampaign(db, next, after(45)))).toEqual([
      [null, 299_00, 150_00, 250_00],
      [1, 200_00, 150_00, 200_00],
      [2, 400_00, 150_00, 250_00],
    ]);
    expect(
      (await previewCampaign(db, { ...next, startsAt: after(45).toISOString() }, after(45))).map(
        ({ heldBy }) => heldBy,
      ),
    ).toEqual(Array(3).fill("Autumn"));
    await startAndEndCampaigns(db, after(50));
  });

  it("of a copy are the usual ones while a campaign runs, whichever of them staff have set meanwhile", async () => {
    await price({ "black l": { priceOre: 400_00 }, "white l": { priceOre: 500_00 } });
    const campaign = {
      name: "Autumn",
      market: "se" as const,
      percent: 20,
      priceOre: null,
      facet: null,
      productIds: [id],
      startsAt: after(40).toISOString(),
      endsAt: after(50).toISOString(),
    };
    await planCampaign(db, `cmp-${id}`, campaign, { actor: "kim", now });
    await startAndEndCampaigns(db, after(40));
    const { fields } = (await readProductForStaff(db, id))!;
    const details = { ...fields.variantDetails, "white l": { ...noDetails, priceOre: 450_00 } };
    await price(details, { priceOre: 279_00, earlierPriceOre: null }, after(41));
    const holds = await readHolds(db, [id]);
    const usual = (some: ProductInput) => withoutCampaignPrice(some, id, holds);
    const copy = await duplicateProduct(db, id, { ...staffSave(db, "kim", after(42)), usual }, after(42));
    if (copy.kind !== "saved") throw new Error(copy.kind);
    const copied = (await readProductForStaff(db, copy.id))!.fields;
    expect(copied).toMatchObject({ priceOre: 279_00, earlierPriceOre: null });
    expect(copied.variantDetails).toMatchObject({
      "black l": { priceOre: 400_00, earlierPriceOre: null },
      "white l": { priceOre: 450_00, earlierPriceOre: null },
    });
  });

  it("fall by a campaign for each variant, and come back at its end but for what staff have set meanwhile", async () => {
    await price({ "black l": { priceOre: 400_00 }, "white l": { priceOre: 500_00 } });
    const input = {
      name: "Autumn",
      market: "se" as const,
      percent: 20,
      priceOre: null,
      facet: null,
      productIds: [id],
      startsAt: after(40).toISOString(),
      endsAt: after(50).toISOString(),
    };
    await planCampaign(db, `cmp-${id}`, input, { actor: "kim", now });
    await startAndEndCampaigns(db, after(40));
    expect(await variantNow()).toMatchObject({ priceOre: 320_00, earlierPriceOre: 400_00 });
    const page = await shownProduct();
    expect(page?.variants.find((variant) => variant.id === `${id}-black-l`)).toMatchObject({
      priceOre: 320_00,
      earlierPriceOre: 400_00,
    });
    await price(
      { "black l": { priceOre: 320_00, earlierPriceOre: 400_00 }, "white l": { priceOre: 450_00 } },
      {},
      after(45),
    );
    await startAndEndCampaigns(db, after(50));
    expect(await variantNow()).toMatchObject({ priceOre: 400_00, earlierPriceOre: null });
    expect(await variantNow("white-l")).toMatchObject({ priceOre: 450_00, earlierPriceOre: null });
  });
});
