import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { campaignMarketPrices, campaignProducts, campaigns } from "#app/db/schema/campaigns.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { dailyProductSales, dailySales } from "#app/db/schema/sales.server.ts";
import { dailyTraffic } from "#app/db/schema/traffic.server.ts";
import { calendarPeriod } from "#app/features/selling/sales/calendar-period.ts";
import { runCampaignsStatement } from "#app/features/selling/sales/offers-used.server.ts";
import { readAnalytics } from "#app/features/selling/sales/read-analytics.server.ts";
import { readSales } from "#app/features/selling/sales/sales-report.server.ts";
import { countTraffic } from "#app/features/shop/traffic/count-traffic.server.ts";
import { countryOf } from "#app/features/shop/traffic/country-of.ts";
import { addToDay, daysOf, stockholmDay } from "#app/shared/days.ts";
import type { StockReason } from "#app/shared/states.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const today = stockholmDay(now);
const week = daysOf(addToDay(today, -7), addToDay(today, -1));
const weekBefore = daysOf(addToDay(today, -14), addToDay(today, -8));
const read = async () => {
  const period = calendarPeriod(new URLSearchParams("period=last-7-days"), today);
  const report = await readSales(db, period, "SEK");
  return { report, analytics: await readAnalytics(db, period, report, now) };
};
/** A day of sales: so many orders of two units at 100 kr, of one product. */
const sell = (day: string, orders: number, productId = "tee") =>
  db.batch([
    db
      .insert(dailySales)
      .values({ day, currency: "SEK", orders, units: 2 * orders, paidOre: 200_00 * orders })
      .onConflictDoUpdate({ target: [dailySales.day, dailySales.currency], set: { orders } }),
    db
      .insert(dailyProductSales)
      .values({ day, currency: "SEK", productId, units: 2 * orders, soldOre: 200_00 * orders }),
  ]);
const traffic = (day: string, step: "visit" | "checkout", times: number) =>
  db.insert(dailyTraffic).values({ day, step, source: step === "visit" ? "direct" : "inside", country: "SE", times });
const plain = (texts: readonly string[] | null) => texts?.map((text) => text.replaceAll("\u00a0", " "));

beforeEach(async () => {
  await db.delete(campaignProducts);
  await db.delete(campaignMarketPrices);
  await db.delete(campaigns);
  await db.delete(dailySales);
  await db.delete(dailyProductSales);
  await db.delete(dailyTraffic);
  await stockGarment(db, { id: "tee", priceOre: 100_00 }).catch(() => undefined);
});

