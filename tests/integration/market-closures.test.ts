import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { campaigns } from "#app/db/schema/campaigns.server.ts";
import { products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { marketPriceHistory, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { planCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { listMarketPrices, readPriorPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { readMarketStates, setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { priceStatements } from "#app/features/catalogue/products/write-product.server.ts";
import { type Market, marketOf } from "#app/features/shop/markets/markets.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const norway = marketOf("no") as Market;
const day = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * day);
const iso = (days: number) => after(days).toISOString();
const anna = (moment: Date) => ({ actor: "anna", now: moment });
let made = 0;
let tee = "";

const seen = async () => (await readMarketStates(db)).get("no")?.updatedAt ?? "";
const turn = async (isOpen: boolean, days: number, over = db) =>
  setMarketOpen(over, norway, isOpen, { ...anna(after(days)), seen: await seen() });
const close = (days: number) => turn(false, days);
const open = (days: number) => turn(true, days);
const openings = async () => (await readMarketStates(db)).get("no")?.openings;

/** Saves a price in kroner as staff do, of the product or of a variant. */
async function price(days: number, kroner: number | null, earlier: number | null = null, item = tee) {
  const row = (await listMarketPrices(db, norway)).find(({ id }) => id === `no:${item}`);
  if (!row) throw new Error(`no price of ${item}`);
  const ore = (amount: number | null) => (amount === null ? null : amount * 100);
  const wanted = { seen: row, priceOre: ore(kroner), earlierPriceOre: ore(earlier) };
  expect(await saveMarketPrices(db, norway, [wanted], anna(after(days)))).toMatchObject({ kind: "saved" });
}
const historyOf = async (item = tee) =>
  (
    await db
      .select()
      .from(marketPriceHistory)
      .where(eq(marketPriceHistory.priceId, `no:${item}`))
      .orderBy(asc(marketPriceHistory.validFrom), sql`rowid`)
  ).map(({ priceOre, validFrom }) => [priceOre / 100, validFrom]);
/** The price that stands struck through for shoppers, which staff see as well. */
async function struck(): Promise<number | null> {
  const [card] = await inLanguage("nb", () => listProductsById(db, [tee]));
  const rows = (await listMarketPrices(db, norway)).filter(({ id }) => id === `no:${tee}`);
  const shown = (card?.earlierPriceOre ?? 0) / 100 || null;
  expect((await readPriorPrices(db, norway, rows)).get(`no:${tee}`) ?? null).toBe(shown && shown * 100);
  return shown;
}

/** A tee that costs 400 kroner in Norway, which has been open since now. */
beforeEach(async () => {
  made += 1;
  tee = `tee-${made}`;
  await db.update(campaigns).set({ state: "ended" });
  await db.update(marketRows).set({ isOpen: false, openings: [] }).where(eq(marketRows.id, "no"));
  await stockGarment(db, { id: tee, priceOre: 300_00 });
  await price(0, 400);
  expect(await open(0)).toBe("saved");
});

it("each opening is kept with its closing, and when the market was first opened", async () => {
  await close(3);
  await open(5);
  expect(await openings()).toEqual([
    [iso(0), iso(3)],
    [iso(5), null],
  ]);
});

it("every price that is for sale as it opens gets a row, though it is the one that it closed with, and no other does", async () => {
  const dear = `${tee}-white-l`;
  await db.update(productVariants).set({ priceOre: 450_00 }).where(eq(productVariants.id, dear));
  await price(1, 500, null, `${tee}:${dear}`);
  const hidden = `hidden-${made}`;
  await stockGarment(db, { id: hidden, priceOre: 300_00, published: false });
  await price(1, 400, null, hidden);
  await close(2);
  await open(10);
  expect(await historyOf()).toEqual([
    [400, iso(0)],
    [400, iso(10)],
  ]);
  expect(await historyOf(`${tee}:${dear}`)).toEqual([
    [500, iso(1)],
    [500, iso(10)],
  ]);
  expect(await historyOf(hidden)).toEqual([]);
  // What comes later to an open market gets its row then, and nothing twice.
  await db.update(products).set({ published: true }).where(eq(products.id, hidden));
  const [first, ...rest] = priceStatements(db, [hidden, tee], after(11));
  if (first) await db.batch([first, ...rest]);
  expect(await historyOf(hidden)).toEqual([[400, iso(11)]]);
  expect(await historyOf()).toHaveLength(2);
});

it("what opens reduced, by staff or a campaign, has no price struck through from before it closed", async () => {
  await close(2);
  await price(3, 300, 400);
  await open(4);
  expect(await struck()).toBeNull();
  // A further cut goes on with that reduction.
  await price(10, 250, 400);
  expect(await struck()).toBeNull();
});

it("a reduction goes no further over a closing, of a minute too", async () => {
  await price(10, 300, 400);
  expect(await struck()).toBe(400);
  await close(20);
  expect(await struck()).toBeNull();
  await open(20 + 1 / 1440);
  expect(await struck()).toBeNull();
  expect(await historyOf()).toHaveLength(3);
});

it("a reduction in the open market is measured by what it opened with", async () => {
  await close(1);
  await price(2, 450);
  await open(90);
  await price(95, 300, 450);
  expect(await struck()).toBe(450);
});

it("closing and opening doesn't make anyone forget a lower price of the 30 days", async () => {
  await price(10, 280);
  await close(20);
  await price(20.1, 400);
  await open(20.2);
  await price(25, 350, 400);
  expect(await struck()).toBeNull();
  await price(26, 400);
  await price(27, 250, 400);
  expect(await struck()).toBe(280);
});

it("twice in a minute is two openings, and counts nothing that was offered long before", async () => {
  await price(1, 200);
  await close(2);
  await price(2, 400);
  const minute = 1 / 1440;
  await open(90);
  await close(90 + minute / 3);
  await open(90 + minute / 2);
  expect(await openings()).toHaveLength(3);
  expect((await historyOf()).map(([kroner]) => kroner)).toEqual([400, 200, 400, 400]);
  await price(95, 300, 400);
  expect(await struck()).toBe(400);
});

it("of two who turn it at once one does, once", async () => {
  await close(1);
  const version = await seen();
  const both = [2, 2].map((days) => setMarketOpen(db, norway, true, { ...anna(after(days)), seen: version }));
  expect((await Promise.all(both)).toSorted()).toEqual(["changed", "saved"]);
  expect(await openings()).toEqual([
    [iso(0), iso(1)],
    [iso(2), null],
  ]);
  expect(await historyOf()).toHaveLength(2);
  const closing = [3, 3].map(async (days) =>
    setMarketOpen(db, norway, false, { ...anna(after(days)), seen: await seen() }),
  );
  expect((await Promise.all(closing)).toSorted()).toEqual(["changed", "saved"]);
  expect((await openings())?.at(-1)).toEqual([iso(2), iso(3)]);
});

it("an opening follows the closing before it, whatever the clock of another machine says", async () => {
  await close(5);
  await open(4);
  expect(await openings()).toEqual([
    [iso(0), iso(5)],
    [new Date(after(5).getTime() + 1).toISOString(), null],
  ]);
  expect((await historyOf()).at(-1)).toEqual([400, new Date(after(5).getTime() + 1).toISOString()]);
  await close(3);
  expect((await openings())?.at(-1)).toEqual(Array(2).fill(new Date(after(5).getTime() + 1).toISOString()));
});

it("a batch that fails in the middle neither opens it nor writes a row", async () => {
  await close(1);
  await statement(
    db,
    sql`CREATE TRIGGER killed BEFORE INSERT ON market_price_history BEGIN SELECT RAISE(ABORT, 'killed'); END`,
  );
  try {
    await expect(open(2)).rejects.toThrow();
  } finally {
    await statement(db, sql`DROP TRIGGER killed`);
  }
  expect((await readMarketStates(db)).get("no")).toMatchObject({ isOpen: false, openings: [[iso(0), iso(1)]] });
  expect(await open(3)).toBe("saved");
  expect(await historyOf()).toEqual([
    [400, iso(0)],
    [400, iso(3)],
  ]);
});

it("a campaign that runs as the market closes and opens has its row, and gives its price back once", async () => {
  const id = newId("cmp");
  const input = { name: "Høst", market: "no", percent: 25, priceOre: null, facet: null, productIds: [tee] } as const;
  await planCampaign(db, id, { ...input, productIds: [tee], startsAt: iso(10), endsAt: iso(40) }, anna(now));
  await startAndEndCampaigns(db, after(10));
  expect(await struck()).toBe(400);
  await close(12);
  // The job runs over it, and a job that began before the opening is late.
  await Promise.all([open(15), startAndEndCampaigns(db, after(14.9))]);
  expect(await struck()).toBeNull();
  await startAndEndCampaigns(db, after(40));
  expect((await historyOf()).map(([kroner]) => kroner)).toEqual([400, 300, 300, 400]);
  await price(50, 300, 400);
  expect(await struck()).toBeNull();
});
