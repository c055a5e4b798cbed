import { beforeAll, describe, expect, it } from "vitest";

import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
let cookies: string[];
const placed: Awaited<ReturnType<typeof paidOrder>>[] = [];

beforeAll(async () => {
  await createStaffMember(shop.db, "astrid");
  cookies = await sessionCookiesOf(shop, "astrid");
  for (let i = 0; i < 3; i++) placed.push(await paidOrder(shop.db, fakeProvider()));
});

async function read(data: object, headers: Record<string, string> = { Cookie: cookies.join("; ") }) {
  const body = JSON.stringify({ database_name: "shop", collection_name: "orders", command: "--read", data });
  const request = { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } };
  const response = await handleApi(new Request(`${origin}/api/db`, request), shop);
  return { status: response.status, body: (await response.json()) as any };
}

describe("orders --read", () => {
  it("without a filter answers a page of the list and how many there are, as before", async () => {
    const { status, body } = await read({ page: 1, size: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, total: 3 });
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).not.toHaveProperty("items");
  });

  it.each(["_id", "id", "orderNumber"])(
    "with a filter on %s answers the whole order, its amounts in kronor",
    async (field) => {
      const order = placed[0]!;
      const { body } = await read({ filter: { [field]: field === "orderNumber" ? order.orderNumber : order.orderId } });
      expect(body.data).toHaveLength(1);
      expect(body.data[0]).toMatchObject({
        id: order.orderId,
        orderNumber: order.orderNumber,
        email: "asa.oberg@mail.example",
        address: "Storgatan 1",
        subtotal: 897,
        shipping: 49,
        paymentStatus: "paid",
        items: [
          { id: order.black, price: 299, quantity: 2, fulfilledQuantity: 0 },
          { id: order.white, price: 299, quantity: 1 },
        ],
      });
      expect(JSON.stringify(body)).not.toMatch(/idempotencyKey|contentHash|reservedBy/);
    },
  );

  it("with a filter on status or e-mail goes on after an order", async () => {
    for (const filter of [{ status: "pending" }, { email: "ASA.oberg@mail.example" }]) {
      const first = await read({ filter, size: 2 });
      expect(first.body.data).toHaveLength(2);
      const rest = await read({ filter, size: 2, after: first.body.next });
      expect(rest.body).toMatchObject({ next: null });
      const ids = [...first.body.data, ...rest.body.data].map(({ id }) => String(id));
      expect(new Set(ids)).toEqual(new Set(placed.map(({ orderId }) => orderId)));
      expect(ids).toHaveLength(placed.length);
    }
  });

  it("since a time goes through what changed, and refuses a time or a place that is none", async () => {
    const filter = { updatedSince: "2026-01-01T00:00:00Z" };
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { status, body } = await read({ filter, size: 2, after });
      expect(status).toBe(200);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(seen.toSorted()).toEqual(placed.map(({ orderId }) => orderId).toSorted());
    expect((await read({ filter: { updatedSince: "2036-01-01T00:00:00Z" } })).body).toMatchObject({
      data: [],
      next: null,
    });
    expect((await read({ filter: { updatedSince: "yesterday" } })).status).toBe(400);
    const wrong = await read({ filter, after: "ord_1" });
    expect([wrong.status, wrong.body.fields]).toMatchObject([400, [{ field: "after" }]]);
  });

  it("finds nothing for what no order has, and refuses a field it cannot filter on", async () => {
    expect((await read({ filter: { id: "ord_unknown" } })).body).toMatchObject({ data: [], next: null });
    expect((await read({ filter: { phone: "070" } })).status).toBe(400);
  });

  it("is refused to who is not signed in", async () => {
    expect((await read({ filter: { status: "pending" } }, {})).status).toBe(401);
  });
});
