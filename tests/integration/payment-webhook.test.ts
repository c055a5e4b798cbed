import { expect, it } from "vitest";

import { inLanguage } from "#app/platform/env/language.server.ts";
import { orderOf } from "#tests/support/shop-fixture.ts";
import { openShopWithStripe } from "#tests/support/shop-with-stripe.ts";
import { openOrder, openPayment, storedEvents, truthOf } from "#tests/support/stripe-order.ts";
import { openStripeShop, webhookSecret } from "#tests/support/stripe-shop.ts";
import { handleApi } from "#workers/api/app.ts";
import { settleOrders } from "#workers/jobs/settle-orders.ts";

const { plain, withStripe: shop, reach } = openShopWithStripe();
const { db } = plain;

const send = async (request: Request) => handleApi(request, shop);
const with_ = (request: Request, headers: Record<string, string | null>, body: string) => {
  const sent = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  return new Request(request.url, { method: "POST", headers: sent, body });
};

const abroad = { address: "Karl Johans gate 1", city: "Oslo", postalCode: "0154", country: "Norway" } as const;

async function confirmedEvent() {
  const stripe = openStripeShop();
  const order = await openOrder(db, stripe);
  await stripe.confirm(order.reference);
  return { stripe, order, event: stripe.events("payment_intent.succeeded")[0] ?? "" };
}

it("refuses 3,000 forged events, and writes nothing of them", async () => {
  const { stripe, order, event } = await confirmedEvent();
  const { standIn } = stripe;
  const honest = await stripe.webhook(event);
  const body = await honest.clone().text();
  const signature = honest.headers.get("Stripe-Signature") ?? "";
  const seconds = Number(/^t=(\d+)/.exec(signature)?.[1]);
  const forge = async (nth: number): Promise<Request> => {
    const at = signature.length - 1 - (nth % 60);
    const flipped = signature.slice(0, at) + (signature[at] === "0" ? "1" : "0") + signature.slice(at + 1);
    switch (nth % 8) {
      case 0:
        return with_(honest, { "Stripe-Signature": flipped }, body);
      case 1:
        return with_(honest, {}, body.replace(event, `evt_${nth}`));
      case 2:
        return standIn.webhookRequest(event, honest.url, webhookSecret, seconds - 301 - nth);
      case 3:
        return standIn.webhookRequest(event, honest.url, `whsec_${nth}_another_secret`);
      case 4:
        return with_(honest, { "Stripe-Signature": null }, body);
      case 5:
        return with_(honest, { "Stripe-Signature": signature.replace("v1=", "v0=") }, body);
      case 6:
        return with_(honest, { "Stripe-Signature": signature.replace(/^t=\d+/, `t=${seconds + nth}`) }, body);
      default:
        return with_(honest, { "Stripe-Signature": `t=${seconds},v1=${"0".repeat(nth % 70)}` }, body);
    }
  };
  const statuses = new Map<number, number>();
  for (let from = 0; from < 3_000; from += 200) {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, nth) => (await send(await forge(from + nth))).status),
    );
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[400, 3_000]]);
  expect((await storedEvents(db)).size).toBe(0);
  expect(await truthOf(db, order.orderId)).toMatchObject({ order: "unpaid", mails: 0, open: 1 });
});

it("keeps an honest event that it cannot process, answers 500, and the job processes it", async () => {
  const { stripe, order, event } = await confirmedEvent();
  const answer = await send(await stripe.webhook(event));
  expect(answer.status).toBe(500);
  expect((await storedEvents(db)).get(event)).toMatchObject({ attempts: 1, processedAt: null });
  await settleOrders(shop, new Date(Date.now() + 61_000), stripe.provider);
  expect(await truthOf(db, order.orderId)).toMatchObject({ order: "paid", mails: 1, open: 0 });
  expect((await send(await stripe.webhook(event))).status).toBe(200);
});

it("answers 200 to an event that it has no use for, from wherever it says it comes", async () => {
  const { stripe } = await confirmedEvent();
  const [event = ""] = stripe.events("payment_intent.created");
  const request = await stripe.webhook(event);
  const headers = { Origin: "https://stripe.example", "Sec-Fetch-Site": "cross-site" };
  expect((await send(with_(request, headers, await request.text()))).status).toBe(200);
});

it.each([
  ["no JSON", "{", 400],
  ["a body over 256 KB", `"${"x".repeat(257 * 1024)}"`, 413],
  ["nothing", "", 400],
])("refuses %s before it looks at anything", async (_, body, status) => {
  const { stripe, event } = await confirmedEvent();
  expect((await send(with_(await stripe.webhook(event), {}, body))).status).toBe(status);
});

