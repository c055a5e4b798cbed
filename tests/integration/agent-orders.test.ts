import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { agentOrders, checkoutSessions } from "#app/db/schema/checkout-sessions.server.ts";
import { readHandoff } from "#app/features/selling/checkout-sessions/read-handoff.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { OrderInput } from "#app/features/selling/orders/schemas.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { checkoutOf, ucpAgent } from "#tests/support/ucp-agent.ts";

const shop = openTestShop();
const { db, env } = shop;
const provider = fakeProvider();
const variant = "agent-tee-black-m";

const address = {
  id: "home",
  first_name: "Lina",
  street_address: "Storgatan 1",
  extended_address: "lgh 1201",
  address_locality: "Trosa",
  postal_code: "619 30",
  address_country: "SE",
};
const body = {
  ...checkoutOf([variant, 2]),
  buyer: { email: "asa.oberg@mail.example", first_name: "Åsa", last_name: "Öberg" },
  fulfillment: { methods: [{ type: "shipping", destinations: [address] }] },
};
const tokenOf = (answer: { continue_url: string }) => new URL(answer.continue_url).searchParams.get("key") ?? "";

beforeAll(async () => {
  await stockGarment(db, { id: "agent-tee", priceOre: 299_00, stock: 500 });
  await stockGarment(db, { id: "agent-other", priceOre: 299_00, stock: 500 });
});

async function session(change: object = {}) {
  const agent = ucpAgent(shop);
  const { answer } = await agent.create({ ...body, ...change });
  return { agent, id: answer.id as string, token: tokenOf(answer), answer };
}

/** Orders as the person's browser does. */
async function order(agentLink: string | null, change: Partial<OrderInput> & { product?: string } = {}) {
  const { product = "agent-tee", ...rest } = change;
  const input = { ...orderOf(product, { quantity: 2 }), agentLink, idempotencyKey: newId("key"), ...rest };
  const placed = await placeOrder(db, input, new Date());
  if (placed.kind !== "placed") throw new Error(placed.kind);
  return placed.order;
}

async function pay(orderId: string) {
  const created = await createPayment(db, provider, orderId, new Date());
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(db, provider, created.paymentId, { token: "test_visa" }, new Date());
}

const agentOf = async (orderId: string) =>
  (await db.select().from(agentOrders).where(eq(agentOrders.orderId, orderId)))[0];

describe("the link of a session", () => {
  it("shows a person what can be ordered now, and what the agent knew", async () => {
    const { token } = await session();
    const handoff = await readHandoff(db, token, new Date());
    expect(handoff).toMatchObject({
      state: "open",
      lines: [{ id: "agent-tee", variantId: variant, colorId: "black", sizeId: "m", quantity: 2, priceOre: 299_00 }],
      problems: [],
      form: {
        email: "asa.oberg@mail.example",
        firstName: "Lina",
        lastName: "Öberg",
        address: "Storgatan 1, lgh 1201",
        city: "Trosa",
        country: "Sweden",
      },
    });
  });

  it("shows the price of the moment beside the one that was told, and leaves out what is gone, with a reason", async () => {
    await stockGarment(db, { id: "agent-moving", priceOre: 100_00 });
    const { token, answer } = await session(checkoutOf(variant, "agent-moving-black-m"));
    await db.update(products).set({ priceOre: 120_00 }).where(eq(products.id, "agent-moving"));
    const dearer = await readHandoff(db, token, new Date());
    const told = answer.totals.at(-1).amount;
    expect(dearer).toMatchObject({ toldTotalOre: told, totals: { totalOre: told + 20_00 } });
    await db.update(products).set({ published: false }).where(eq(products.id, "agent-moving"));
    const gone = await readHandoff(db, token, new Date());
    expect(gone).toMatchObject({ lines: [{ variantId: variant }], problems: [expect.stringContaining("no longer")] });
  });

  it("gives no address where we don't deliver", async () => {
    const abroad = { ...address, address_country: "DE" };
    const { token } = await session({ fulfillment: { methods: [{ type: "shipping", destinations: [abroad] }] } });
    const handoff = await readHandoff(db, token, new Date());
    expect(handoff).toMatchObject({
      problems: ["We don't deliver to Germany"],
      form: { address: "", country: "Sweden" },
    });
  });

  it("shows nothing of a session that is canceled, over or unknown, nor by the agent's own id of it", async () => {
    const { agent, id, token } = await session();
    expect(await readHandoff(db, id, new Date())).toBeNull();
    expect(await readHandoff(db, "", new Date())).toBeNull();
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(await readHandoff(db, token, tomorrow)).toEqual({ state: "canceled", agentName: expect.any(String) });
    await agent.cancel(id);
    expect(await readHandoff(db, token, new Date())).toEqual({ state: "canceled", agentName: expect.any(String) });
  });
});

