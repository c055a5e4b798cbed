import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";

import { boughtTogether, productFacets, products } from "#app/db/schema/catalogue.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { countPairs } from "#app/features/selling/bought-together/count-pairs.server.ts";
import { goesWith } from "#app/features/selling/bought-together/goes-with.server.ts";
import { pairRule } from "#app/features/selling/bought-together/pairs.ts";
import { shopContext } from "#app/platform/env/context.ts";
import { loader } from "#app/routes/resources/goes-with.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { writePaid } from "#tests/support/paid-history.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const shop = openTestShop();
const { db, env } = shop;

interface Bought {
  buyer: string;
  /** Product ids; several lines of one are several variants of it. */
  items: string[];
  daysAgo?: number;
  change?: Partial<typeof orders.$inferInsert>;
  /** Products of it whose units all went back. */
  returned?: string[];
}

/** Writes a paid order as it stands in the shop's records. */
async function buy({ buyer, items, daysAgo = 1, change = {}, returned = [] }: Bought) {
  const { orderId } = await writePaid(db, {
    provider: "test",
    at: addDays(now, -daysAgo).toISOString(),
    totalOre: 100,
  });
  await db
    .update(orders)
    .set({ email: buyer, ...change })
    .where(eq(orders.id, orderId));
  const lines = items.map((productId, position) => ({
    id: newId("lin"),
    orderId,
    position,
    productId,
    variantId: `${productId}-black-m`,
    name: productId,
    priceOre: 100,
    quantity: 2,
    size: "M",
    color: "Black",
    returnedQuantity: returned.includes(productId) ? 2 : 0,
  }));
  for (const line of lines) await db.insert(orderLines).values(line);
}

/** A garment that stands in no facet: each test says what it is. */
const garment = async (stock = 10) => {
  const id = newId("hit");
  await stockGarment(db, { id, stock });
  await db.delete(productFacets).where(eq(productFacets.productId, id));
  return id;
};
const garments = async (count: number) => {
  const ids = [];
  for (let i = 0; i < count; i++) ids.push(await garment());
  return ids;
};
/** Writes the listings a product stands in. */
const stands = (productId: string, facets: string[], soldCount = 0) =>
  db.insert(productFacets).values(
    facets.map((facet) => ({
      facet,
      productId,
      priceOre: 100,
      createdAt: now.toISOString(),
      featured: 0,
      soldCount,
    })),
  );
const counted = async () =>
  (await db.select().from(boughtTogether)).map(({ productId, otherId, buyers }) => `${productId} ${otherId} ${buyers}`);
const shown = async (id: string, limit = 4) => (await goesWith(db, [id], limit)).map((card) => card.id);

// Every test counts its own orders, and fills up from its own products.
beforeEach(async () => {
  await db.delete(boughtTogether);
  await db.delete(orderLines);
  await db.delete(productFacets);
});

describe("what is bought together", () => {
  it("is what a plain count of random orders says, and the same again", async () => {
    const ids = await garments(9);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
    const history: Bought[] = Array.from({ length: 60 }, () => ({
      buyer: pick(["a@mail.example", "B@mail.example", "b@mail.example", "c@mail.example", "d@mail.example", ""]),
      items: Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () => pick(ids)),
      daysAgo: pick([0, 1, 90, 179, 181, 400]),
      change: pick([
        {},
        {},
        {},
        { paymentStatus: "partially-refunded" as const },
        { paymentStatus: "unpaid" as const },
        { paymentStatus: "refunded" as const },
        { status: "cancelled" as const },
      ]),
      returned: pick([[], [], [pick(ids)]]),
    }));
    for (const order of history) await buy(order);

    const buyers = new Map<string, Set<string>>();
    for (const { buyer, items, daysAgo = 0, change = {}, returned = [] } of history) {
      const isSale = (change.paymentStatus ?? "paid").startsWith("pa") && change.status !== "cancelled";
      if (!isSale || daysAgo > pairRule.days) continue;
      const kept = new Set(items.filter((id) => !returned.includes(id)));
      for (const a of kept)
        for (const b of kept)
          if (a !== b) buyers.set(`${a} ${b}`, (buyers.get(`${a} ${b}`) ?? new Set()).add(buyer.toLowerCase()));
    }
    const expected = [...buyers].filter(([, { size }]) => size >= 2).map(([pair, { size }]) => `${pair} ${size}`);
    await countPairs(db, now);
    expect((await counted()).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(0);

    await countPairs(db, now);
    expect((await counted()).toSorted()).toEqual(expected.toSorted());
  });

  it("tells nobody what one person ordered, however often", async () => {
    const [tee = "", cap = ""] = await garments(2);
    for (const daysAgo of [1, 2, 3]) await buy({ buyer: "one@mail.example", items: [tee, cap], daysAgo });
    await countPairs(db, now);
    expect(await counted()).toEqual([]);
    await buy({ buyer: "two@mail.example", items: [tee, cap] });
    await countPairs(db, now);
    expect(await counted()).toHaveLength(2);
  });

  it("pairs nothing for men with what is for women, and either with accessories and with what is for both", async () => {
    const [tee = "", bra = "", cap = "", sweats = ""] = await garments(4);
    await stands(tee, ["all", "mens", "mens/tops"], 1);
    await stands(bra, ["all", "womens", "womens/sports-bras"], 1);
    await stands(cap, ["all", "accessories", "accessories/caps-hats"], 1);
    await stands(sweats, ["all", "mens", "womens"], 1);
    for (const buyer of ["a@mail.example", "b@mail.example"]) await buy({ buyer, items: [tee, bra, cap, sweats] });
    await countPairs(db, now);
    const pairsOf = async (id: string) =>
      new Set((await counted()).map((pair) => pair.split(" ")).flatMap(([own, other]) => (own === id ? [other] : [])));
    expect(await pairsOf(tee)).toEqual(new Set([cap, sweats]));
    expect(await pairsOf(bra)).toEqual(new Set([cap, sweats]));
    expect(await pairsOf(cap)).toEqual(new Set([bra, sweats, tee]));
  });

  it("is forgotten when the goods go back", async () => {
    const [tee = "", cap = ""] = await garments(2);
    for (const buyer of ["a@mail.example", "b@mail.example"]) await buy({ buyer, items: [tee, cap] });
    await countPairs(db, now);
    expect(await counted()).toHaveLength(2);
    await db.update(orderLines).set({ cancelledQuantity: 1, returnedQuantity: 1 }).where(eq(orderLines.productId, cap));
    await countPairs(db, now);
    expect(await counted()).toEqual([]);
  });

  it("keeps a few others for each product, those of most buyers first", async () => {
    const [tee = "", ...others] = await garments(pairRule.storedPerProduct + 3);
    const [most = "", some = ""] = others;
    for (const buyer of ["a@mail.example", "b@mail.example"]) await buy({ buyer, items: [tee, ...others] });
    for (const buyer of ["c@mail.example", "d@mail.example"]) await buy({ buyer, items: [tee, most] });
    await buy({ buyer: "e@mail.example", items: [tee, some] });
    await countPairs(db, now);
    const kept = await db.select().from(boughtTogether).where(eq(boughtTogether.productId, tee));
    expect(kept.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: pairRule.storedPerProduct }, (_, place) => place + 1),
    );
    expect((await shown(tee)).slice(0, 2)).toEqual([most, some]);
  });
});

