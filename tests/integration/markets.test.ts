import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readMarkets } from "#app/admin/markets/read-markets.server.ts";
import { readPricesPage, readProposedPrices } from "#app/admin/markets/read-prices-page.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { marketPriceHistory, marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { listMarketPrices, readPriorPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { missingFrom } from "#app/features/catalogue/market-prices/market-checks.ts";
import {
  readMarketStates,
  saveMarketTerms,
  setMarketOpen,
} from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { priceStatements } from "#app/features/catalogue/products/write-product.server.ts";
import { type Market, marketOf, markets } from "#app/features/shop/markets/markets.ts";
import { marketIds } from "#app/shared/market-ids.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const norway = marketOf("no") as Market;
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const change = (at = now) => ({ actor: "astrid", now: at });

async function priceOf(id: string) {
  const price = (await listMarketPrices(db, norway)).find((row) => row.productId === id && row.variantId === null);
  if (!price) throw new Error(`no price of ${id}`);
  return price;
}
/** Saves a price of a product in Norway, over the one that is there. */
async function set(id: string, priceOre: number | null, earlierPriceOre: number | null = null, at = now) {
  return saveMarketPrices(db, norway, [{ seen: await priceOf(id), priceOre, earlierPriceOre }], change(at));
}
async function seenOf(id: string): Promise<string> {
  return (await readMarketStates(db)).get(id)?.updatedAt ?? "";
}
async function open(isOpen: boolean, at = now) {
  return setMarketOpen(db, norway, isOpen, { ...change(at), seen: await seenOf("no") });
}
const historyOf = (id: string) =>
  db
    .select()
    .from(marketPriceHistory)
    .where(eq(marketPriceHistory.priceId, `no:${id}`));

beforeAll(async () => {
  await stockGarment(db, { id: "tee", priceOre: 349_00 });
  await stockGarment(db, { id: "hidden", priceOre: 349_00, published: false });
});

beforeEach(async () => {
  await db.delete(marketPrices);
  await db.update(marketRows).set({ isOpen: false }).where(eq(marketRows.id, "no"));
});

describe("the markets", () => {
  it("have a row each, and the shop's own is open", async () => {
    const states = await readMarketStates(db);
    expect([...states.keys()].toSorted()).toEqual([...marketIds].toSorted());
    expect(markets.map(({ id }) => states.get(id)?.isOpen)).toEqual([true, false, false, false]);
  });

  it("may open only when nothing of their set is missing: today, the shop's own alone", async () => {
    const missing = Object.fromEntries(
      (await readMarkets(shop)).map(({ market, checks }) => [market.id, missingFrom(checks)]),
    );
    expect(missing["se"]).toEqual([]);
    for (const id of ["no", "dk", "fi"]) {
      expect(missing[id]?.join(" ")).toMatch(/isn't built in .+ price is missing in .+ address that returns go to/);
    }
    expect(missing["fi"]).toContain("The shop isn't built in Finnish.");
  });

  it("lack a price for what is for sale alone", async () => {
    const textOf = async () => (await readMarkets(shop))[1]?.checks.find(({ name }) => name === "Prices")?.text;
    expect(await textOf()).toMatch(
      /^1 price is missing in NOK\. What costs 3\s750\sNOK or more, or a partner sends, isn't sold in Norway\.$/,
    );
    await set("tee", 369_00);
    expect(await textOf()).toMatch(/^Everything for sale has a price in NOK\. /);
  });

  it("are written over the version that was seen, once, and said in the audit log", async () => {
    const seen = await seenOf("dk");
    const denmark = marketOf("dk") as Market;
    const terms = {
      rateMillionths: 1_520_000,
      returnAddress: "Returvej 1\n2300 København",
      packagingNumber: "DK-12345",
    };
    const before = { rateMillionths: null, returnAddress: "", packagingNumber: "" };
    expect(await saveMarketTerms(db, denmark, terms, { ...change(), seen, before })).toBe("saved");
    expect(await saveMarketTerms(db, denmark, before, { ...change(), seen, before: terms })).toBe("changed");
    expect((await readMarketStates(db)).get("dk")).toMatchObject(terms);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, "market.changed"));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actor: "astrid",
      subjectId: "dk",
      after: { rate: 1.52, packagingNumber: "DK-12345" },
    });
  });
});

