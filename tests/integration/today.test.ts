import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { shownCount } from "#app/admin/frame/shown-count.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { todayTasks } from "#app/admin/today/today-tasks.ts";
import { statement } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { builtInRoles, isAllowed } from "#app/features/shop/staff/permissions.ts";
import { addDays } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { staffRoles } from "#app/shared/states.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { db, env } = openTestShop();

async function buy(at: Date) {
  const placed = await placeOrder(db, orderOf("bought"), at);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const created = await createPayment(db, sandboxProvider, placed.order.id, at);
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, at);
  return placed.order.totalOre;
}

const countOf = async (task: string, role: (typeof staffRoles)[number] = "owner") =>
  (await readToday(db, builtInRoles[role], now)).tasks.find((known) => known.task === task)?.count;

describe("today", () => {
  it("counts the orders to pack, and sales beside the same weekday last week", async () => {
    await stockGarment(db, { id: "bought", stock: 20 });
    const total = await buy(now);
    await buy(addDays(now, -7));
    await placeOrder(db, orderOf("bought"), now);
    expect(await countOf("to-pack")).toBe(2);
    const [kronor, ...others] = (await readToday(db, builtInRoles.owner, now)).sales ?? [];
    expect([kronor?.currency, others]).toEqual(["SEK", []]);
    const sales = kronor?.days ?? [];
    expect(sales).toHaveLength(14);
    const day = (at: Date) => stockholmDay(at);
    expect(sales.at(-1)).toEqual({ day: day(now), orders: 1, paidOre: total });
    expect(sales.at(-8)).toEqual({ day: day(addDays(now, -7)), orders: 1, paidOre: total });
    expect(sales.filter(({ orders }) => orders === 0)).toHaveLength(12);
  });

  it("has the sales of each currency by themselves, never in one sum", async () => {
    const before = (await readToday(db, builtInRoles.owner, now)).sales?.[0];
    await statement(
      db,
      sql`INSERT INTO daily_sales (day, currency, orders, paid_ore) VALUES (${stockholmDay(now)}, 'NOK', 2, 69800)`,
    );
    const sales = (await readToday(db, builtInRoles.owner, now)).sales ?? [];
    expect(sales.map(({ currency, days }) => [currency, days.length])).toEqual([
      ["SEK", 14],
      ["NOK", 14],
    ]);
    expect(sales[0]).toEqual(before);
    expect(sales[1]?.days.at(-1)).toEqual({ day: stockholmDay(now), orders: 2, paidOre: 698_00 });
    await statement(db, sql`DELETE FROM daily_sales WHERE currency = 'NOK'`);
  });

  it("counts what waits for staff, and stops counting at a hundred", async () => {
    const time = now.toISOString();
    await db.batch([
      statement(
        db,
        sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 130)
        INSERT INTO contact_messages (id, name, email, subject, message, status, created_at, updated_at)
        SELECT 'msg_' || i, 'A', 'a@mail.example', 'other', 'Hello', 'new', ${time}, ${time} FROM n`,
      ),
      statement(
        db,
        sql`UPDATE products SET published = 0, publish_at = ${addDays(now, 2).toISOString()} WHERE id = 'bought'`,
      ),
    ]);
    expect(await countOf("messages")).toBe(100);
    expect(shownCount(100)).toBe("99+");
    expect((await readToday(db, builtInRoles.editor, now)).scheduled).toMatchObject([
      { id: "bought", name: "Garment bought" },
    ]);
    await db.update(contactMessages).set({ status: "read" });
    expect(await countOf("messages")).toBe(0);
  });

  it.each(staffRoles)("shows %s what the role may do, and nothing else", async (role) => {
    const { tasks, sales, scheduled } = await readToday(db, builtInRoles[role], now);
    expect(tasks.map(({ task }) => task)).toEqual(
      todayTasks.filter(({ permission }) => isAllowed(builtInRoles[role], permission)).map(({ task }) => task),
    );
    expect(sales !== null).toBe(role === "owner");
    expect(scheduled !== null).toBe(role !== "support");
    const toSend = tasks.find(({ task }) => task === "to-pack")?.to;
    const maySend = isAllowed(builtInRoles[role], "orders:write");
    if (toSend) expect(toSend).toBe(maySend ? "/admin/orders/send" : "/admin?tab=orders&work=to-send");
  });

  it("looks through no table that grows: each count walks an index", async () => {
    const queries: { query: string; values: unknown[] }[] = [];
    const prepare = env.DB.prepare.bind(env.DB);
    const prepared = await (async () => {
      const database = Object.create(env.DB) as D1Database;
      database.prepare = (query) => {
        const made = prepare(query);
        const bind = made.bind.bind(made);
        made.bind = (...values: unknown[]) => {
          queries.push({ query, values });
          return bind(...values);
        };
        return made;
      };
      database.batch = env.DB.batch.bind(env.DB);
      return database;
    })();
    const { openDatabase } = await import("#app/db/client.server.ts");
    await readToday(openDatabase(prepared), builtInRoles.owner, now);
    expect(queries.length).toBe(5);
    for (const { query, values } of queries) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...values)
        .all<{ detail: string }>();
      const scans = results.filter(({ detail }) =>
        /^SCAN (?!json_each|\(subquery|webhooks$)(?!.*USING (COVERING )?INDEX)/.test(detail),
      );
      expect(
        scans.map(({ detail }) => detail),
        query,
      ).toEqual([]);
    }
  });
});
