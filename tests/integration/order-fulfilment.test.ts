import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { fulfilmentLines, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { fulfilOrder, type Parcel } from "#app/features/selling/orders/fulfil-order.server.ts";
import { addNote, orderNotesStatement, setNoteDeleted } from "#app/features/selling/orders/notes.server.ts";
import { readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { resendOrderMail } from "#app/features/selling/orders/resend-mail.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { undoNote, undoOrderStatus } from "#app/features/selling/orders/undo-order-change.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, unitsLeft } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;

async function parcelOf(orderId: string, units: [string, number][], change: Partial<Parcel> = {}): Promise<Parcel> {
  const { updatedAt: seen } = await orderRow(db, orderId);
  const carrier = { carrier: "postnord", trackingId: `SE${newId().slice(0, 10).toUpperCase()}` } as const;
  return { id: newId("ful"), orderId, units: new Map(units), ...carrier, seen, actor: "kim", ...change };
}
const mailsOf = (causeId: string) => db.select().from(emailOutbox).where(eq(emailOutbox.causeId, causeId));
const parcelsOf = (orderId: string) => db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId));

describe("a parcel of a part of an order", () => {
  it("moves the order to processing, and the last one to shipped, each with its own e-mail", async () => {
    const { orderId, garment, black, white } = await paidOrder(db, fakeProvider());
    const first = await parcelOf(orderId, [[black, 1]]);
    expect(await fulfilOrder(db, first, now)).toMatchObject({ kind: "fulfilled", repeated: false });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "processing", fulfilment: "partial" });
    const second = await parcelOf(orderId, [
      [black, 1],
      [white, 1],
    ]);
    await fulfilOrder(db, second, now);
    expect(await orderRow(db, orderId)).toMatchObject({ status: "shipped", fulfilment: "fulfilled" });
    for (const { id } of [first, second]) expect(await mailsOf(id)).toMatchObject([{ type: "order_shipped" }]);
    // The units left the stock when they were ordered.
    expect(await unitsLeft(db, garment)).toBe(8);
  });

  it("sent twice, also at once, is one parcel and one e-mail", async () => {
    const { orderId, black } = await paidOrder(db, fakeProvider());
    const parcel = await parcelOf(orderId, [[black, 1]]);
    const outcomes = await Promise.all([1, 2, 3].map(() => fulfilOrder(db, parcel, now)));
    expect(outcomes.every(({ kind }) => kind === "fulfilled" || kind === "changed-meanwhile")).toBe(true);
    expect(await fulfilOrder(db, parcel, now)).toMatchObject({ kind: "fulfilled", repeated: true });
    expect(await parcelsOf(orderId)).toHaveLength(1);
    expect(await mailsOf(parcel.id)).toHaveLength(1);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, black));
    expect(line).toMatchObject({ fulfilledQuantity: 1 });
  });

  it("by two people of the same units is recorded once, and the other is told", async () => {
    const { orderId, white } = await paidOrder(db, fakeProvider());
    const parcels = await Promise.all(["kim", "ali"].map((actor) => parcelOf(orderId, [[white, 1]], { actor })));
    const outcomes = await Promise.all(parcels.map((parcel) => fulfilOrder(db, parcel, now)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "fulfilled"]);
    expect(await parcelsOf(orderId)).toHaveLength(1);
  });

  it("is refused when it is empty, too large, from an old page, or of an order not to be sent", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidOrder(db, provider);
    const kindOf = async (parcel: Parcel) => (await fulfilOrder(db, parcel, now)).kind;
    expect(await kindOf(await parcelOf(orderId, []))).toBe("nothing-chosen");
    expect(await kindOf(await parcelOf(orderId, [[black, 3]]))).toBe("changed-meanwhile");
    expect(await kindOf(await parcelOf(orderId, [["lin_other", 1]]))).toBe("changed-meanwhile");
    expect(await kindOf(await parcelOf(orderId, [[black, 1]], { seen: "2026-01-01T00:00:00.000Z" }))).toBe(
      "changed-meanwhile",
    );
    expect(await kindOf({ ...(await parcelOf(orderId, [[black, 1]])), orderId: "ord_unknown" })).toBe("unknown-order");
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, now);
    expect(await kindOf(await parcelOf(orderId, [[black, 1]]))).toBe("cancelled");
    const unpaid = await paidOrder(db, provider, { pay: false });
    expect(await kindOf(await parcelOf(unpaid.orderId, [[unpaid.black, 1]]))).toBe("not-paid");
    expect(await parcelsOf(orderId)).toEqual([]);
  });

  it("is kept, and never of another order's line, whoever writes it", async () => {
    const { orderId, black } = await paidOrder(db, fakeProvider());
    const other = await paidOrder(db, fakeProvider());
    const parcel = await parcelOf(orderId, [[black, 2]]);
    await fulfilOrder(db, parcel, now);
    for (const [orderLineId, refused] of [
      [black, /UNIQUE|order_lines_units/],
      [other.black, /fulfilment_lines_of_order/],
    ] as const) {
      const line = db.insert(fulfilmentLines).values({ fulfilmentId: parcel.id, orderLineId, quantity: 1 });
      await expect(line.run()).rejects.toMatchObject({ cause: { message: expect.stringMatching(refused) } });
    }
    const removal = db.delete(fulfilments).where(eq(fulfilments.id, parcel.id));
    await expect(removal.run()).rejects.toMatchObject({ cause: { message: expect.stringMatching(/append-only/) } });
  });

  it("is refused once staff set the order to delivered: all of it has arrived", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidOrder(db, provider);
    await setOrderStatus(db, provider, { orderId, status: "delivered", actor: "kim" }, now);
    expect(await fulfilOrder(db, await parcelOf(orderId, [[black, 1]]), now)).toEqual({ kind: "changed-meanwhile" });
    expect(await orderRow(db, orderId)).toMatchObject({ status: "delivered", fulfilment: "fulfilled" });
  });

  it("cancelled afterwards with the order gives back the stock of what was not sent", async () => {
    const provider = fakeProvider();
    const { orderId, garment, black } = await paidOrder(db, provider);
    await fulfilOrder(db, await parcelOf(orderId, [[black, 1]]), now);
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, now);
    expect(await unitsLeft(db, garment)).toBe(9);
  });

  it("is found by any of the order's tracking ids, whatever their case", async () => {
    const { orderId, orderNumber, black, white } = await paidOrder(db, fakeProvider());
    const parcels = [await parcelOf(orderId, [[black, 2]])];
    await fulfilOrder(db, parcels[0]!, now);
    parcels.push(await parcelOf(orderId, [[white, 1]]));
    await fulfilOrder(db, parcels[1]!, now);
    for (const { trackingId } of parcels) {
      expect(await trackOrder(db, trackingId.toLowerCase())).toMatchObject({ orderNumber, status: "shipped" });
    }
    expect(await trackOrder(db, "")).toBeNull();
  });
});

