import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { readVersions } from "#app/platform/page-cache/tag-versions.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { now, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { openShopWithStripe } from "#tests/support/shop-with-stripe.ts";
import { openPayment } from "#tests/support/stripe-order.ts";
import { openStripeShop, type StripeShop } from "#tests/support/stripe-shop.ts";
import { handleApi } from "#workers/api/app.ts";
import { compareWithProvider } from "#workers/jobs/reconcile-provider.ts";
import { settleOrders } from "#workers/jobs/settle-orders.ts";

const { plain, withStripe, reach } = openShopWithStripe();
const { db } = plain;

interface LastUnits {
  orderId: string;
  garment: string;
  key: string;
}

/** An order of the last two units of a variant, with a code of one use. */
async function lastUnits(): Promise<LastUnits> {
  const garment = newId("garment");
  const code = newId("once").toUpperCase();
  await stockGarment(db, { id: garment, stock: 2 });
  const value = { discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
  await db.insert(discountCodes).values({ ...value, code, maxUses: 1 });
  const key = newId("purchase");
  const order = orderOf(garment, { quantity: 2, discountCode: code, idempotencyKey: key });
  const placed = await placeOrder(db, order, now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  return { orderId: placed.order.id, garment, key };
}

/** Others use up the code of the order. */
async function useUpCode({ orderId }: LastUnits): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  await db
    .update(discountCodes)
    .set({ maxUses: 0 })
    .where(eq(discountCodes.code, order?.discountCode ?? ""));
}

/** Those pages that `work` renews which show the garment, or all. */
async function renewedBy(garment: string, work: () => Promise<unknown>): Promise<string[]> {
  const names = [`product:${garment}`, "listings", "site"];
  const before = await readVersions(plain, names);
  await work();
  await plain.finished();
  const after = await readVersions(plain, names);
  return names.filter((_, i) => before[i]?.[1] !== after[i]?.[1]);
}

const call = async (of: typeof plain, path: string, data: object) => {
  const request = new Request(`http://localhost:8787${path}`, { method: "POST", body: JSON.stringify(data) });
  return (await handleApi(request, of)).status;
};

/** A payment at Stripe that the shopper confirmed in the browser, for an order whose code was then used up. */
async function confirmedInVain(stripe: StripeShop) {
  const last = await lastUnits();
  const payment = await openPayment(db, stripe, last.orderId);
  await stripe.confirm(payment.reference);
  await useUpCode(last);
  return { last, payment };
}

describe("units that an order gives back because its payment cannot stand are on the pages at once", () => {
  async function expectGivenBack(last: LastUnits, work: () => Promise<unknown>): Promise<void> {
    expect(await unitsLeft(db, last.garment)).toBe(0);
    expect(await renewedBy(last.garment, work)).toEqual([`product:${last.garment}`, "listings"]);
    expect(await unitsLeft(db, last.garment)).toBe(2);
  }

  it("when its code is found used up as the payment is asked for, and not again when it is asked for later", async () => {
    reach(openStripeShop());
    const last = await lastUnits();
    await useUpCode(last);
    const ask = () => call(withStripe, "/api/payments", { orderId: last.orderId });
    await expectGivenBack(last, ask);
    vi.useFakeTimers({ now: Date.now() + 180_000, toFake: ["Date"] });
    expect(await renewedBy(last.garment, ask)).toEqual([]);
    vi.useRealTimers();
  });

  it("when it costs nothing", async () => {
    const last = await lastUnits();
    const free = { discountOre: sql`subtotal_ore`, totalOre: 0, shippingOre: 0, taxOre: 0 };
    await db.update(orders).set(free).where(eq(orders.id, last.orderId));
    await useUpCode(last);
    await expectGivenBack(last, () => call(plain, "/api/payments", { orderId: last.orderId }));
  });

  it("when its code is found used up as the card is charged", async () => {
    const last = await lastUnits();
    const created = await createPayment(db, sandboxProvider, last.orderId, now);
    await useUpCode(last);
    const paymentId = created.kind === "created" ? created.paymentId : "";
    await expectGivenBack(last, () => call(plain, "/api/payments/process", { paymentId, token: "test_visa" }));
  });

  it("when the shopper comes back from the provider", async () => {
    const stripe = reach(openStripeShop());
    const { last, payment } = await confirmedInVain(stripe);
    const { paymentId } = payment;
    await expectGivenBack(last, () => call(withStripe, "/api/payments/process", { paymentId, returned: true }));
  });

  it("when the provider tells", async () => {
    const stripe = reach(openStripeShop());
    const { last } = await confirmedInVain(stripe);
    const [event = ""] = stripe.events("payment_intent.succeeded");
    await expectGivenBack(last, async () => handleApi(await stripe.webhook(event), withStripe));
  });

  it("when an event is tried again", async () => {
    const stripe = openStripeShop();
    const { last } = await confirmedInVain(stripe);
    const [event = ""] = stripe.events("payment_intent.succeeded");
    await handleApi(await stripe.webhook(event), withStripe);
    await expectGivenBack(last, () => settleOrders(withStripe, new Date(Date.now() + 61_000), stripe.provider));
  });

  it("when the job ends the payment", async () => {
    const stripe = openStripeShop();
    const { last } = await confirmedInVain(stripe);
    await expectGivenBack(last, () => settleOrders(withStripe, addDays(now, 1), stripe.provider));
  });

  it("when the job compares the payment with the provider", async () => {
    const stripe = openStripeShop();
    const { last, payment } = await confirmedInVain(stripe);
    const due = { compareAt: now.toISOString() };
    await db.update(payments).set(due).where(eq(payments.id, payment.paymentId));
    await expectGivenBack(last, () => compareWithProvider(withStripe, addMinutes(now, 11), stripe.provider));
  });

  it("when the browser starts over with another order", async () => {
    const stripe = reach(openStripeShop());
    const { last } = await confirmedInVain(stripe);
    const other = newId("garment");
    await stockGarment(db, { id: other });
    const { items, ...order } = orderOf(other);
    const data = {
      ...order,
      items: items.map((item) => ({ ...item, name: "Tee" })),
      idempotencyKey: newId("purchase"),
      replacesKey: last.key,
    };
    await expectGivenBack(last, () =>
      call(withStripe, "/api/db", { collection_name: "orders", command: "--create", data }),
    );
  });
});