describe("what goes with a product", () => {
  /** Puts a garment in the facets of its kind, sold so often. */
  it("is what can be bought now: neither hidden, nor sold out, nor the product itself", async () => {
    const [tee = "", hidden = "", archived = "", markedOut = "", cap = ""] = await garments(5);
    const soldOut = await garment(0);
    for (const buyer of ["a@mail.example", "b@mail.example"])
      await buy({ buyer, items: [tee, hidden, archived, soldOut, markedOut, cap] });
    await countPairs(db, now);
    await db.update(products).set({ published: false }).where(eq(products.id, hidden));
    await db.update(products).set({ archivedAt: now.toISOString() }).where(eq(products.id, archived));
    await db.update(products).set({ inStock: false }).where(eq(products.id, markedOut));
    expect(await shown(tee, 8)).toEqual([cap]);
  });

  it("is filled up by kind: a different kind each, what sells best first, after what was bought together", async () => {
    const [tee = "", paired = "", other = ""] = await garments(3);
    const [shorts = "", tights = "", pants = "", socks = ""] = await garments(4);
    const soldOut = await garment(0);
    await stands(tee, ["all", "mens", "mens/tops"], 90);
    await stands(other, ["all", "mens", "mens/tops"], 80);
    await stands(shorts, ["mens", "mens/bottoms"], 3);
    await stands(tights, ["mens", "mens/bottoms"], 5);
    await stands(pants, ["mens", "mens/bottoms"], 1);
    await stands(socks, ["accessories", "accessories/performance-socks"], 2);
    await stands(soldOut, ["accessories", "accessories/performance-socks"], 50);
    expect(await shown(tee)).toEqual([tights, socks, shorts]);

    for (const buyer of ["a@mail.example", "b@mail.example"]) await buy({ buyer, items: [tee, paired] });
    await countPairs(db, now);
    expect(await shown(tee, 3)).toEqual([paired, tights, socks]);
    // For a bag with both, neither of the two.
    expect((await goesWith(db, [tee, paired], 8)).map(({ id }) => id)).toEqual([tights, socks, shorts]);
  });

  it("reads by keys and indexes alone", async () => {
    const statements = await statementsOf(env, () => goesWith(db, ["a", "b"], 8));
    for (const { query, values } of statements) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...values)
        .all<{ detail: string }>();
      const scans = results.filter(({ detail }) =>
        /^SCAN (f|p|b|same|products|product_facets|bought_together)\b/.test(detail),
      );
      expect(scans).toEqual([]);
      expect(results.map(({ detail }) => detail).join("\n")).toContain("product_facets_by_sold");
    }
  });
});

it("what goes with a product is nothing while the database does not answer: the page that asks stays whole", async () => {
  const context = new RouterContextProvider();
  context.set(
    shopContext,
    withFaults(shop, ({ binding }) => (binding === "DB" ? "before" : undefined)),
  );
  const answer = await loader({ context, params: { id: "tee" } } as unknown as Parameters<typeof loader>[0]);
  expect(answer.data).toEqual([]);
  expect(answer.init?.headers).toEqual({ "Cache-Control": "no-store" });
});