describe("what changed", () => {
  it("names nothing when both weeks were the same", async () => {
    for (const day of [...week, ...weekBefore]) {
      await sell(day, 5);
      await traffic(day, "visit", 100);
      await traffic(day, "checkout", 10);
    }
    const { analytics } = await read();
    expect(analytics.sentences).toEqual([]);
    expect(analytics.visits).toMatchObject({ times: 700, before: 700 });
  });

  it("says nothing while the last day is not over", async () => {
    await sell(addToDay(today, -7), 9);
    await sell(today, 1);
    const period = calendarPeriod(new URLSearchParams("period=today"), today);
    const report = await readSales(db, period, "SEK");
    expect((await readAnalytics(db, period, report, now)).sentences).toBeNull();
  });

  it("names a checkout in which fewer orders are finished", async () => {
    for (const day of [...week, ...weekBefore]) {
      await sell(day, week.includes(day) ? 3 : 6);
      await traffic(day, "visit", 100);
      await traffic(day, "checkout", 10);
    }
    expect((await read()).analytics.sentences).toContain("Fewer checkouts became orders: 30% instead of 60%.");
  });

  it("names a campaign that ended, by what its products sold", async () => {
    await db.insert(campaigns).values({
      id: "cmp_layers",
      name: "Layers",
      percent: 20,
      startsAt: `${weekBefore[0]}T00:00:00.000Z`,
      endsAt: `${week[0]}T00:00:00.000Z`,
      state: "ended",
      createdBy: "anna",
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    await db.insert(campaignProducts).values({
      campaignId: "cmp_layers",
      productId: "tee",
      priceOre: 80_00,
      priceBeforeOre: 100_00,
      endedAt: now.toISOString(),
    });
    for (const day of [...week, ...weekBefore]) await sell(day, week.includes(day) ? 2 : 8);
    const { analytics } = await read();
    expect(plain(analytics.sentences)).toContain(
      "Campaign 'Layers' ended on 13 Nov 2026: its products sold for 8 400 kr less.",
    );
    expect(analytics.campaigns).toMatchObject([{ name: "Layers", soldOre: 2_800_00, soldBeforeOre: 11_200_00 }]);
  });

  it("tells a campaign of another market in the report of its money alone", async () => {
    await db.insert(campaigns).values({
      id: "cmp_norway",
      name: "Norge",
      market: "no",
      percent: 20,
      startsAt: `${weekBefore[0]}T00:00:00.000Z`,
      endsAt: `${week[0]}T00:00:00.000Z`,
      state: "ended",
      createdBy: "anna",
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    await db.insert(campaignMarketPrices).values({
      campaignId: "cmp_norway",
      priceId: "no:tee",
      productId: "tee",
      priceOre: 80_00,
      priceBeforeOre: 100_00,
      endedAt: now.toISOString(),
    });
    expect((await read()).analytics.campaigns).toEqual([]);
    const [norwegian] = await runCampaignsStatement(
      db,
      calendarPeriod(new URLSearchParams("period=last-7-days"), today),
      "NOK",
    );
    expect(norwegian).toMatchObject({ name: "Norge", soldOre: 0 });
  });

  it("names a best seller whose size sold out, by what it missed", async () => {
    const move = (delta: number, quantityAfter: number, reason: StockReason, day: string) =>
      db.insert(stockMovements).values({
        variantId: "tee-black-m",
        productId: "tee",
        delta,
        quantityAfter,
        reason,
        actor: "test",
        createdAt: `${day}T00:00:00.000Z`,
      });
    await move(18, 28, "received", addToDay(today, -20));
    await move(-28, 0, "order-placed", addToDay(today, -8));
    for (const day of [...week, ...weekBefore]) await sell(day, week.includes(day) ? 2 : 4);
    const { analytics } = await read();
    expect(analytics.losses).toMatchObject([{ productId: "tee", variants: "Black M", units: 7, lostOre: 700_00 }]);
    expect(plain(analytics.sentences)).toContain("Sizes sold out: Garment tee (Black M) missed about 7 units, 700 kr.");
  });
});

describe("visits", () => {
  it("are counted by day, source and country, all those of a rush", async () => {
    const count = (code: string | undefined) => {
      const country = countryOf({ cf: code === undefined ? {} : { country: code } } as never);
      return countTraffic(db, { step: "visit", source: "search" }, country, new Date("2026-11-20T23:30:00Z"));
    };
    await Promise.all([count("SE"), count("SE"), count("DE"), count(undefined)]);
    await count("SE");
    const rows = await db.select().from(dailyTraffic).where(eq(dailyTraffic.source, "search"));
    expect(Object.fromEntries(rows.map(({ day, country, times }) => [`${day} ${country}`, times]))).toEqual({
      "2026-11-21 SE": 3,
      "2026-11-21 other": 1,
      "2026-11-21 unknown": 1,
    });
  });

  it("are counted also when the request that was to write them ended before", async () => {
    const later = (seconds: number) => new Date(Date.parse("2026-11-22T10:00:00Z") + seconds * 1_000);
    const visit = { step: "visit", source: "social" } as const;
    const isCounted = async () => {
      const rows = await db.select().from(dailyTraffic).where(eq(dailyTraffic.source, "social"));
      return rows.reduce((sum, { times }) => sum + times, 0);
    };
    const never = new Proxy(db, { get: () => () => new Promise(() => undefined) });
    void countTraffic(never, visit, "SE", later(0)).catch(() => undefined);
    await countTraffic(db, visit, "SE", later(60));
    expect(await isCounted()).toBe(1);
  });
});