describe("the shipping e-mail", () => {
  it("says what is in the parcel, and leads to the carrier and to the order", async () => {
    const { orderId, orderNumber, garment, black } = await paidOrder(db, fakeProvider());
    const parcel = await parcelOf(orderId, [[black, 1]]);
    const outcome = await fulfilOrder(db, parcel, now);
    if (outcome.kind !== "fulfilled" || !outcome.outboxId) throw new Error(outcome.kind);
    const send = vi.fn(async (_mail: { to: string; subject: string; html: string; text: string }) => {});
    const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
    await sendMail(outcome.outboxId, mailing, addMinutes(now, 4));
    expect(send).not.toHaveBeenCalled();
    expect(await sendMail(outcome.outboxId, mailing, addMinutes(now, 5))).toBe(true);
    const mail = send.mock.calls[0]![0];
    expect(mail).toMatchObject({ to: "asa.oberg@mail.example", subject: `Order ${orderNumber} is on its way` });
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(`Garment ${garment}`);
      expect(body).toContain(parcel.trackingId);
      expect(body).toContain(`https://tracking.postnord.com/en/?id=${parcel.trackingId}`);
      expect(body).toMatch(new RegExp(`/thank-you\\?orderId=${orderId}&(amp;)?key=[\\w.-]{54}`));
      expect(body).toContain("The rest ships");
    }
  });
});

