import { asc, eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import type { KeysetPaging } from "#app/db/keyset.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { movementsOf as movementPages } from "#app/features/catalogue/inventory/movements.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { changeOrderStatus } from "#app/features/selling/orders/change-status.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { expectLedgerToAddUp } from "#tests/support/stock-ledger.ts";

const { db } = openTestShop();
const counted = { reason: "count", actor: "kim" } as const;

const variantOf = (garment: string) => `${garment}-black-m`;
const movementsOf = (garment: string) =>
  db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantOf(garment)))
    .orderBy(asc(stockMovements.id));
const auditOf = (garment: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, variantOf(garment)));

async function placed(garment: string, quantity = 1): Promise<string> {
  const result = await placeOrder(db, orderOf(garment, { quantity }), now);
  if (result.kind !== "placed") throw new Error(result.kind);
  return result.order.id;
}

const setStatus = (orderId: string, status: "processing" | "shipped" | "cancelled") =>
  changeOrderStatus(db, { orderId, status, actor: "kim", providers: ["test"] }, now);

afterEach(() => expectLedgerToAddUp(db));

describe("the ledger", () => {
  it("says who took and gave back the units of an order, and why", async () => {
    await stockGarment(db, { id: "story", stock: 10 });
    const orderId = await placed("story", 2);
    await cancelUnpaidOrder(db, orderId, "not paid in time", now);
    await setStatus(orderId, "processing");
    await setStatus(orderId, "cancelled");
    expect(await movementsOf("story")).toMatchObject([
      { delta: 10, quantityAfter: 10, reason: "opening", actor: "system", orderId: null },
      { delta: -2, quantityAfter: 8, reason: "order-placed", actor: "shopper", orderId },
      { delta: 2, quantityAfter: 10, reason: "order-released", actor: "system", orderId },
      { delta: -2, quantityAfter: 8, reason: "order-reopened", actor: "kim", orderId },
      { delta: 2, quantityAfter: 10, reason: "order-released", actor: "kim", orderId },
    ]);
  });

  it("counts two lines of one variant as one movement", async () => {
    await stockGarment(db, { id: "twice", stock: 10 });
    const [item] = orderOf("twice", { quantity: 3 }).items;
    const order = { ...orderOf("twice"), items: [item!, { ...item!, quantity: 1 }] };
    expect(await placeOrder(db, order, now)).toMatchObject({ kind: "placed" });
    expect((await movementsOf("twice")).map(({ delta }) => delta)).toEqual([10, -4]);
  });

  it("writes nothing for an order that is refused for want of stock", async () => {
    await stockGarment(db, { id: "short", stock: 1 });
    expect((await placeOrder(db, orderOf("short", { quantity: 2 }), now)).kind).not.toBe("placed");
    expect(await movementsOf("short")).toHaveLength(1);
  });

  it("refuses a quantity that is changed without a movement", async () => {
    await stockGarment(db, { id: "silent", stock: 10 });
    const silently = db.update(productVariants).set({ quantity: 11 }).where(eq(productVariants.productId, "silent"));
    await expect(silently.run()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/inserting into stock_movements/) },
    });
    expect(await unitsLeft(db, "silent")).toBe(10);
  });

  it("refuses a movement that does not continue from the one before", async () => {
    await stockGarment(db, { id: "leap", stock: 10 });
    const row = { variantId: variantOf("leap"), productId: "leap", delta: 1, reason: "count", actor: "kim" } as const;
    const leap = db.insert(stockMovements).values({ ...row, quantityAfter: 12, createdAt: now.toISOString() });
    await expect(leap.run()).rejects.toMatchObject({ cause: { message: expect.stringMatching(/continues/) } });
  });

  it("closes the account of a variant that is deleted, and opens it again for one with the same id", async () => {
    await stockGarment(db, { id: "closed", stock: 4 });
    const [row] = await db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, variantOf("closed")));
    await db.delete(productVariants).where(eq(productVariants.id, variantOf("closed")));
    await expectLedgerToAddUp(db);
    await db.insert(productVariants).values({ ...row!, quantity: 7 });
    expect((await movementsOf("closed")).map(({ reason, delta }) => [reason, delta])).toEqual([
      ["opening", 4],
      ["removed", -4],
      ["opening", 7],
    ]);
  });
});