it("takes no event while Stripe is not switched on", async () => {
  const { stripe, event } = await confirmedEvent();
  expect((await handleApi(await stripe.webhook(event), plain)).status).toBe(400);
});

const call = async (path: string, data: object) => {
  const request = new Request(`http://localhost:8787${path}`, { method: "POST", body: JSON.stringify(data) });
  const response = await send(request);
  const body: { id?: string; code?: string; data?: Record<string, unknown>[] } = await response.json();
  return { status: response.status, body };
};

it("takes a whole purchase over the API: the client secret goes to the browser, and only the return comes back", async () => {
  const { stripe, order } = await confirmedEvent();
  const other = await openOrder(db, stripe, { paymentMethod: "swish" });
  expect(await call("/api/payments", { orderId: order.orderId })).toMatchObject({ status: 503 });
  reach(stripe);
  const created = await call("/api/payments", { orderId: other.orderId });
  const clientSecret = stripe.standIn.state.intents.get(other.reference)?.client_secret;
  expect(created).toMatchObject({
    status: 201,
    body: { data: [{ nextStep: "provider", provider: "stripe-test", clientSecret }] },
  });
  const paymentId = created.body.id;
  const answers = [
    { token: "test_visa" },
    { confirmed: true },
    { returned: false },
    { returned: true, status: "succeeded" },
  ];
  for (const answer of answers)
    expect((await call("/api/payments/process", { paymentId, ...answer })).status).toBe(400);
  expect(await call("/api/payments/process", { paymentId, returned: true })).toMatchObject({ status: 402 });
  await stripe.confirm(other.reference, "swish");
  const pending = await call("/api/payments/process", { paymentId, returned: true });
  expect(pending).toMatchObject({ status: 409, body: { code: "payment-processing" } });
  await stripe.standIn.control("act", { intent: other.reference, choice: "approve" });
  expect(await call("/api/payments/process", { paymentId, returned: true })).toMatchObject({
    status: 200,
    body: { data: [{ orderId: other.orderId, status: "succeeded" }] },
  });
  // The other order was paid in the browser, which never came back: asking again finds it paid.
  const found = await call("/api/payments", { orderId: order.orderId });
  expect(found).toMatchObject({ status: 200, body: { data: [{ status: "succeeded" }] } });
  expect(await truthOf(db, order.orderId)).toMatchObject({ order: "paid", mails: 1, open: 0 });
  await plain.finished();
});

it("says in words what cannot be paid, and with which method it can", async () => {
  const { stripe, order } = await confirmedEvent();
  const norwegian = await openOrder(db, stripe, { billing: abroad });
  reach(stripe);
  expect(await call("/api/payments", { orderId: norwegian.orderId, paymentMethod: "klarna-direct" })).toMatchObject({
    status: 409,
    body: { code: "method-refused", error: expect.stringContaining("Please choose another way to pay.") },
  });
  const inSwedish = await inLanguage("sv", () =>
    call("/api/payments", { orderId: norwegian.orderId, paymentMethod: "klarna-direct" }),
  );
  expect(inSwedish.body).toMatchObject({
    error: expect.stringContaining("tar inte emot SEK med en fakturaadress i Norge"),
  });
  expect((await truthOf(db, order.orderId)).order).toBe("unpaid");
});

it("ends the payment of an order that a browser replaces; one that succeeded is not replaced", async () => {
  const stripe = openStripeShop();
  const first = await openOrder(db, stripe, { idempotencyKey: "purchase-0001-0001" });
  const place = (idempotencyKey: string, replacesKey: string) => {
    const { items, ...order } = orderOf(first.garment, { quantity: 1 });
    const data = { ...order, items: items.map((item) => ({ ...item, name: "Tee" })), idempotencyKey, replacesKey };
    return call("/api/db", { collection_name: "orders", command: "--create", data });
  };
  expect(await place("purchase-0002-0002", "purchase-0001-0001")).toMatchObject({
    status: 409,
    body: { code: "payment-processing" },
  });
  reach(stripe);
  const second = await place("purchase-0003-0003", "purchase-0001-0001");
  expect(second.status).toBe(201);
  expect(await truthOf(db, first.orderId)).toMatchObject({ status: "cancelled", open: 0, order: "unpaid" });
  await stripe.confirm(first.reference);
  expect(stripe.money()).toEqual([]);

  const payment = await openPayment(db, stripe, second.body.id ?? "");
  await stripe.confirm(payment.reference);
  expect(await place("purchase-0004-0004", "purchase-0003-0003")).toMatchObject({
    status: 200,
    body: { id: second.body.id },
  });
  expect(await truthOf(db, second.body.id ?? "")).toMatchObject({ order: "paid", mails: 1, open: 0 });
  await plain.finished();
});