describe("the prices of a market", () => {
  it("are saved with one entry of the audit log, and taken away by an empty one", async () => {
    expect(await set("tee", 369_00)).toEqual({ kind: "saved", count: 1 });
    expect(await priceOf("tee")).toMatchObject({ priceOre: 369_00, earlierPriceOre: null });
    expect(await set("tee", 369_00)).toEqual({ kind: "saved", count: 0 });
    expect(await set("tee", null)).toEqual({ kind: "saved", count: 1 });
    expect(await priceOf("tee")).toMatchObject({ priceOre: null, updatedAt: null });
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, "market.prices"));
    const told = entries.map(({ subjectId, before, after }) => ({ subjectId, before, after }));
    const [set369, none] = [{ "Garment tee, tee": "369\u00a0NOK" }, { "Garment tee, tee": null }];
    expect(told).toContainEqual({ subjectId: "no", before: none, after: set369 });
    expect(told).toContainEqual({ subjectId: "no", before: set369, after: none });
  });

  it("are all refused when somebody changed one of them meanwhile", async () => {
    const [tee, hidden] = [await priceOf("tee"), await priceOf("hidden")];
    await set("tee", 369_00);
    const late = [
      { seen: hidden, priceOre: 299_00, earlierPriceOre: null },
      { seen: tee, priceOre: 399_00, earlierPriceOre: null },
    ];
    expect(await saveMarketPrices(db, norway, late, change())).toEqual({ kind: "changed" });
    expect(await priceOf("tee")).toMatchObject({ priceOre: 369_00 });
    expect(await priceOf("hidden")).toMatchObject({ priceOre: null });
  });

  it("of two saves at once, keep one", async () => {
    const seen = await priceOf("tee");
    const results = await Promise.all(
      [309_00, 319_00].map((priceOre) =>
        saveMarketPrices(db, norway, [{ seen, priceOre, earlierPriceOre: null }], change()),
      ),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "saved"]);
  });

  it("are one for a variant with a price of its own in the shop", async () => {
    await stockGarment(db, { id: "jacket", priceOre: 999_00 });
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, "jacket"));
    const id = variant?.id ?? "";
    await db.update(productVariants).set({ priceOre: 1_099_00 }).where(eq(productVariants.id, id));
    const rows = (await listMarketPrices(db, norway)).filter(({ productId }) => productId === "jacket");
    expect(rows.map(({ variantId, ownOre }) => [variantId, ownOre])).toEqual([
      [null, 999_00],
      [id, 1_099_00],
    ]);
    await db.update(products).set({ archivedAt: now.toISOString() }).where(eq(products.id, "jacket"));
    expect((await listMarketPrices(db, norway)).filter(({ productId }) => productId === "jacket")).toEqual([]);
  });

  it("are proposed at the season's rate, and found by filter and name", async () => {
    await db.update(marketRows).set({ rateMillionths: 950_000 }).where(eq(marketRows.id, "no"));
    const { prices } = await readProposedPrices(shop, norway, now);
    expect(prices.find(({ productId }) => productId === "tee")).toMatchObject({ proposedOre: 369_00 });
    await set("tee", 299_00);
    const shown = async (query: string) =>
      (await readPricesPage(shop, norway, new URLSearchParams(query), now)).rows.map(({ productId }) => productId);
    expect(await shown("show=off")).toEqual(["tee"]);
    expect(await shown("show=missing")).toEqual(["hidden"]);
    expect((await shown("")).toSorted()).toEqual(["hidden", "tee"]);
    expect(await shown("q=nothing-so-named")).toEqual([]);
  });
});

describe("the price history of a market", () => {
  it("begins when the market opens, and never holds what nobody could buy", async () => {
    await set("tee", 369_00);
    await set("hidden", 369_00);
    expect(await historyOf("tee")).toHaveLength(0);
    expect(await open(true)).toBe("saved");
    expect(await historyOf("tee")).toMatchObject([{ priceOre: 369_00, isReduced: false }]);
    expect(await historyOf("hidden")).toHaveLength(0);
    expect(await open(true)).toBe("changed");
    expect(await historyOf("tee")).toHaveLength(1);
  });

  it("has what a product costs when it is published in an open market", async () => {
    await set("hidden", 369_00);
    await open(true, daysLater(1));
    await db.update(products).set({ published: true }).where(eq(products.id, "hidden"));
    const [first, ...rest] = priceStatements(db, ["hidden"], daysLater(1));
    if (first) await db.batch([first, ...rest]);
    expect(await historyOf("hidden")).toHaveLength(1);
    await db.update(products).set({ published: false }).where(eq(products.id, "hidden"));
  });

  it("decides what stands struck through by the shop's own rule of 30 days", async () => {
    await stockGarment(db, { id: "vest", priceOre: 349_00 });
    const priorOf = async () => (await readPriorPrices(db, norway, [await priceOf("vest")])).get("no:vest");
    await set("vest", 399_00);
    await open(true);
    await set("vest", 379_00, null, daysLater(10));
    await set("vest", 399_00, null, daysLater(12));
    await set("vest", 299_00, 449_00, daysLater(20));
    expect(await priorOf()).toBe(379_00);
    // What was announced first counts from a price above today's alone.
    await set("vest", 389_00, 449_00, daysLater(90));
    expect(await priorOf()).toBeUndefined();
  });

  it("refuses to be changed", async () => {
    await set("tee", 369_00);
    await open(true, daysLater(2));
    await expect(statement(db, sql`UPDATE market_price_history SET price_ore = 1`)).rejects.toThrow();
    await expect(statement(db, sql`DELETE FROM market_price_history`)).rejects.toThrow();
  });
});
