import { PDFDocument } from "@cantoo/pdf-lib";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";

import { changeStatus } from "#app/admin/orders/change-status.server.ts";
import { chosenField } from "#app/admin/orders/chosen-orders.ts";
import { labelsPdf } from "#app/admin/orders/print-parcels.server.ts";
import { sendOrders } from "#app/admin/orders/send-orders.server.ts";
import { productDetails, productVariants } from "#app/db/schema/catalogue.server.ts";
import { fulfilments, parcelBookings } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { cancelBooking } from "#app/features/selling/orders/book-parcel.server.ts";
import type { Booking, Carrier } from "#app/features/selling/orders/carrier.server.ts";
import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import { readOrdersToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { readPrintedParcels } from "#app/features/selling/orders/packed-parcels.server.ts";
import { shipmondo } from "#app/features/selling/orders/shipmondo.server.ts";
import { undoSending } from "#app/features/selling/orders/undo-sending.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { writePdf } from "#app/features/shop/documents/write-pdf.server.ts";
import { newId } from "#app/shared/ids.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { shipmondoStandIn } from "#tests/support/shipmondo.ts";
import { openTestShop, orderOf } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
let label: Uint8Array;

beforeAll(async () => {
  label = await writePdf([{ kind: "text", text: "Made by the carrier" }], { title: "Label", size: "A6" });
});

function service(change: { key?: string } = {}) {
  const standIn = shipmondoStandIn(label);
  const products = new Map([["postnord", "PNSE_MC"]]);
  const carrier = shipmondo({ user: standIn.user, key: standIn.key, products, fetch: standIn.handle, ...change });
  return { standIn, carrier };
}

async function formOf(ids: string[], change: Record<string, string> = {}): Promise<Record<string, string>> {
  const { orders: toSend } = await readOrdersToSend(db, ids);
  const rows = toSend.flatMap(({ id, updatedAt, lines }) => [
    [chosenField(id), "on"],
    [`fulfilment.${id}`, newId("ful")],
    [`seen.${id}`, updatedAt],
    [`lines.${id}`, lines.map((line) => line.id).join(" ")],
    [`carrier.${id}`, "postnord"],
    [`tracking.${id}`, ""],
    [`weight.${id}`, "0.4"],
    ...lines.map((line) => [`send.${line.id}`, String(line.left)]),
  ]);
  return { ...Object.fromEntries(rows), ...change };
}
const send = (carrier: Carrier | null, ids: string[], fields: Record<string, string>) =>
  sendOrders(shop, { ids, fields, actor: "kim", carrier });
const parcelsOf = (ids: string[]) => db.select().from(fulfilments).where(inArray(fulfilments.orderId, ids));
const newOrder = async () => (await paidOrder(db, sandboxProvider)).orderId;

it("parcels without a number are booked, sent with the carrier's number, and printed with its label beside our own", async () => {
  const { standIn, carrier } = service();
  const [booked, own] = [await newOrder(), await newOrder()];
  const form = await formOf([booked, own], { [`tracking.${own}`]: "MINE-1" });
  const { sent, failed } = await send(carrier, [booked, own], form);
  expect(failed).toEqual({});
  expect(standIn.shipments.map(({ body }) => body)).toMatchObject([
    {
      own_agreement: true,
      product_code: "PNSE_MC",
      receiver: { name: "Åsa Öberg", zipcode: "619 30", country_code: "SE" },
      parcels: [{ weight: 400 }],
    },
  ]);
  expect(sent.map(({ trackingId }) => trackingId)).toEqual(["00370730254000001", "MINE-1"]);
  const parcels = await readPrintedParcels(db, {
    orderIds: [],
    parcelIds: sent.map(({ fulfilmentId }) => fulfilmentId),
  });
  const site = await readSiteConfiguration(shop);
  const file = await labelsPdf(db, parcels, carrier, site);
  expect((await PDFDocument.load(file!.content)).getPageCount()).toBe(2);
  const text = await pdfText(file!.content);
  expect(text).toContain("Made by the carrier");
  expect(text).toContain("Tracking ID MINE-1");
  standIn.faults.push("down");
  expect(await labelsPdf(db, parcels, carrier, site)).toBeNull();
  expect(await labelsPdf(db, parcels, null, site)).toBeNull();
});

it("the same form twice, also at once, books and sends one parcel", async () => {
  const { standIn, carrier } = service();
  const id = await newOrder();
  const form = await formOf([id]);
  await Promise.all([send(carrier, [id], form), send(carrier, [id], { ...form, [`fulfilment.${id}`]: newId("ful") })]);
  await send(carrier, [id], form);
  expect(standIn.shipments).toMatchObject([{ isCancelled: false }]);
  expect(await parcelsOf([id])).toHaveLength(1);
});

it.each(["no-answer", "lost-answer", "broken-answer", "down"] as const)(
  "with %s nothing is sent, nothing is booked twice, and staff enter the number themselves",
  async (fault) => {
    const { standIn, carrier } = service();
    standIn.faults.push(fault);
    const id = await newOrder();
    const first = await send(carrier, [id], await formOf([id]));
    expect(first.failed[id]).toMatch(/gave no answer, and may have booked it/);
    const before = standIn.shipments.length;
    expect((await send(carrier, [id], await formOf([id]))).failed[id]).toMatch(/gave no answer/);
    expect(standIn.shipments).toHaveLength(before);
    expect(await parcelsOf([id])).toEqual([]);
    const { sent } = await send(carrier, [id], await formOf([id], { [`tracking.${id}`]: "BY-HAND" }));
    expect(sent).toMatchObject([{ trackingId: "BY-HAND" }]);
    expect(standIn.shipments).toHaveLength(before);
  },
);

it("what the service refuses says why, and is booked once it is right", async () => {
  const { standIn, carrier } = service();
  const id = await newOrder();
  const failedWith = async (change: Record<string, string> = {}) =>
    (await send(carrier, [id], await formOf([id], change))).failed[id];
  standIn.faults.push("refused", "too-many");
  expect(await failedWith()).toBe("Shipmondo refused it: Invalid zipcode");
  expect(await failedWith()).toMatch(/slower/);
  expect(await failedWith({ [`weight.${id}`]: "" })).toMatch(/asks for the weight/);
  expect(await failedWith({ [`carrier.${id}`]: "dhl" })).toMatch(/no product for this carrier/);
  expect((await send(service({ key: "wrong" }).carrier, [id], await formOf([id]))).failed[id]).toMatch(/key/);
  expect(await failedWith()).toBeUndefined();
  expect(standIn.shipments).toHaveLength(1);
});

it("nothing is booked for an order that changed since or is not paid", async () => {
  const { standIn, carrier } = service();
  const { orderId: unpaid } = await paidOrder(db, sandboxProvider, { pay: false });
  const changed = await newOrder();
  const form = { ...(await formOf([changed])), [`seen.${changed}`]: "2026-01-01T00:00:00.000Z" };
  const { failed } = await send(carrier, [changed, unpaid], form);
  expect(Object.keys(failed)).toEqual([changed, unpaid]);
  expect(standIn.shipments).toEqual([]);
});

it("an undone sending takes its booking back, and says so when the service does not", async () => {
  const { standIn, carrier } = service();
  const ids = [await newOrder(), await newOrder()];
  const { sent } = await send(carrier, ids, await formOf(ids));
  for (const { id: orderId, fulfilmentId, trackingId } of sent) {
    // As long as the parcel is there, so is its booking.
    expect(await cancelBooking(db, carrier, { orderId, trackingId })).toBe(true);
    expect(standIn.shipments.filter(({ isCancelled }) => isCancelled)).toHaveLength(orderId === ids[0] ? 0 : 1);
    expect(await undoSending(db, { orderId, fulfilmentId, actor: "kim" }, new Date())).toBe("undone");
    if (orderId === ids[1]) standIn.faults.push("down");
    expect(await cancelBooking(db, carrier, { orderId, trackingId })).toBe(orderId === ids[0]);
  }
  expect(standIn.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  expect(await db.select().from(parcelBookings).where(eq(parcelBookings.orderId, ids[0]!))).toEqual([]);
});

it("an order that is set back to the warehouse takes its booking back, and says so when the service does not", async () => {
  const { standIn, carrier } = service();
  const keys = {
    SHIPMONDO_USER: standIn.user,
    SHIPMONDO_KEY: standIn.key,
    SHIPMONDO_PRODUCTS: new Map([["postnord", "PNSE_MC"]]),
  };
  vi.stubGlobal("fetch", standIn.handle);
  const setBack = (orderId: string) =>
    changeStatus({ ...shop, env: { ...shop.env, ...keys } }, { orderId, status: "processing", actor: "kim" });
  const ids = [await newOrder(), await newOrder()];
  await send(carrier, ids, await formOf(ids));
  expect(await setBack(ids[0]!)).toBe("changed");
  standIn.faults.push("down");
  expect(await setBack(ids[1]!)).toBe("still-booked");
  expect(standIn.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  expect((await send(carrier, [ids[0]!], await formOf([ids[0]!]))).failed).toEqual({});
  // The same status again undoes nothing, so it takes no booking back.
  await db.update(orders).set({ status: "processing" }).where(eq(orders.id, ids[1]!));
  expect(await setBack(ids[1]!)).toBe("changed");
  expect(standIn.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true, false, false]);
  vi.unstubAllGlobals();
});

it("without keys nobody books, and with them Shipmondo does", () => {
  expect(bookingCarrier(shop.env)).toBeNull();
  const keys = { SHIPMONDO_USER: "u", SHIPMONDO_KEY: "k", SHIPMONDO_PRODUCTS: new Map([["postnord", "PNSE_MC"]]) };
  expect(bookingCarrier({ ...shop.env, ...keys })?.name).toBe("Shipmondo");
});

it("a booking that has no number is taken back, too, when its order is not sent", async () => {
  const { standIn, carrier } = service();
  const id = await newOrder();
  const form = Object.entries(await formOf([id])).map(([name, text]) => [name, name.startsWith("send.") ? "9" : text]);
  const book: Carrier["book"] = async (parcel) => ({ ...(await carrier.book(parcel)), trackingId: "" }) as Booking;
  expect((await send({ ...carrier, book }, [id], Object.fromEntries(form))).sent).toEqual([]);
  expect(standIn.shipments).toMatchObject([{ isCancelled: true }]);
});

it("a parcel to Norway is booked with what customs asks for, and staff see what is missing before", async () => {
  const { standIn, carrier } = service();
  const norway = { ...orderOf("tee").customer, country: "Norway" as const, postalCode: "0150" };
  const { orderId, garment } = await paidOrder(db, sandboxProvider, { customer: norway });
  const gaps = async () => (await readOrdersToSend(db, [orderId])).orders[0]?.customsGaps;
  expect(await gaps()).toBe("1 product without HS code, 1 product without country of origin, 1 product without weight");
  await db
    .insert(productDetails)
    .values({ productId: garment, hsCode: "610990", originCountry: "PT" })
    .onConflictDoUpdate({ target: productDetails.productId, set: { hsCode: "610990", originCountry: "PT" } });
  await db.update(productVariants).set({ weightGrams: 220 }).where(eq(productVariants.productId, garment));
  await db.update(orders).set({ voecNumber: "2012345" }).where(eq(orders.id, orderId));
  expect(await gaps()).toBe("");
  await send(carrier, [orderId], await formOf([orderId]));
  const goods = {
    content: `Garment ${garment}`,
    commodity_code: "610990",
    country_code: "PT",
    unit_value: 239.2,
    unit_weight: 220,
  };
  expect(standIn.shipments[0]?.body).toMatchObject({
    sender: { vat_id: "2012345" },
    customs: {
      currency_code: "SEK",
      goods: [{ quantity: 2 }, { quantity: 1 }].map((units) => ({ ...units, ...goods })),
    },
  });
  const { customs } = (await readPrintedParcels(db, { orderIds: [orderId], parcelIds: [] }))[0] ?? {};
  expect(customs).toMatchObject([{ quantity: 2, unitOre: 239_20 }, { quantity: 1 }]);
});

it("a parcel to a pickup point is booked to that point", async () => {
  const { standIn, carrier } = service();
  const orderId = await newOrder();
  const point = {
    id: "020001",
    carrier: "postnord",
    kind: "shop",
    name: "Torgets livs",
    street: "Storgatan 3",
  } as const;
  const pickupPoint = { ...point, postalCode: "619 30", city: "Trosa" };
  await db.update(orders).set({ pickupPoint }).where(eq(orders.id, orderId));
  await send(carrier, [orderId], await formOf([orderId]));
  expect(standIn.shipments.at(-1)?.body).toMatchObject({
    service_point: {
      id: "020001",
      name: "Torgets livs",
      address1: "Storgatan 3",
      zipcode: "619 30",
      country_code: "SE",
    },
  });
});