describe("staff who change stock", () => {
  it("by a count set the number, with their reason in ledger and audit log", async () => {
    await stockGarment(db, { id: "counted", stock: 10 });
    const change = { variantId: variantOf("counted"), from: 10, to: 12 };
    expect(await changeStock(db, [change], { ...counted, note: "Shelf 3" }, now)).toEqual({
      kind: "changed",
      changed: [{ variantId: variantOf("counted"), name: "Garment counted, Black, M", before: 10, after: 12 }],
      moves: [{ productId: "counted", left: 12, moved: 2, productLeft: 42 }],
    });
    expect((await movementsOf("counted")).at(-1)).toMatchObject({
      delta: 2,
      quantityAfter: 12,
      reason: "count",
      actor: "kim",
      note: "Shelf 3",
      createdAt: now.toISOString(),
    });
    expect(await auditOf("counted")).toMatchObject([
      {
        actor: "kim",
        action: "stock.changed",
        subjectName: "Garment counted, Black, M",
        before: { [variantOf("counted")]: 10 },
        after: { [variantOf("counted")]: 12 },
      },
    ]);
  });

  it("by a count made on an old number are told the number now, and change nothing", async () => {
    await stockGarment(db, { id: "stale", stock: 10 });
    await placed("stale");
    const change = { variantId: variantOf("stale"), from: 10, to: 12 };
    expect(await changeStock(db, [change], counted, now)).toEqual({
      kind: "refused",
      refused: [{ variantId: variantOf("stale"), name: "Garment stale, Black, M", current: 9, why: "changed-since" }],
    });
    expect(await unitsLeft(db, "stale")).toBe(9);
    expect(await auditOf("stale")).toEqual([]);
  });

  it("never take more than there is", async () => {
    await stockGarment(db, { id: "few", stock: 3 });
    const damaged = { reason: "damaged", actor: "kim" } as const;
    expect(await changeStock(db, [{ variantId: variantOf("few"), delta: -4 }], damaged, now)).toMatchObject({
      kind: "refused",
      refused: [{ current: 3, why: "below-zero" }],
    });
    expect(await changeStock(db, [{ variantId: variantOf("few"), delta: -3 }], damaged, now)).toMatchObject({
      kind: "changed",
    });
    expect(await unitsLeft(db, "few")).toBe(0);
  });

  it("change all of several variants or none", async () => {
    await stockGarment(db, { id: "several", stock: 5 });
    const changes = [
      { variantId: variantOf("several"), to: 8 },
      { variantId: "nothing-like-it", to: 8 },
    ];
    expect(await changeStock(db, changes, counted, now)).toMatchObject({
      kind: "refused",
      refused: [{ variantId: "nothing-like-it", current: null, why: "unknown" }],
    });
    expect(await unitsLeft(db, "several")).toBe(5);
  });

  it("write nothing when the number stays", async () => {
    await stockGarment(db, { id: "same", stock: 5 });
    expect(await changeStock(db, [{ variantId: variantOf("same"), to: 5 }], counted, now)).toEqual({
      kind: "changed",
      changed: [],
      moves: [],
    });
    expect(await movementsOf("same")).toHaveLength(1);
    expect(await auditOf("same")).toEqual([]);
  });

  it("at the same moment: one count stands, the other is told", async () => {
    await stockGarment(db, { id: "race", stock: 10 });
    const counts = [11, 12, 13, 14].map((to) =>
      changeStock(db, [{ variantId: variantOf("race"), from: 10, to }], counted, now),
    );
    const results = await Promise.all(counts);
    expect(results.filter(({ kind }) => kind === "changed")).toHaveLength(1);
    expect(await movementsOf("race")).toHaveLength(2);
    expect(await auditOf("race")).toHaveLength(1);
  });

  it("sent twice by one press, also at once, count once", async () => {
    await stockGarment(db, { id: "press", stock: 10 });
    const press = { reason: "received", actor: "kim", entryId: newId("aud") } as const;
    const add = () => changeStock(db, [{ variantId: variantOf("press"), delta: 5 }], press, now);
    const results = await Promise.all([add(), add()]);
    results.push(await add());
    expect(results.map(({ kind }) => kind)).toEqual(["changed", "changed", "changed"]);
    expect(results.flatMap((result) => (result.kind === "changed" ? result.moves : []))).toHaveLength(1);
    expect(await unitsLeft(db, "press")).toBe(15);
  });

  it("at the same moment as others: what is received adds up", async () => {
    await stockGarment(db, { id: "arrivals", stock: 10 });
    const received = { reason: "received", actor: "kim" } as const;
    await Promise.all(
      [1, 2, 3].map((delta) => changeStock(db, [{ variantId: variantOf("arrivals"), delta }], received, now)),
    );
    expect(await unitsLeft(db, "arrivals")).toBe(16);
  });

  it("while an order is placed: the order keeps its units, and the count counts them or is refused", async () => {
    await stockGarment(db, { id: "meanwhile", stock: 10 });
    const count = { variantId: variantOf("meanwhile"), from: 10, to: 20 };
    const [, result] = await Promise.all([placed("meanwhile", 3), changeStock(db, [count], counted, now)]);
    expect(await unitsLeft(db, "meanwhile")).toBe(result.kind === "changed" ? 17 : 7);
  });
});