describe("an order by a session's link", () => {
  it("carries its agent and the versions that the agent was shown, and staff see both", async () => {
    const { id, token, answer, agent } = await session();
    const { id: orderId, totalOre } = await order(token);
    const noted = await agentOf(orderId);
    expect(noted).toMatchObject({ sessionId: id, toldTotalOre: totalOre });
    expect(agent.fetched).toEqual([noted?.agentProfile]);
    const urls = answer.links.map(({ url }: { url: string }) => url);
    for (const version of [noted?.termsVersion, noted?.informationVersion])
      expect(urls).toContain(`${env.PUBLIC_ORIGIN}/documents/${version}.pdf`);
    expect((await readOrderPage(db, orderId))?.agent).toEqual(noted);
  });

  it("is told to its agent: under way, then placed, with its number and nothing that opens it", async () => {
    const { agent, id, token } = await session();
    const { id: orderId, orderNumber } = await order(token);
    const { answer: waiting } = await agent.get(id);
    expect(waiting.status).toBe("complete_in_progress");
    expect(waiting).not.toHaveProperty("order");
    for (const refused of [await agent.update(id, body), await agent.cancel(id), await agent.complete(id)])
      expect([refused.status, refused.answer.code]).toEqual([409, "session_closed"]);
    await pay(orderId);
    const { answer: done, codes } = await agent.get(id);
    expect(done).toMatchObject({ status: "completed", order: { id: orderNumber, label: orderNumber } });
    expect(done).not.toHaveProperty("continue_url");
    expect(codes).toEqual([]);
    expect(JSON.stringify(done)).not.toContain(orderId);
    for (const refused of [await agent.update(id, body), await agent.cancel(id), await agent.complete(id)])
      expect(refused.status).toBe(409);
    // It stays as it is, whatever becomes of the prices.
    await db.update(products).set({ priceOre: 199_00 }).where(eq(products.id, "agent-tee"));
    expect((await agent.get(id)).answer).toEqual(done);
    await db.update(products).set({ priceOre: 299_00 }).where(eq(products.id, "agent-tee"));
  });

  it("says of a changed order that it differs, and not what else was bought", async () => {
    const { agent, id, token } = await session();
    const items = [...orderOf("agent-tee", { quantity: 1 }).items, ...orderOf("agent-other").items];
    const { id: orderId } = await order(token, { items });
    await pay(orderId);
    const { answer, codes } = await agent.get(id);
    expect([answer.status, codes]).toEqual(["completed", ["order_differs"]]);
    expect(JSON.stringify(answer)).not.toContain("agent-other");
  });

  it("that was never paid leaves the session open for another", async () => {
    const { agent, id, token } = await session();
    const { id: orderId } = await order(token);
    await cancelUnpaidOrder(db, orderId, "not paid", new Date());
    expect((await agent.get(id)).answer.status).toBe("requires_escalation");
    const { id: second } = await order(token);
    await pay(second);
    expect((await agent.get(id)).answer.status).toBe("completed");
    expect(await agentOf(second)).toBeDefined();
  });

  it("counts once: a second order by the same link is the person's own, also at once", async () => {
    const { agent, id, token } = await session();
    const placed = await Promise.all([order(token), order(token, { shippingMethod: "express" })]);
    const noted = await Promise.all(placed.map((one) => agentOf(one.id)));
    expect(noted.filter(Boolean)).toHaveLength(1);
    const [first] = placed;
    await pay(first.id);
    expect(await agentOf((await order(token)).id)).toBeUndefined();
    expect((await agent.get(id)).answer.status).toMatch(/^complete/);
  });

  it("is placed all the same, and is no agent's, where the link is old, unknown or of other things", async () => {
    const { id, token } = await session();
    expect(await agentOf((await order("no-such-link")).id)).toBeUndefined();
    expect(await agentOf((await order(token, { product: "agent-other" })).id)).toBeUndefined();
    expect(await agentOf((await order(id)).id)).toBeUndefined();
    await db
      .update(checkoutSessions)
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where(eq(checkoutSessions.id, id));
    expect(await agentOf((await order(token)).id)).toBeUndefined();
  });

  it("counts for a session that its agent has canceled meanwhile: the agent must not buy twice", async () => {
    const { agent, id, token } = await session();
    await agent.cancel(id);
    const { id: orderId } = await order(token);
    await pay(orderId);
    expect((await agent.get(id)).answer.status).toBe("completed");
  });

  it("is the same order when it is sent again with or without its link", async () => {
    const { token } = await session();
    const idempotencyKey = newId("key");
    const first = await order(token, { idempotencyKey });
    expect((await order(null, { idempotencyKey })).id).toBe(first.id);
  });
});
