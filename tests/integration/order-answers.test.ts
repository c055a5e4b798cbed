import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderLimits } from "#app/features/selling/orders/order-limits.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { sandboxPaymentsOptIn } from "#app/platform/env/sandbox-payments.ts";
import { newId } from "#app/shared/ids.ts";
import { openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { latestRequest } from "#tests/support/subscriber.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();

/** Another caller for each test: the same order from the same caller is the same purchase. */
let caller = "";
beforeEach(() => {
  caller = crypto.randomUUID();
});

async function call(path: string, body: object, { to = shop, from = caller }: { to?: Shop; from?: string } = {}) {
  const request = new Request(`https://shop.example/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": from },
    body: JSON.stringify(body),
  });
  const response = await handleApi(request, to);
  return { status: response.status, body: await response.json<any>() };
}

const place = (data: object, options = {}) =>
  call("/db", { collection_name: "orders", command: "--create", data }, options);

/** The order of another buyer. */
const by = <T extends { customer: object }>(order: T): T => ({
  ...order,
  customer: { ...order.customer, email: `${newId("buyer")}@mail.example` },
});

async function pay(orderId: string) {
  const { body } = await call("/payments", { orderId });
  const paid = await call("/payments/process", { paymentId: body.id, token: "test_visa" });
  await shop.finished();
  return paid;
}

beforeAll(async () => {
  await stockGarment(shop.db, { id: "tee", stock: 400 });
  await stockGarment(shop.db, { id: "cap", priceOre: 29_00, currency: "EUR" });
});

describe("orders --create answers 409", () => {
  it("with all totals when the total has changed", async () => {
    const { status, body } = await place({ ...orderOf("tee"), total: 1 });
    expect([status, body.code]).toEqual([409, "total-changed"]);
    expect(body).toMatchObject({
      total: 348,
      totals: { subtotal: 299, discount: 0, shipping: 49, tax: 69.6, total: 348 },
    });
  });

  it("to a used key with another content, and tells nothing of its order", async () => {
    const idempotencyKey = newId("key");
    const first = await place({ ...orderOf("tee"), idempotencyKey });
    const { status, body } = await place({ ...orderOf("tee"), idempotencyKey, paymentMethod: "swish" });
    expect(status).toBe(409);
    expect(Object.keys(body).toSorted()).toEqual(["code", "error", "status"]);
    expect(body.code).toBe("key-reused");
    expect(JSON.stringify(body)).not.toContain(first.body.id);
  });

  it("to a mix of currencies", async () => {
    const cap = { ...orderOf("cap").items[0], price: 29 };
    const { status, body } = await place({ ...orderOf("tee"), items: [...orderOf("tee").items, cap] });
    expect([status, body.code]).toEqual([409, "mixed-currencies"]);
  });

  it("to a thousand pieces, in words and with what can be had", async () => {
    const { status, body } = await place(orderOf("tee", { quantity: 1_000 }));
    expect([status, body.code]).toEqual([409, "lines-changed"]);
    expect(body.problems).toMatchObject([{ available: orderLimits.unitsPerVariant }]);
    expect(body.error).toContain("You can order up to 10 at a time");
  });
});

describe("orders --create", () => {
  it("answers the paid order when its answer was lost and the shopper changed a detail", async () => {
    const replacesKey = newId("key");
    const first = await place({ ...orderOf("tee"), idempotencyKey: replacesKey });
    await pay(first.body.id);
    const before = await unitsLeft(shop.db, "tee");
    const again = await place({ ...orderOf("tee"), idempotencyKey: newId("key"), replacesKey, marketingEmails: true });
    expect([again.status, again.body.id, again.body.data[0].paymentStatus]).toEqual([200, first.body.id, "paid"]);
    expect((await call("/payments", { orderId: again.body.id })).body.data[0].status).toBe("succeeded");
    expect(await unitsLeft(shop.db, "tee")).toBe(before);
  });

  it("lets one network hold only so many pieces, whatever addresses of it are used, and others go on", async () => {
    const from = (host: number) => `2001:db8:1:2::${host}`;
    const full = orderLimits.openUnitsPerCaller / orderLimits.unitsPerVariant;
    for (let host = 1; host <= full; host++)
      expect((await place(by(orderOf("tee", { quantity: 10 })), { from: from(host) })).status).toBe(201);
    const { status, body } = await place(orderOf("tee"), { from: from(99) });
    expect([status, body.code]).toEqual([429, "too-many-open-orders"]);
    expect((await place(orderOf("tee"), { from: "2001:db8:1:3::1" })).status).toBe(201);
    const rows = await shop.db.select({ caller: orders.reservedBy }).from(orders);
    expect(JSON.stringify(rows)).not.toContain("2001:db8");
  });

  it("makes pages anew only when what shoppers see has changed, and only those of that product", async () => {
    await stockGarment(shop.db, { id: "dwindling", stock: 8 });
    const put = vi.spyOn(shop.env.CONFIG_CACHE, "put");
    await place(orderOf("dwindling", { quantity: 2 }));
    await shop.finished();
    expect(put).not.toHaveBeenCalled();
    await place(by(orderOf("dwindling", { quantity: 1 })));
    await shop.finished();
    expect(put.mock.calls.map(([key]) => key)).toEqual(["pages:product:dwindling"]);
    await place(by(orderOf("dwindling", { quantity: 1 })));
    await shop.finished();
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });
});

describe("consent to the newsletter at checkout", () => {
  const subscribed = async (email: string) =>
    (await shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))).length;

  it("asks the buyer to confirm when the order is paid, not before", async () => {
    const email = "greta@mail.example";
    const customer = { ...orderOf("tee").customer, email };
    const { body } = await place({ ...orderOf("tee"), customer, newsletterSubscription: true });
    await shop.finished();
    expect(await subscribed(email)).toBe(0);
    await pay(body.id);
    expect(await subscribed(email)).toBe(0);
    expect(await latestRequest(shop, email)).toMatchObject({ consentSource: "checkout", confirmedAt: null });
  });
});

describe("a shop on the internet without a real payment provider", () => {
  const online = (change: object): Shop => ({
    ...shop,
    env: { ...shop.env, PUBLIC_ORIGIN: "https://shop.example", ...change },
  });

  it("takes neither orders nor payments, and holds no stock", async () => {
    const before = await unitsLeft(shop.db, "tee");
    const to = online({});
    for (const answer of [
      await place(orderOf("tee"), { to }),
      await call("/payments", { orderId: "ord_1" }, { to }),
      await call("/payments/process", { paymentId: "pay_1", token: "test_visa" }, { to }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, "payments-unavailable"]);
    }
    expect(await unitsLeft(shop.db, "tee")).toBe(before);
  });

  it("takes neither on any machine while only a part of Stripe's settings is there, and never test payments", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const to = {
      ...shop,
      env: { ...shop.env, TEST_PAYMENTS: sandboxPaymentsOptIn, STRIPE_SECRET_KEY: "sk_test_12345678" },
    };
    for (const answer of [
      await place(orderOf("tee"), { to }),
      await call("/payments", { orderId: "ord_1" }, { to }),
      await call("/payments/process", { paymentId: "pay_1", token: "test_visa" }, { to }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, "payments-unavailable"]);
    }
  });

  it("does when it says so in words", async () => {
    expect((await place(orderOf("tee"), { to: online({ TEST_PAYMENTS: sandboxPaymentsOptIn }) })).status).toBe(201);
  });
});