describe("stock changed within another batch", () => {
  it("takes the batch with it when it is refused", async () => {
    await stockGarment(db, { id: "within", stock: 5 });
    const change = { variantId: variantOf("within"), from: 4, to: 9 };
    const writing = db.batch([
      statement(db, sql`UPDATE products SET name = 'Renamed' WHERE id = 'within'`),
      ...stockStatements(db, [change], { reason: "product-form", actor: "kim" }, now),
    ]);
    await expect(writing.catch(violatedConstraint)).resolves.toBe("batch_guards_refuse");
    expect(await unitsLeft(db, "within")).toBe(5);
    expect(await statement(db, sql`SELECT name FROM products WHERE id = 'within'`)).toEqual([
      { name: "Garment within" },
    ]);
  });

  it("fills variants that the batch itself inserts", async () => {
    await stockGarment(db, { id: "inserted", stock: 5 });
    await db.delete(productVariants).where(eq(productVariants.id, variantOf("inserted")));
    const row = { id: "fresh", productId: "inserted", colorId: "black", sizeId: "m", quantity: 0 };
    await db.batch([
      db.insert(productVariants).values(row),
      ...stockStatements(db, [{ variantId: "fresh", to: 6 }], { reason: "product-form", actor: "kim" }, now),
    ]);
    expect(
      await statement(db, sql`SELECT delta, reason, actor FROM stock_movements WHERE variant_id = 'fresh'`),
    ).toEqual([{ delta: 6, reason: "product-form", actor: "kim" }]);
  });
});

it("lists the movements of a variant page by page, the newest first", async () => {
  await stockGarment(db, { id: "pages", stock: 10 });
  for (const to of [9, 8, 7, 6]) await changeStock(db, [{ variantId: variantOf("pages"), to }], counted, now);
  const movements = (paging: KeysetPaging) =>
    movementPages(variantOf("pages"))(db, { search: "", sort: "newest", filters: {}, paging });
  const first = await movements({ size: 3 });
  expect(first.rows.map(({ quantityAfter }) => quantityAfter)).toEqual([6, 7, 8]);
  const second = await movements({ size: 3, after: first.next });
  expect(second.rows.map(({ quantityAfter }) => quantityAfter)).toEqual([9, 10]);
  expect(second.next).toBeNull();
  const back = await movements({ size: 3, before: second.previous });
  expect(back.rows).toEqual(first.rows);
});

it("adds up after any sequence of orders, cancellations, reopened orders and staff's changes", async () => {
  let garments = 0;
  const small = fc.integer({ min: 1, max: 4 });
  const step = fc.oneof(
    fc.record({ type: fc.constant("order" as const), quantity: small }),
    fc.record({ type: fc.constant("expire" as const), order: fc.nat(5) }),
    fc.record({
      type: fc.constant("move" as const),
      order: fc.nat(5),
      status: fc.constantFrom("processing", "shipped", "cancelled"),
    }),
    fc.record({ type: fc.constant("count" as const), from: fc.option(fc.nat(12), { nil: undefined }), to: fc.nat(12) }),
    fc.record({ type: fc.constant("add" as const), delta: fc.integer({ min: -6, max: 6 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const garment = `any-${garments++}`;
      await stockGarment(db, { id: garment, stock: 6 });
      const orders: string[] = [];
      const variantId = variantOf(garment);
      const run = async (one: (typeof steps)[number]) => {
        if (one.type === "order") {
          const result = await placeOrder(db, orderOf(garment, { quantity: one.quantity }), now);
          if (result.kind === "placed") orders.push(result.order.id);
        }
        if (one.type === "expire") await cancelUnpaidOrder(db, orders[one.order] ?? "none", "test", now);
        if (one.type === "move") await setStatus(orders[one.order] ?? "none", one.status);
        if (one.type === "count") {
          const from = one.from === undefined ? {} : { from: one.from };
          await changeStock(db, [{ variantId, ...from, to: one.to }], counted, now);
        }
        if (one.type === "add") await changeStock(db, [{ variantId, delta: one.delta }], counted, now);
      };
      // Two at a time: some of them meet.
      for (let i = 0; i < steps.length; i += 2) await Promise.all(steps.slice(i, i + 2).map(run));
      await expectLedgerToAddUp(db);
    }),
    { numRuns: 25 },
  );
}, 60_000);
