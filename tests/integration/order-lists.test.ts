import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { orders } from "#app/db/schema/orders.server.ts";
import { readBoard } from "#app/features/selling/orders/board.server.ts";
import { listOrders, type OrderQuery } from "#app/features/selling/orders/list-orders.server.ts";
import { findChangedOrders, findOrders } from "#app/features/selling/orders/page-orders.server.ts";
import { readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db, env } = openTestShop();
const later = addDays(now, 30);

const query = (change: Partial<OrderQuery> = {}): OrderQuery => ({
  search: "",
  sort: "newest",
  filters: {},
  paging: { size: 3 },
  ...change,
});
const numbers = async (change: Partial<OrderQuery>) =>
  (await listOrders(db, query({ paging: { size: 100 }, ...change }), later)).rows.map(({ orderNumber }) => orderNumber);

/** Twelve orders, one a minute, of four countries, in several states. */
beforeAll(async () => {
  const { orderId } = await paidOrder(db, fakeProvider());
  const [row] = await db.select().from(orders);
  const states = [
    { status: "pending", paymentStatus: "unpaid" },
    { status: "pending", paymentStatus: "paid" },
    { status: "processing", paymentStatus: "partially-refunded", fulfilment: "partial" },
    { status: "delivered", paymentStatus: "paid", fulfilment: "fulfilled" },
  ] as const;
  const people = [
    ["Åsa", "Öberg", "asa@mail.example"],
    ["Mikael", "Lindqvist", "micke@other.example"],
    ["Linda", "von Essen", "linda@mail.example"],
  ] as const;
  for (let i = 0; i < 12; i++) {
    const [firstName, lastName, email] = people[i % 3]!;
    const createdAt = addMinutes(now, i + 1).toISOString();
    await db.insert(orders).values({
      ...row!,
      ...states[i % 4]!,
      id: `ord_listed${String(i).padStart(2, "0")}`,
      orderNumber: `PM-000000${String(i).padStart(2, "0")}`,
      idempotencyKey: `listed-${i}`,
      firstName,
      lastName,
      email,
      createdAt,
      country: ["Sweden", "Norway", "Finland", "Denmark"][i % 4]!,
      // Four orders have the same total.
      subtotalOre: row!.subtotalOre + Math.floor(i / 4) * 100,
      totalOre: row!.totalOre + Math.floor(i / 4) * 100,
      estimatedDelivery: addDays(now, 3).toISOString(),
    });
  }
  await db.run(sql`UPDATE orders SET order_number = 'PM-99999999', first_name = 'Zoe', last_name = 'Zett',
    email = 'zoe@mail.example', status = 'shipped', fulfilment = 'fulfilled' WHERE id = ${orderId}`);
});

