import { describe, expect, it } from "vitest";

import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";

import { demoProducts } from "../catalogue/products.ts";
import { planOrders } from "./order-plan.ts";
import { orderRows } from "./order-rows.ts";
import { discountCodeRows } from "./people-rows.ts";
import { productRows } from "./product-rows.ts";
import { stockRows } from "./stock-rows.ts";

const now = new Date("2026-11-20T12:00:00Z");
const keyOf = () => "picture.webp";
const variants = demoProducts.flatMap((product) => productRows(product, 0, keyOf, now).variants);
const terms = { site: parseSiteConfiguration({}), codes: discountCodeRows(now), keyOf };
const placed = planOrders().map((plan, i) => orderRows(plan, i + 1, terms, now));
const rows = stockRows(variants, placed, now);

describe("the stock's history of the demo shop", () => {
  it("ends with the units that each variant has, and never had fewer than none", () => {
    const ends = new Map(rows.map(({ variantId, quantityAfter }) => [variantId, quantityAfter]));
    for (const { id, quantity } of variants) expect([id, ends.get(id) ?? 0]).toEqual([id, quantity]);
    expect(Math.min(...rows.map(({ quantityAfter }) => quantityAfter))).toBe(0);
  });

  it("goes forward in time, up to now", () => {
    const times = rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)! <= now.toISOString()).toBe(true);
  });

  it("has every kind of story", () => {
    expect([...new Set(rows.map(({ reason }) => reason))].toSorted()).toEqual(
      ["count", "damaged", "opening", "order-placed", "order-released", "received", "returned"].toSorted(),
    );
  });
});