describe("sending an e-mail again", () => {
  it("writes one for each press, by the record it is about", async () => {
    const { orderId, black } = await paidOrder(db, fakeProvider(), { customer: customer("again") });
    const parcel = await parcelOf(orderId, [[black, 1]]);
    await fulfilOrder(db, parcel, now);
    const resend = { orderId, type: "order_shipped" as const, fulfilmentId: parcel.id, actor: "kim" };
    const press = newId();
    const [first, repeated] = [
      await resendOrderMail(db, { ...resend, press }, now),
      await resendOrderMail(db, { ...resend, press }, now),
    ];
    expect(first).toMatchObject({ kind: "queued" });
    expect(repeated).toEqual(first);
    expect(await mailsOf(`${parcel.id}~${press}`)).toMatchObject([{ type: "order_shipped", status: "queued" }]);
    expect((await resendOrderMail(db, { ...resend, press: newId() }, now)).kind).toBe("queued");
    const send = vi.fn(async (_mail: { subject: string }) => {});
    const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
    if (first.kind === "queued") await sendMail(first.outboxId, mailing, now);
    expect(send.mock.calls[0]![0].subject).toMatch(/is on its way$/);
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(log.filter(({ action }) => action === "order.mail-resent")).toHaveLength(2);
  });

  it("stops when the address got many of them, and needs a paid order and its own parcel", async () => {
    const { orderId } = await paidOrder(db, fakeProvider(), { customer: customer("many") });
    const confirmation = { orderId, type: "order_confirmation" as const, fulfilmentId: null, actor: "kim" };
    const kinds = [];
    for (let i = 0; i < 6; i++) kinds.push((await resendOrderMail(db, { ...confirmation, press: newId() }, now)).kind);
    expect(kinds).toEqual(["queued", "queued", "queued", "queued", "too-many", "too-many"]);
    const strange = await resendOrderMail(
      db,
      { ...confirmation, type: "order_shipped", fulfilmentId: "ful_x", press: newId() },
      now,
    );
    expect(strange.kind).toBe("nothing-to-send");
    const unpaid = await paidOrder(db, fakeProvider(), { pay: false, customer: customer("unpaid") });
    expect((await resendOrderMail(db, { ...confirmation, orderId: unpaid.orderId, press: newId() }, now)).kind).toBe(
      "nothing-to-send",
    );
  });
});

describe("notes", () => {
  it("are added once a form, deleted, and restored by an undo, without their text in the audit log", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const note = { orderId, noteId: newId("not"), actor: "kim" };
    expect(await addNote(db, { ...note, text: "Call her before noon" }, now)).toBe(true);
    expect(await addNote(db, { ...note, text: "Call her before noon" }, now)).toBe(true);
    expect(await orderNotesStatement(db, orderId)).toMatchObject([{ text: "Call her before noon", author: "kim" }]);
    expect(await setNoteDeleted(db, note, true, now)).toBe(true);
    expect(await setNoteDeleted(db, note, true, now)).toBe(false);
    expect(await orderNotesStatement(db, orderId)).toEqual([]);

    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(log.map(({ action }) => action).toSorted()).toEqual(["order.note-added", "order.note-deleted"]);
    expect(JSON.stringify(log)).not.toContain("Call her");
    const deleted = log.find(({ action }) => action === "order.note-deleted")!;
    expect(await undoNote(shop, deleted, { actor: "ali", now })).toBe("undone");
    expect(await orderNotesStatement(db, orderId)).toHaveLength(1);
  });

  it("of another order, or of none, are left as they are", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const note = { orderId, noteId: newId("not"), actor: "kim" };
    await addNote(db, { ...note, text: "Kept" }, now);
    expect(await setNoteDeleted(db, { ...note, orderId: "ord_other" }, true, now)).toBe(false);
    expect(await addNote(db, { ...note, orderId: "ord_unknown", noteId: newId("not"), text: "Lost" }, now)).toBe(false);
    expect(await orderNotesStatement(db, orderId)).toHaveLength(1);
  });
});