describe("the list of orders", () => {
  it.each(["newest", "oldest", "total"] as const)(
    "sorted by %s shows every order once, page by page, and back",
    async (sort) => {
      const seen: string[] = [];
      let page = await listOrders(db, query({ sort }), later);
      const first = page.rows.map(({ id }) => id);
      for (;;) {
        seen.push(...page.rows.map(({ id }) => id));
        if (!page.next) break;
        page = await listOrders(db, query({ sort, paging: { size: 3, after: page.next } }), later);
      }
      expect(new Set(seen).size).toBe(13);
      expect(seen).toHaveLength(13);
      while (page.previous)
        page = await listOrders(db, query({ sort, paging: { size: 3, before: page.previous } }), later);
      expect(page.rows.map(({ id }) => id)).toEqual(first);
      const whole = (await listOrders(db, query({ sort, paging: { size: 50 } }), later)).rows;
      const values = whole.map((row) => (sort === "total" ? row.totalOre : Date.parse(row.createdAt)));
      expect(values).toEqual(values.toSorted((a, b) => (sort === "oldest" ? a - b : b - a)));
    },
  );

  it.each<[OrderQuery["filters"], number]>([
    [{ status: "pending" }, 6],
    [{ payment: "paid" }, 7],
    [{ payment: "partially-refunded" }, 3],
    [{ country: "Norway" }, 3],
    [{ status: "pending", payment: "paid", country: "Norway" }, 3],
    [{ status: "pending", country: "Finland" }, 0],
    [{ work: "to-send" }, 6],
    [{ work: "to-pack" }, 3],
    [{ work: "part-sent" }, 3],
    [{ work: "overdue" }, 7],
    [{ work: "to-send", country: "Norway" }, 3],
    [{ work: "refund-waiting" }, 0],
  ])("narrowed to %o has %i orders", async (filters, count) => {
    for (const sort of ["newest", "total"] as const) expect(await numbers({ filters, sort })).toHaveLength(count);
  });

  it.each([
    ["PM-00000007", ["PM-00000007"]],
    ["00000007", ["PM-00000007"]],
    ["pm-9999", ["PM-99999999"]],
    ["öberg", 4],
    ["Åsa öb", 4],
    ["asa", 4],
    ["lind", 8],
    ["linda von e", 4],
    ["micke@other", 4],
    ["Mikael Öberg", 0],
    ["%", 0],
    ["nobody", 0],
  ])("finds '%s' by the beginning of a number, an address or a name", async (search, expected) => {
    const found = await numbers({ search });
    if (typeof expected === "number") expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it("searches within its filters, in its order", async () => {
    expect(await numbers({ search: "lind", filters: { status: "pending" }, sort: "oldest" })).toEqual([
      "PM-00000001",
      "PM-00000004",
      "PM-00000005",
      "PM-00000008",
    ]);
  });
});

describe("whole orders of a filter", () => {
  it("come with their lines, page by page, newest first", async () => {
    const first = await findOrders(db, { status: "pending" }, { size: 4 });
    expect(first.orders.map(({ orderNumber }) => orderNumber)).toEqual([
      "PM-00000009",
      "PM-00000008",
      "PM-00000005",
      "PM-00000004",
    ]);
    const second = await findOrders(db, { status: "pending" }, { size: 4, after: first.next ?? "" });
    expect(second.orders.map(({ orderNumber }) => orderNumber)).toEqual(["PM-00000001", "PM-00000000"]);
    expect(second.next).toBeNull();
    const [one] = (await findOrders(db, { orderNumber: "pm-99999999" }, { size: 10 })).orders;
    expect(one?.lines).toHaveLength(2);
    expect(await findOrders(db, { email: "ZOE@mail.example" }, { size: 10 })).toMatchObject({
      orders: [{ id: one?.id }],
    });
    expect((await findOrders(db, { id: one!.id, status: "pending" }, { size: 10 })).orders).toEqual([]);
  });
});

describe("orders that changed since a time", () => {
  it("come what changed first first, each once, and again when it changes while its pages are read", async () => {
    const since = "2031-01-01T08:00:00.000Z";
    const touch = (number: string, minute: number) =>
      db
        .update(orders)
        .set({ updatedAt: `2031-01-01T08:0${minute}:00.000Z` })
        .where(eq(orders.orderNumber, number));
    for (const [minute, number] of ["PM-00000004", "PM-00000001", "PM-00000008"].entries()) await touch(number, minute);
    const first = await findChangedOrders(db, { since }, { size: 2 });
    const numbersIn = (page: typeof first) => page.orders.map(({ orderNumber }) => orderNumber);
    expect(numbersIn(first)).toEqual(["PM-00000004", "PM-00000001"]);
    // The last of the first page moves on: what stood behind it is read all the same.
    await touch("PM-00000001", 9);
    const second = await findChangedOrders(db, { since }, { size: 2, after: first.next });
    expect(numbersIn(second)).toEqual(["PM-00000008", "PM-00000001"]);
    expect(second.next).toBeNull();
    expect(numbersIn(await findChangedOrders(db, { since, status: "shipped" }, { size: 2 }))).toEqual([]);
  });
});

it("the board shows what waits, longest first", async () => {
  const board = await readBoard(db, later);
  const numbersOf = (work: keyof typeof board) => board[work].map(({ orderNumber }) => orderNumber);
  expect(numbersOf("to-pack")).toEqual(["PM-00000001", "PM-00000005", "PM-00000009"]);
  expect(numbersOf("part-sent")).toEqual(["PM-00000002", "PM-00000006", "PM-00000010"]);
  expect(numbersOf("overdue")).toHaveLength(7);
  expect((await readBoard(db, now)).overdue).toEqual([]);
});

describe("no page reads more than it shows", () => {
  /** The plan of each statement that some work makes. */
  async function plansOf(work: () => Promise<unknown>) {
    const made: { text: string; values: unknown[] }[] = [];
    const prepare = env.DB.prepare.bind(env.DB);
    const spy = vi.spyOn(env.DB, "prepare").mockImplementation((text) => {
      const prepared = prepare(text);
      const bind = prepared.bind.bind(prepared);
      prepared.bind = (...values: unknown[]) => {
        made.push({ text, values });
        return bind(...values);
      };
      return prepared;
    });
    await work().finally(() => spy.mockRestore());
    return Promise.all(
      made.map(async ({ text, values }) => {
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
          .bind(...values)
          .all<{ detail: string }>();
        return results.map(({ detail }) => detail);
      }),
    );
  }
  /** A scan that is no walk along an index in the list's order, and a sort of more than equal values. */
  const tooMuch =
    /SCAN (orders|order_lines|refunds|email_outbox)(?! USING (COVERING )?INDEX)|USE TEMP B-TREE FOR ORDER BY$/;
  const walks = (filters: OrderQuery["filters"], sort: OrderQuery["sort"]) => () =>
    listOrders(db, query({ filters, sort }), later);

  const filters: OrderQuery["filters"][] = [
    {},
    { status: "pending" },
    { payment: "paid" },
    { country: "Norway" },
    { status: "delivered", country: "Sweden", payment: "paid" },
  ];
  it.each(filters.flatMap((filter) => (["newest", "oldest", "total"] as const).map((sort) => [filter, sort] as const)))(
    "of the list narrowed to %o and sorted by %s",
    async (filter, sort) => {
      const plans = await plansOf(walks(filter, sort));
      expect(plans.flat().filter((detail) => tooMuch.test(detail))).toEqual([]);
      // A thousand orders can have the same total: none of them may be sorted.
      if (sort === "total") expect(plans.flat().filter((detail) => /TEMP B-TREE/.test(detail))).toEqual([]);
    },
  );

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ["to send", walks({ work: "to-send" }, "oldest"), /orders_to_fulfil/],
    ["to pack", walks({ work: "to-pack" }, "newest"), /orders_to_pack/],
    ["part sent", walks({ work: "part-sent" }, "newest"), /orders_(part_shipped|to_fulfil)/],
    ["overdue", walks({ work: "overdue" }, "oldest"), /SEARCH orders USING INDEX orders_by_expected_delivery/],
    ["refunds to retry", walks({ work: "refund-waiting" }, "newest"), /refunds_open/],
  ])("of the list of what is %s, which has an index of its own", async (_, work, index) => {
    const plans = (await plansOf(work)).flat();
    expect(plans.join("\n")).toMatch(index);
    expect(
      plans.filter((detail) => /SCAN orders(?! USING INDEX orders_(to_fulfil|to_pack|part_shipped))/.test(detail)),
    ).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a search by number", () => numbers({ search: "PM-0000" })],
    ["a search by address", () => numbers({ search: "asa@" })],
    ["a search by name", () => numbers({ search: "öberg" })],
    ["a search by both names", () => numbers({ search: "Åsa Öberg", filters: { status: "pending" } })],
    ["the board", () => readBoard(db, later)],
    ["the pick list of all", () => readPickList(db, null)],
    ["whole orders by address", () => findOrders(db, { email: "asa@mail.example" }, { size: 10 })],
    ["orders that changed", () => findChangedOrders(db, { since: later.toISOString() }, { size: 10 })],
    ["whole orders by status", () => findOrders(db, { status: "pending" }, { size: 10, after: "ord_listed05" })],
  ])("of %s", async (_, work) => {
    const details = (await plansOf(work)).flat();
    expect(
      details.filter((detail) => /SCAN (orders|order_lines|o|l)\b(?! USING (COVERING )?INDEX orders_)/.test(detail)),
    ).toEqual([]);
  });
});
