import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { orders, payments } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { addSeconds } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { returned, unpaidOrder } from "#tests/support/stripe-order.ts";
import { openStripeShop } from "#tests/support/stripe-shop.ts";

const { db } = openTestShop();
const here = "caller-of-these-tests";

/** What a browser sends whose tabs share nothing: the same content under a key of each tab's own. */
async function purchase() {
  const garment = newId("garment");
  await stockGarment(db, { id: garment });
  const email = `${newId("buyer")}@mail.example`;
  const content = orderOf(garment);
  const input = { ...content, customer: { ...content.customer, email } };
  const place = (caller: string | null = here, at = now, change = {}) =>
    placeOrder(db, { ...input, ...change, idempotencyKey: newId("key") }, at, caller);
  return { garment, email, place };
}

const placed = async (result: ReturnType<typeof placeOrder>) => {
  const answer = await result;
  if (answer.kind !== "placed") throw new Error(answer.kind);
  return answer;
};

async function payWithCard(orderId: string) {
  const created = await createPayment(db, sandboxProvider, orderId, now);
  if (created.kind !== "created") return created.kind;
  return (await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now)).kind;
}

describe("the same content from the same caller under other keys", () => {
  it("is one order, one charge and one e-mail, however many tabs send it at once", async () => {
    const { garment, email, place } = await purchase();
    const tabs = await Promise.all(Array.from({ length: 5 }, () => placed(place())));
    expect(new Set(tabs.map(({ order }) => order.id)).size).toBe(1);
    expect(tabs.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const paid = await Promise.all(tabs.map(({ order }) => payWithCard(order.id)));
    for (const kind of paid) expect(["succeeded", "already-paid"]).toContain(kind);
    expect(await unitsLeft(db, garment)).toBe(9);
    const rows = await db.select().from(orders).where(eq(orders.email, email));
    expect(rows).toMatchObject([{ paymentStatus: "paid" }]);
    const charged = await db
      .select()
      .from(payments)
      .where(sql`order_id = ${rows[0]?.id} AND status = 'succeeded'`);
    expect(charged).toHaveLength(1);
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email))).toHaveLength(1);
  });

  it("is the paid order for a minute, and another purchase after that", async () => {
    const { place } = await purchase();
    const first = await placed(place());
    expect(await payWithCard(first.order.id)).toBe("succeeded");
    const soon = await placed(place(here, addSeconds(now, 59)));
    expect(soon).toMatchObject({ repeated: true, order: { id: first.order.id, paymentStatus: "paid" } });
    const later = await placed(place(here, addSeconds(now, 61)));
    expect(later).toMatchObject({ repeated: false });
  });

  it("resumes the order that waits for its payment, and never one that was cancelled", async () => {
    const { place } = await purchase();
    const first = await placed(place());
    expect(await placed(place(here, addSeconds(now, 240)))).toMatchObject({ order: { id: first.order.id } });
    await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, first.order.id));
    expect(await placed(place())).toMatchObject({ repeated: false });
  });

  it("is the paid order for a minute after its payment, however long a bank took", async () => {
    const { place } = await purchase();
    const first = await placed(place());
    const paidAt = addSeconds(now, 170);
    const created = await createPayment(db, sandboxProvider, first.order.id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, paidAt);
    const soon = await placed(place(here, addSeconds(paidAt, 59)));
    expect(soon).toMatchObject({ repeated: true, order: { id: first.order.id } });
    expect(await placed(place(here, addSeconds(paidAt, 61)))).toMatchObject({ repeated: false });
  });

  it("is another purchase once its money went back", async () => {
    const { place } = await purchase();
    const first = await placed(place());
    await db.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, first.order.id));
    expect(await placed(place())).toMatchObject({ repeated: false });
  });

  it("is one order for each of two people of one address, whose names or e-mails differ, all at once", async () => {
    const { garment, place } = await purchase();
    const { customer } = orderOf(garment);
    const people = [
      { ...customer, firstName: "Bo" },
      { ...customer, firstName: "Bea" },
      { ...customer, firstName: "Bo", email: "another@mail.example" },
    ];
    const pressed = people.flatMap((person) => [person, person]);
    const all = await Promise.all(pressed.map((person) => placed(place(here, now, { customer: person }))));
    expect(new Set(all.map(({ order }) => order.id)).size).toBe(people.length);
    expect(await unitsLeft(db, garment)).toBe(10 - people.length);
  });

  it("says that the stock of the order it replaces came back", async () => {
    const [one, other] = [await purchase(), await purchase()];
    const replacesKey = newId("key");
    await placed(placeOrder(db, { ...orderOf(one.garment), idempotencyKey: replacesKey }, now, null));
    const first = await placed(other.place());
    const again = await placed(other.place(here, now, { replacesKey }));
    expect(again).toMatchObject({ repeated: true, order: { id: first.order.id } });
    expect(again.moves.map(({ productId }) => productId)).toEqual([one.garment]);
    expect(await unitsLeft(db, one.garment)).toBe(10);
  });

  it("is another order from another caller, from one that is not known, and with any other content", async () => {
    const { place } = await purchase();
    const ids = [
      (await placed(place())).order.id,
      (await placed(place("somebody-else"))).order.id,
      (await placed(place(null))).order.id,
      (await placed(place(null))).order.id,
      (await placed(place(here, now, { newsletterSubscription: true }))).order.id,
    ];
    expect(new Set(ids).size).toBe(5);
  });
});

/** A provider of which `work` is done after it has answered, and before the shop writes what it answered. */
function slowProvider(provider: PaymentProvider, work: () => Promise<unknown>): PaymentProvider {
  return {
    ...provider,
    create: async (...asked) => {
      const created = await provider.create(...asked);
      await work();
      return created;
    },
  };
}

describe("an order that is paid while another tab's payment is announced", () => {
  it("is told as paid", async () => {
    const stripe = openStripeShop();
    const { orderId } = await unpaidOrder(db);
    const paidMeanwhile = async () => {
      const created = await createPayment(db, stripe.provider, orderId, now);
      if (created.kind !== "created") throw new Error(created.kind);
      const [row] = await db.select().from(payments).where(eq(payments.id, created.paymentId));
      await stripe.confirm(row?.providerReference ?? "");
      expect((await returned(db, stripe, created)).kind).toBe("succeeded");
    };
    const slow = slowProvider(stripe.provider, paidMeanwhile);
    expect(await createPayment(db, slow, orderId, now, "klarna-direct")).toEqual({ kind: "already-paid" });
  });

  it("is told as cancelled only when it was", async () => {
    const stripe = openStripeShop();
    const { orderId } = await unpaidOrder(db);
    const cancelled = () => db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, orderId));
    const slow = slowProvider(stripe.provider, async () => cancelled());
    expect(await createPayment(db, slow, orderId, now)).toEqual({ kind: "order-cancelled" });
  });

  it("is told as paid when its code is free of charge and two tabs complete it", async () => {
    const { orderId } = await unpaidOrder(db);
    await db
      .update(orders)
      .set({ subtotalOre: 0, discountOre: 0, shippingOre: 0, taxOre: 0, totalOre: 0 })
      .where(eq(orders.id, orderId));
    const both = await Promise.all([1, 2, 3].map(() => createPayment(db, sandboxProvider, orderId, now)));
    expect(both.map(({ kind }) => kind)).toEqual(["already-paid", "already-paid", "already-paid"]);
  });
});