describe("a change of status", () => {
  it("is undone from the audit log while the order still has it", async () => {
    const provider = fakeProvider();
    const { orderId } = await paidOrder(db, provider);
    const set = (status: "processing" | "cancelled") =>
      setOrderStatus(db, provider, { orderId, status, actor: "kim" }, now);
    const lastEntry = async () => (await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId))).at(-1)!;
    await set("processing");
    const toProcessing = await lastEntry();
    expect(toProcessing).toMatchObject({
      before: { status: "pending" },
      after: { status: "processing" },
      actor: "kim",
    });
    expect(await undoOrderStatus(shop, toProcessing, { actor: "ali", now })).toBe("undone");
    expect(await orderRow(db, orderId)).toMatchObject({ status: "pending" });

    await set("processing");
    const again = await lastEntry();
    await set("cancelled");
    expect(await undoOrderStatus(shop, again, { actor: "ali", now })).toBe("changed-since");
    expect(await undoOrderStatus(shop, await lastEntry(), { actor: "ali", now })).toBe("changed-since");
    expect(await orderRow(db, orderId)).toMatchObject({ status: "cancelled" });
  });
});

it("an unpaid order that is pending again by an undo holds its stock no longer than one whose payment begins", async () => {
  const provider = fakeProvider();
  const { orderId } = await paidOrder(db, provider, { pay: false });
  await setOrderStatus(db, provider, { orderId, status: "processing", actor: "kim" }, now);
  expect(await orderRow(db, orderId)).toMatchObject({ status: "processing", reservedUntil: null });
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(await undoOrderStatus(shop, entry!, { actor: "ali", now })).toBe("undone");
  expect(await orderRow(db, orderId)).toMatchObject({
    status: "pending",
    reservedUntil: addMinutes(now, 30).toISOString(),
  });
  expect(await cancelExpiredOrders(db, addMinutes(now, 31))).not.toEqual([]);
  expect(await orderRow(db, orderId)).toMatchObject({ status: "cancelled" });
});

it("the pick list is of what is still to be sent, one row a variant, for chosen orders or all", async () => {
  const provider = fakeProvider();
  const one = await paidOrder(db, provider);
  const two = await paidOrder(db, provider);
  await fulfilOrder(db, await parcelOf(one.orderId, [[one.black, 1]]), addDays(now, 1));
  const chosen = await readPickList(db, [one.orderId, "ord_unknown"]);
  expect(chosen).toMatchObject({ orderCount: 1, isCapped: false });
  expect(chosen.variants.map(({ color, size, units, orders }) => [color, size, units, orders.length])).toEqual([
    ["Black", "M", 1, 1],
    ["White", "L", 1, 1],
  ]);
  const all = await readPickList(db, null);
  expect(all.variants.flatMap(({ orders }) => orders.map(({ id }) => id))).toEqual(
    expect.arrayContaining([one.orderId, two.orderId]),
  );
});

function customer(name: string) {
  return {
    email: `${name}@mail.example`,
    firstName: "Åsa",
    lastName: "Öberg",
    address: "Storgatan 1",
    city: "Trosa",
    postalCode: "619 30",
    country: "Sweden" as const,
    phone: "",
  };
}
