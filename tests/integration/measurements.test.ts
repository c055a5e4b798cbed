import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { readAnalyticsPage } from "#app/admin/analytics/read-analytics-page.server.ts";
import { dailyTraffic } from "#app/db/schema/traffic.server.ts";
import { dailyVitals } from "#app/db/schema/vitals.server.ts";
import { sessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { publicWrites } from "#app/platform/http/public-writes.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const opened = openTestShop();
const { db } = opened;
const page = { page: "product", device: "phone", lcp: 1240, inp: 64, cls: 0.01, ttfb: 180 };

async function send(body: unknown, headers: Record<string, string> = {}, shop: Shop = opened, path = "measurements") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`https://shop.example/api/${path}`, {
    method: "POST",
    // As `sendBeacon` sends it.
    headers: { "Content-Type": "text/plain;charset=UTF-8", ...headers },
    body: text,
  });
  const { status } = await handleApi(request, shop);
  await opened.finished();
  return status;
}
const buckets = async () =>
  Object.fromEntries(
    (await db.select().from(dailyVitals)).map(({ metric, bucket, times }) => [metric, [bucket, times]]),
  );
const steps = async () =>
  Object.fromEntries((await db.select().from(dailyTraffic)).map(({ step, times }) => [step, times]));

beforeEach(async () => {
  await db.delete(dailyVitals);
  await db.delete(dailyTraffic);
  await db.run(sql`DELETE FROM write_counts`);
});

describe("a page that a browser measured", () => {
  it("is added to the buckets of its day, and what the browser does not know is left out", async () => {
    expect(await send(page)).toBe(201);
    expect(await send({ ...page, lcp: 1_250, inp: undefined })).toBe(201);
    expect(await buckets()).toEqual({ lcp: [1_300, 2], inp: [70, 1], cls: [10, 2], ttfb: [180, 2] });
  });

  it("counts all of many that come at a time", async () => {
    expect(new Set(await Promise.all(Array.from({ length: 12 }, () => send(page))))).toEqual(new Set([201]));
    expect((await buckets())["lcp"]).toEqual([1_300, 12]);
  });

  it.each<[string, unknown]>([
    ["no JSON", "lcp=1"],
    ["nothing", ""],
    ["null", null],
    ["a list", [page]],
    ["an unknown page", { ...page, page: "/product/aurora" }],
    ["an address beside it", { ...page, url: "https://shop.example/privacy" }],
    ["an unknown device", { ...page, device: "iPhone 17" }],
    ["a time as text", { ...page, lcp: "1240" }],
    ["a negative time", { ...page, ttfb: -1 }],
    ["a time of days", { ...page, lcp: 1e9 }],
    ["a step that everybody is counted for", { ...page, steps: ["visit"] }],
    ["a step twice", { ...page, steps: ["address", "address"] }],
  ])("is refused when it is %s", async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(await buckets()).toEqual({});
  });

  it("is refused when it is large, of another site, or read", async () => {
    expect(await send({ ...page, more: "x".repeat(1_000) })).toBe(413);
    expect(await send(page, { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await send(page, { Origin: "https://evil.example" })).toBe(403);
    expect((await handleApi(new Request("https://shop.example/api/measurements"), opened)).status).toBe(405);
    expect(await buckets()).toEqual({});
  });

  it("is not counted of staff at work", async () => {
    expect(await send({ ...page, steps: ["address"] }, { Cookie: `${sessionCookie.name}=anything` })).toBe(201);
    expect([await buckets(), await steps()]).toEqual([{}, {}]);
  });

  it("is refused beyond what one caller may add in a day, and what all may", async () => {
    const caller = { "CF-Connecting-IP": "192.0.2.7" };
    await send(page, caller);
    await db.run(sql`UPDATE write_counts SET writes = ${publicWrites.measurement.perCaller} WHERE subject <> ''`);
    expect(await send(page, caller)).toBe(429);
    expect(await send(page, { "CF-Connecting-IP": "192.0.2.8" })).toBe(201);
    await db.run(sql`UPDATE write_counts SET writes = ${publicWrites.measurement.inAll} WHERE subject = ''`);
    expect(await send(page, { "CF-Connecting-IP": "192.0.2.9" })).toBe(429);
    expect((await buckets())["lcp"]).toEqual([1_300, 2]);
  });

  it("is written to Analytics Engine, too, and is counted without it or when it fails", async () => {
    const points: unknown[] = [];
    const ANALYTICS = { writeDataPoint: (point: unknown) => void points.push(point) };
    const withDataset = { ...opened, env: { ...opened.env, ANALYTICS } } as Shop;
    expect(await send({ page: "checkout", device: "desktop", lcp: 900, steps: ["address"] }, {}, withDataset)).toBe(
      201,
    );
    expect(points).toEqual([
      { indexes: ["step"], blobs: ["step", "address", "inside", "unknown"], doubles: [1] },
      { indexes: ["vitals"], blobs: ["vitals", "checkout", "desktop", "unknown"], doubles: [900, -1, -1, -1] },
    ]);
    const broken = {
      writeDataPoint: () => {
        throw new Error("25 points at most");
      },
    };
    for (const dataset of [undefined, broken])
      expect(await send(page, {}, { ...opened, env: { ...opened.env, ANALYTICS: dataset } })).toBe(201);
    expect((await buckets())["ttfb"]).toEqual([180, 2]);
  });
});

describe("the steps of a checkout", () => {
  it("are counted as the browser tells them, and a cart as its first question for a discount says that it opens", async () => {
    await send({ page: "checkout", device: "phone", steps: ["seen-checkout"] });
    await send({ page: "checkout", device: "phone", steps: ["address", "delivery"] });
    const cart = { code: null, cartTotal: 100 };
    expect(await send({ ...cart, opens: "cart" }, {}, opened, "discount/apply")).toBe(200);
    expect(await send(cart, {}, opened, "discount/apply")).toBe(200);
    expect(await steps()).toEqual({ "seen-checkout": 1, address: 1, delivery: 1, cart: 1 });
    expect(await buckets()).toEqual({});
  });

  it("stand on the screen beside visits and orders, of a period with none, too", async () => {
    const read = (query: string) => readAnalyticsPage(db, new URLSearchParams(query), new Date("2026-11-20T12:00:00Z"));
    const day = "2026-11-19";
    const rows = [
      { day, step: "visit", source: "direct", country: "SE", times: 400 },
      { day, step: "visit", source: "search", country: "NO", times: 100 },
      { day, step: "cart", source: "inside", country: "SE", times: 80 },
      { day, step: "checkout", source: "inside", country: "SE", times: 50 },
      { day, step: "seen-checkout", source: "inside", country: "SE", times: 20 },
      { day, step: "address", source: "inside", country: "SE", times: 10 },
      { day, step: "delivery", source: "inside", country: "SE", times: 8 },
    ] as const;
    await db.insert(dailyTraffic).values([...rows]);
    const { steps: found, speeds } = await read("period=yesterday");
    expect(found.map(({ times }) => times)).toEqual([500, 80, 50, 25, 20, 0, 0]);
    expect(speeds).toEqual([]);
    expect(
      (await read("from=2020-01-01&to=2020-01-02")).steps.every(({ times }) => times === 0 || times === null),
    ).toBe(true);
  });
});
