import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { fewOfNetwork, publicWrites } from "#app/platform/http/public-writes.ts";
import { newId } from "#app/shared/ids.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const { db } = shop;
const garment = "garment-of-claims";

async function place(order: object, caller: string) {
  const request = new Request("https://shop.example/api/db", {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": caller },
    body: JSON.stringify({ collection_name: "orders", command: "--create", data: order }),
  });
  const response = await handleApi(request, shop);
  return { status: response.status, body: await response.json<{ code?: string; id?: string }>() };
}

/** An order that no other one repeats. */
const newOrder = () => {
  const order = orderOf(garment);
  return {
    ...order,
    customer: { ...order.customer, email: `${newId("buyer")}@mail.example` },
    idempotencyKey: newId("key"),
  };
};

/** As if all callers together had placed all orders of today. */
beforeEach(async () => {
  await stockGarment(db, { id: garment, stock: 100 }).catch(() => undefined);
  const day = new Date().toISOString().slice(0, 10);
  await db.run(sql`INSERT INTO write_counts (day, kind, subject, writes) VALUES (${day}, 'order', '', ${publicWrites.order.inAll})
    ON CONFLICT DO UPDATE SET writes = excluded.writes`);
});

it("answers an order that was placed, however much its caller wrote since", async () => {
  const caller = "203.0.113.1";
  const orders = Array.from({ length: fewOfNetwork }, newOrder);
  for (const order of orders) expect((await place(order, caller)).status).toBe(201);
  expect(await place(newOrder(), caller)).toMatchObject({ status: 429, body: { code: "rate-limited" } });
  for (const order of orders) {
    expect((await place(order, caller)).status).toBe(200);
    // Another tab, which shares nothing with the first.
    expect((await place({ ...order, idempotencyKey: newId("key") }, caller)).status).toBe(200);
  }
});

it("counts only what is written: a shopper who is told of a new total may still order", async () => {
  const caller = "203.0.113.2";
  for (let i = 0; i < fewOfNetwork + 2; i++)
    expect((await place({ ...newOrder(), total: 1 }, caller)).body.code).toBe("total-changed");
  expect((await place(newOrder(), caller)).status).toBe(201);
});
