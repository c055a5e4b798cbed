import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { orderAdditions } from "#app/db/schema/order-additions.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { changeAddress } from "#app/features/selling/orders/change-address.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { offerAddition, withdrawAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { companionsOf } from "#app/features/selling/orders/order-additions.server.ts";
import { readOrdersToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { placeAddition } from "#app/features/selling/orders/place-addition.server.ts";
import { readAdditionPage } from "#app/features/selling/orders/read-addition-page.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;
const provider = fakeProvider();
const later = addMinutes(now, 1);

/** A paid order, and an offer to add two black ones in L to it: 598 kr. */
async function offered(change: Parameters<typeof paidOrder>[2] = {}) {
  const first = await paidOrder(db, provider, change);
  const id = newId("add");
  const { updatedAt: seen } = await orderRow(db, first.orderId);
  const variantId = `${first.garment}-black-l`;
  const lines = [{ productId: first.garment, variantId, quantity: 2 }];
  const offer = { id, orderId: first.orderId, lines, seen, actor: "kim" };
  const outcome = await offerAddition(db, offer, now);
  return { ...first, id, offer, outcome, variantId };
}

const taken = (id: string, paymentMethod: PaymentMethod = "card", total = 598) => ({
  id,
  paymentMethod,
  total,
  informationVersion: null,
});
const place = (id: string, method?: PaymentMethod, at = later) => placeAddition(db, taken(id, method), at, null);

async function placed(id: string, method?: PaymentMethod, at = later): Promise<string> {
  const result = await place(id, method, at);
  if (result.kind !== "placed") throw new Error(result.kind);
  return result.order.id;
}

async function pay(orderId: string, at = later) {
  const created = await createPayment(db, provider, orderId, at);
  if (created.kind !== "created") throw new Error(created.kind);
  return processPayment(db, provider, created.paymentId, { token: "test_visa" }, at);
}

async function send(orderId: string, at = later) {
  const { updatedAt: seen } = await orderRow(db, orderId);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const units = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const parcel = { carrier: "postnord", trackingId: "", seen, actor: "kim" } as const;
  return fulfilOrder(db, { id: newId("ful"), orderId, units, ...parcel }, at);
}

const ordersOf = (id: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.idempotencyKey} LIKE ${`${id}:%`}`);

async function stockOf(variantId: string): Promise<number> {
  const [row] = await statement<{ quantity: number }>(
    db,
    sql`SELECT quantity FROM product_variants WHERE id = ${variantId}`,
  );
  return row?.quantity ?? -1;
}

const setStock = (variantId: string, to: number) =>
  db.batch(stockStatements(db, [{ variantId, to }], { reason: "count", actor: "kim" }, now));

describe("an offer to add items to a paid order", () => {
  it("e-mails its buyer the link, and is in the order's events and the log; nothing is reserved", async () => {
    const { id, orderId, outcome, variantId } = await offered();
    expect(outcome).toMatchObject({ kind: "offered", repeated: false });
    const [mail] = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id));
    expect(mail).toMatchObject({ type: "order_addition", recipient: "asa.oberg@mail.example" });
    const rendered = await emails.order_addition.render(id, shop);
    expect(rendered === null).toBe(new Date() > addDays(now, 3));
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events.map(({ type }) => type)).toContain("addition offered");
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(log.map(({ action }) => action)).toContain("order.addition-offered");
    expect(await stockOf(variantId)).toBe(10);
  });

  it("is made once, however often its form is sent", async () => {
    const { id, offer } = await offered();
    expect(await offerAddition(db, offer, later)).toMatchObject({ kind: "offered", repeated: true, outboxId: null });
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id))).toHaveLength(1);
  });

  it("is not taken for another one whose form has the same id", async () => {
    const { id, offer, variantId } = await offered();
    const [line] = offer.lines;
    const other = { ...offer, lines: [{ ...line, productId: line?.productId ?? "", variantId, quantity: 3 }] };
    expect(await offerAddition(db, other, later)).toEqual({ kind: "other-offer" });
    const { orderId } = await paidOrder(db, provider);
    expect(await offerAddition(db, { ...offer, orderId }, later)).toEqual({ kind: "other-offer" });
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id))).toHaveLength(1);
  });

  it("is refused for an order that is not paid, was changed meanwhile, sent or cancelled, and for what is sold out", async () => {
    const unpaid = await offered({ pay: false });
    expect(unpaid.outcome).toEqual({ kind: "first-unpaid" });

    const { offer, orderId, variantId } = await offered();
    const again = (change: object) => offerAddition(db, { ...offer, id: newId("add"), ...change }, later);
    expect(await again({ seen: addMinutes(now, -9).toISOString() })).toEqual({ kind: "changed-meanwhile" });
    await setStock(variantId, 1);
    expect(await again({})).toMatchObject({ kind: "lines-changed" });
    expect(await again({ orderId: "ord_none" })).toEqual({ kind: "unknown-order" });
    await send(orderId);
    expect(await again({})).toEqual({ kind: "first-sent" });

    const cancelled = await offered();
    const by = { actor: "kim", mayRefund: true };
    await setOrderStatus(db, provider, { orderId: cancelled.orderId, status: "cancelled", ...by }, later);
    expect(await offerAddition(db, { ...cancelled.offer, id: newId("add") }, later)).toEqual({
      kind: "first-cancelled",
    });
  });
});

describe("what the buyer takes of it", () => {
  it("is an order of its own, with the first one's buyer, without shipping, that is sent with the first", async () => {
    const { id, orderId, orderNumber, variantId } = await offered();
    const addedId = await placed(id);
    const added = await orderRow(db, addedId);
    expect(added).toMatchObject({
      email: "asa.oberg@mail.example",
      address: "Storgatan 1",
      subtotalOre: 598_00,
      shippingOre: 0,
      standardShippingOre: 0,
      totalOre: 598_00,
      taxOre: 119_60,
      discountCode: null,
      paymentStatus: "unpaid",
    });
    expect(await stockOf(variantId)).toBe(8);
    // Before it is paid, it keeps nobody from sending the first one alone.
    expect(await companionsOf(db, [orderId])).toEqual([]);
    expect(await pay(addedId)).toMatchObject({ kind: "succeeded" });
    const confirmations = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, addedId));
    expect(confirmations.map(({ type }) => type)).toEqual(["order_confirmation"]);
    expect(await companionsOf(db, [orderId])).toEqual([{ of: orderId, id: addedId, orderNumber: added.orderNumber }]);
    expect(await companionsOf(db, [addedId])).toEqual([{ of: addedId, id: orderId, orderNumber }]);
    const table = await readOrdersToSend(db, [orderId]);
    expect(table.orders.map(({ id: one, goesWith }) => [one, goesWith])).toEqual([
      [orderId, [added.orderNumber]],
      [addedId, [orderNumber]],
    ]);
    expect(await place(id)).toEqual({ kind: "closed", state: "paid" });
    expect(await readOrderPage(db, orderId)).toMatchObject({
      additions: [{ id, state: "paid", addedId, added: { orderNumber: added.orderNumber, paymentStatus: "paid" } }],
      addedTo: null,
    });
    expect(await readOrderPage(db, addedId)).toMatchObject({ additions: [], addedTo: { id: orderId, orderNumber } });
  });

  it("is one order, however often it is pressed, and by whatever it is paid then", async () => {
    const { id, variantId } = await offered();
    const first = await placed(id);
    expect(await placed(id)).toBe(first);
    expect(await placed(id, "paypal")).toBe(first);
    expect(await ordersOf(id)).toHaveLength(1);
    expect(await stockOf(variantId)).toBe(8);
    expect((await createPayment(db, provider, first, later, "paypal")).kind).toBe("created");
  });

  it("is one order of two tabs that press at once, also by different ways to pay", async () => {
    const { id, variantId } = await offered();
    const ids = await Promise.all((["card", "paypal", "card", "paypal"] as const).map((method) => placed(id, method)));
    expect(new Set(ids).size).toBe(1);
    expect(await ordersOf(id)).toHaveLength(1);
    expect(await stockOf(variantId)).toBe(8);
  });

  it("is placed anew after it was cancelled unpaid", async () => {
    const { id, variantId } = await offered();
    const first = await placed(id);
    await cancelUnpaidOrder(db, first, "expired", addMinutes(later, 30));
    const second = await placed(id, "card", addMinutes(later, 31));
    expect(second).not.toBe(first);
    expect(await stockOf(variantId)).toBe(8);
    const [row] = await db.select().from(orderAdditions).where(eq(orderAdditions.id, id));
    expect(row?.addedOrderId).toBe(second);
  });

  it("is not mistaken for the same content ordered in the shop", async () => {
    const { id, garment } = await offered();
    const other = await offered();
    expect(garment).not.toBe(other.garment);
    expect(await placed(id)).not.toBe(await placed(other.id));
  });
});

describe("an offer that cannot be taken says why, and nothing is placed", () => {
  async function refused(id: string, at = later) {
    const result = await place(id, "card", at);
    expect(await ordersOf(id)).toEqual([]);
    return result;
  }

  it("after three days", async () => {
    const { id } = await offered();
    expect(await refused(id, addDays(now, 3))).toEqual({ kind: "closed", state: "expired" });
    expect(await placeAddition(db, taken(id), addMinutes(addDays(now, 3), -1), null)).toMatchObject({ kind: "placed" });
  });

  it("once staff withdrew it, which they can until it is paid", async () => {
    const { id, orderId } = await offered();
    const by = { orderId, actor: "kim" };
    expect(await withdrawAddition(db, { id, orderId: "ord_other", actor: "kim" }, later)).toBe("unknown-addition");
    expect(await withdrawAddition(db, { id, ...by }, later)).toBe("withdrawn");
    expect(await withdrawAddition(db, { id, ...by }, later)).toBe("withdrawn");
    expect(await refused(id)).toEqual({ kind: "closed", state: "withdrawn" });
    const log = await db.select().from(auditLog).where(eq(auditLog.action, "order.addition-withdrawn"));
    expect(log.filter(({ subjectId }) => subjectId === orderId)).toHaveLength(1);

    const paid = await offered();
    await pay(await placed(paid.id));
    expect(await withdrawAddition(db, { id: paid.id, orderId: paid.orderId, actor: "kim" }, later)).toBe("paid");
  });

  it("and does not say that it ships, once what was paid of it is cancelled and refunded", async () => {
    const { id, orderId } = await offered();
    const addedId = await placed(id);
    await pay(addedId);
    const by = { actor: "kim", mayRefund: true };
    await setOrderStatus(db, provider, { orderId: addedId, status: "cancelled", ...by }, later);
    expect(await place(id)).toEqual({ kind: "closed", state: "undone" });
    expect(await withdrawAddition(db, { id, orderId, actor: "kim" }, later)).toBe("paid");
  });

  it("once the first order is sent or its buyer erased", async () => {
    const sent = await offered();
    await send(sent.orderId);
    expect(await refused(sent.id)).toEqual({ kind: "closed", state: "first-sent" });

    const erased = await offered();
    await db.update(orders).set({ email: "" }).where(eq(orders.id, erased.orderId));
    expect(await refused(erased.id)).toEqual({ kind: "closed", state: "first-erased" });
  });

  it("when it is sold out or its price has changed", async () => {
    const { id, garment, variantId } = await offered();
    await setStock(variantId, 1);
    expect(await refused(id)).toMatchObject({ kind: "lines-changed", problems: [{ problem: "stock", available: 1 }] });
    const page = await readAdditionPage(db, id, later);
    expect(page?.open?.order).toEqual({ kind: "refused", problems: [expect.stringContaining("Only 1")] });
    await setStock(variantId, 10);
    await db.update(products).set({ priceOre: 199_00 }).where(eq(products.id, garment));
    expect(await refused(id)).toMatchObject({ kind: "total-changed" });
    expect((await readAdditionPage(db, id, later))?.open?.order).toMatchObject({ totals: { totalOre: 398_00 } });
  });

  it("for the price of the order that was placed, if another is shown", async () => {
    const { id, garment } = await offered();
    const addedId = await placed(id);
    await db.update(products).set({ priceOre: 199_00 }).where(eq(products.id, garment));
    expect((await readAdditionPage(db, id, later))?.open?.order).toMatchObject({ totals: { totalOre: 598_00 } });
    expect(await placeAddition(db, taken(id, "card", 398), later, null)).toEqual({ kind: "other-total" });
    expect(await placed(id)).toBe(addedId);
  });
});

it("a payment that arrives after the first order was sent makes an ordinary order, to be sent by itself", async () => {
  const { id, orderId } = await offered();
  const addedId = await placed(id);
  const created = await createPayment(db, provider, addedId, later);
  if (created.kind !== "created") throw new Error(created.kind);
  await send(orderId);
  // No payment begins now, but the one that was under way counts.
  expect(await place(id)).toEqual({ kind: "closed", state: "first-sent" });
  expect(await processPayment(db, provider, created.paymentId, { token: "test_visa" }, later)).toMatchObject({
    kind: "succeeded",
  });
  expect(await companionsOf(db, [addedId])).toEqual([]);
  const table = await readOrdersToSend(db, [addedId]);
  expect(table.orders).toMatchObject([{ id: addedId, goesWith: [] }]);
  expect(await send(addedId)).toMatchObject({ kind: "fulfilled" });
});

describe("another address of the first order", () => {
  const to = {
    firstName: "Åsa",
    lastName: "Öberg",
    address: "Kungsgatan 2",
    postalCode: "111 43",
    city: "Stockholm",
    phone: "",
  };
  const move = async (orderId: string) => {
    const { updatedAt: seen } = await orderRow(db, orderId);
    return { id: newId("evt"), orderId, country: "Sweden", to, seen, actor: "kim" } as const;
  };

  it("is that of what was added to it, once, with its event, its entry in the log and its e-mail", async () => {
    const { id, orderId } = await offered();
    const addedId = await placed(id);
    await pay(addedId);
    const change = await move(orderId);
    expect(await changeAddress(db, change, addMinutes(later, 1))).toMatchObject({ kind: "changed", repeated: false });
    expect(await changeAddress(db, change, addMinutes(later, 2))).toMatchObject({ kind: "changed", repeated: true });
    expect(await orderRow(db, addedId)).toMatchObject({ ...to, billingAddress: "Storgatan 1" });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, addedId));
    const [event, ...more] = events.filter(({ type }) => type === "address changed");
    expect(more).toEqual([]);
    const mails = await db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.causeId, event?.id ?? ""));
    expect(mails).toMatchObject([{ type: "order_changed" }]);
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, addedId));
    expect(log.filter(({ action }) => action === "order.address-changed")).toHaveLength(1);
    expect(await companionsOf(db, [orderId])).toMatchObject([{ id: addedId }]);
  });

  it("leaves what was added where it goes when it is refused, is sent, or goes elsewhere, which is no parcel with it", async () => {
    const { id, orderId } = await offered();
    const addedId = await placed(id);
    await pay(addedId);
    const old = { ...(await move(orderId)), seen: addDays(now, -1).toISOString() };
    expect(await changeAddress(db, old, later)).toEqual({ kind: "changed-meanwhile" });
    expect(await orderRow(db, addedId)).toMatchObject({ address: "Storgatan 1" });

    const elsewhere = { ...to, address: "Vasagatan 3" };
    await changeAddress(db, { ...(await move(addedId)), to: elsewhere }, later);
    expect(await orderRow(db, orderId)).toMatchObject({ address: "Storgatan 1" });
    expect(await companionsOf(db, [orderId, addedId])).toEqual([]);
    await changeAddress(db, await move(orderId), later);
    expect(await orderRow(db, addedId)).toMatchObject({ address: "Vasagatan 3" });

    const sent = await offered();
    const sentId = await placed(sent.id);
    await pay(sentId);
    await send(sentId);
    await changeAddress(db, await move(sent.orderId), later);
    expect(await orderRow(db, sentId)).toMatchObject({ address: "Storgatan 1" });
  });
});

it("a first order that is sent between reading and writing leaves nothing placed", async () => {
  const { id, orderId, variantId } = await offered();
  const result = await placeAddition(db, taken(id), later, null, async () => {
    await send(orderId);
    return true;
  });
  expect(result).toEqual({ kind: "closed", state: "first-sent" });
  expect(await ordersOf(id)).toEqual([]);
  expect(await stockOf(variantId)).toBe(10);
});

describe("the call of the buyer's page", () => {
  async function call(body: object, on: Parameters<typeof handleApi>[1] = shop) {
    const request = new Request(`${origin}/api/orders/additions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const response = await handleApi(request, on);
    return { status: response.status, body: await response.json<Record<string, unknown>>() };
  }

  /** An offer that is open by the clock of the call. */
  async function openOffer() {
    const { id, ...rest } = await offered();
    await db
      .update(orderAdditions)
      .set({ expiresAt: addDays(new Date(), 1).toISOString() })
      .where(eq(orderAdditions.id, id));
    return { id, key: await signLink("addition-link", id, shop.env.LINK_SECRET), ...rest };
  }

  it("places it once for the signed link alone", async () => {
    const { id, key } = await openOffer();
    const press = { id, key, paymentMethod: "card", total: 598 };
    expect((await call({ ...press, key: await signLink("order-link", id, shop.env.LINK_SECRET) })).status).toBe(404);
    const first = await call(press);
    expect(first).toMatchObject({ status: 201, body: { data: [{ total: 598, shipping: 0 }] } });
    expect(await call(press)).toMatchObject({ status: 200, body: { id: first.body["id"] } });
    expect(await call({ ...press, total: 1 })).toMatchObject({ status: 409, body: { code: "other-total" } });
  });

  it("places it while KV is down, once also when D1 loses its answer", async () => {
    const { id, key } = await openOffer();
    const press = { id, key, paymentMethod: "card", total: 598 };
    const broken = withFaults(shop, ({ binding, nth }) =>
      binding === "CONFIG_CACHE" ? "before" : binding === "DB" && nth === 5 ? "after" : undefined,
    );
    await call(press, broken);
    expect((await call(press)).body).toMatchObject({ status: true });
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("says in words why it cannot be taken", async () => {
    const { id, key, orderId } = await openOffer();
    await withdrawAddition(db, { id, orderId, actor: "kim" }, later);
    expect(await call({ id, key, paymentMethod: "card", total: 598 })).toMatchObject({
      status: 409,
      body: { code: "addition-ended", error: "We canceled this offer. Contact us if you still want the items." },
    });
  });
});

it("is read by indexes alone", async () => {
  const plan = async (query: ReturnType<typeof sql>) =>
    (await statement<{ detail: string }>(db, sql`EXPLAIN QUERY PLAN ${query}`)).map(({ detail }) => detail).join("\n");
  expect(await plan(sql`SELECT * FROM order_additions WHERE order_id = 'o' ORDER BY created_at`)).toMatch(
    /USING INDEX order_additions_by_order/,
  );
  expect(await plan(sql`SELECT order_id FROM order_additions WHERE added_order_id = 'o'`)).toMatch(
    /order_additions_by_added/,
  );
});
