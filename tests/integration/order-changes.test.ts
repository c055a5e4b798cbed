import { and, desc, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { parcelBookings } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orderLines } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { type AddressChange, changeAddress } from "#app/features/selling/orders/change-address.server.ts";
import { changeLine, type LineChange } from "#app/features/selling/orders/change-line.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import { undoLineChange } from "#app/features/selling/orders/undo-line-change.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { failAt, withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;

const linesOf = (orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);

/** Units in stock of each variant of a garment. */
async function stockOf(garment: string): Promise<Record<string, number>> {
  const rows = await statement<{ id: string; quantity: number }>(
    db,
    sql`SELECT id, quantity FROM product_variants WHERE product_id = ${garment}`,
  );
  return Object.fromEntries(rows.map(({ id, quantity }) => [id.replace(`${garment}-`, ""), quantity]));
}

/** What was sold of a garment, as the reports count it. */
const soldOf = (garment: string) =>
  statement<{ units: number; soldOre: number }>(
    db,
    sql`SELECT units, sold_ore AS soldOre FROM daily_product_sales WHERE product_id = ${garment}`,
  );

async function changeOf(orderId: string, lineId: string, variantId: string, units: number): Promise<LineChange> {
  const { updatedAt: seen } = await orderRow(db, orderId);
  return { id: newId("evt"), orderId, lineId, variantId, units, seen, actor: "kim" };
}

async function lastEntry(orderId: string) {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, orderId), eq(auditLog.action, "order.line-changed")))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  if (!entry) throw new Error("Nothing was recorded");
  return entry;
}

const setStock = (variantId: string, to: number) =>
  db.batch(stockStatements(db, [{ variantId, to }], { reason: "count", actor: "kim" }, now));

const mailsOf = (causeId: string) => db.select().from(emailOutbox).where(eq(emailOutbox.causeId, causeId));
const later = addMinutes(now, 1);

async function sendUnits(orderId: string, units: [string, number][], at = later) {
  const { updatedAt: seen } = await orderRow(db, orderId);
  const parcel = { carrier: "postnord", trackingId: "", seen, actor: "kim" } as const;
  return fulfilOrder(db, { id: newId("ful"), orderId, units: new Map(units), ...parcel }, at);
}

describe("another size of a line that was not sent", () => {
  it("moves the stock, keeps the price, and is told to the buyer after the minutes in which it can be undone", async () => {
    const { garment, orderId, black } = await paidOrder(db, fakeProvider());
    const change = await changeOf(orderId, black, `${garment}-black-l`, 2);
    expect(await changeLine(db, change, later)).toMatchObject({ kind: "changed", repeated: false });
    expect(await linesOf(orderId)).toMatchObject([
      { id: black, variantId: `${garment}-black-l`, size: "L", color: "Black", quantity: 2, priceOre: 299_00 },
      { size: "L", color: "White" },
    ]);
    expect(await stockOf(garment)).toMatchObject({ "black-m": 10, "black-l": 8 });
    expect(await soldOf(garment)).toEqual([{ units: 3, soldOre: 3 * 299_00 }]);
    const [mail] = await mailsOf(change.id);
    expect(mail).toMatchObject({ type: "order_changed", nextAttemptAt: addMinutes(later, 5).toISOString() });
    const [event] = await db.select().from(orderEvents).where(eq(orderEvents.id, change.id));
    expect(event).toMatchObject({ actor: "kim", data: { from: "Black, M", to: "Black, L", units: "2" } });
  });

  it("of a part of its units makes a line of their own behind it, and the reports count nothing twice", async () => {
    const { garment, orderId, black } = await paidOrder(db, fakeProvider());
    const change = await changeOf(orderId, black, `${garment}-white-m`, 1);
    expect(await changeLine(db, change, later)).toMatchObject({ kind: "changed" });
    expect(await linesOf(orderId)).toMatchObject([
      { id: black, color: "Black", size: "M", quantity: 1, position: 0 },
      { color: "White", size: "M", quantity: 1, position: 1, partedFrom: black },
      { color: "White", size: "L", quantity: 1, position: 2 },
    ]);
    expect(await stockOf(garment)).toMatchObject({ "black-m": 9, "white-m": 9 });
    expect(await soldOf(garment)).toEqual([{ units: 3, soldOre: 3 * 299_00 }]);
  });

  it("sent again changes once, and of two people one is told", async () => {
    const { garment, orderId, black } = await paidOrder(db, fakeProvider());
    const first = await changeOf(orderId, black, `${garment}-black-l`, 1);
    const second = { ...first, id: newId("evt"), actor: "ali" };
    const outcomes = await Promise.all([first, first, second].map((change) => changeLine(db, change, later)));
    expect(outcomes.filter((outcome) => outcome.kind === "changed" && !outcome.repeated)).toHaveLength(1);
    expect(outcomes.some(({ kind }) => kind === "changed-meanwhile")).toBe(true);
    expect(await stockOf(garment)).toMatchObject({ "black-m": 9, "black-l": 9 });
    expect(await linesOf(orderId)).toHaveLength(3);
  });

  it("is refused whole where too few are left, also when the last are sold at the same moment", async () => {
    const { garment, orderId, black } = await paidOrder(db, fakeProvider(), { stock: 2 });
    const other = await paidOrder(db, fakeProvider());
    await setStock(`${garment}-black-l`, 1);
    const before = await linesOf(orderId);
    expect(await changeLine(db, await changeOf(orderId, black, `${garment}-black-l`, 2), later)).toEqual({
      kind: "too-few",
      left: 1,
    });
    const ones = await Promise.all([1, 2].map(() => changeOf(orderId, black, `${garment}-black-l`, 1)));
    await Promise.all(ones.map((change) => changeLine(db, change, later)));
    expect(await stockOf(garment)).toMatchObject({ "black-l": 0 });
    expect((await linesOf(orderId)).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      before.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const elsewhere = await changeOf(orderId, black, `${other.garment}-black-l`, 1);
    expect(await changeLine(db, elsewhere, later)).toEqual({ kind: "not-offered" });
  });

  it("is refused for what was sent or cancelled, of an unpaid order, and from an old page", async () => {
    const provider = fakeProvider();
    const { garment, orderId, black } = await paidOrder(db, provider);
    const old = await changeOf(orderId, black, `${garment}-black-l`, 2);
    await sendUnits(orderId, [[black, 1]]);
    expect(await changeLine(db, old, later)).toEqual({ kind: "changed-meanwhile" });
    expect(await changeLine(db, await changeOf(orderId, black, `${garment}-black-l`, 2), later)).toEqual({
      kind: "changed-meanwhile",
    });
    expect(
      await changeLine(db, await changeOf(orderId, black, `${garment}-black-l`, 1), addMinutes(now, 2)),
    ).toMatchObject({
      kind: "changed",
    });
    await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, addMinutes(now, 3));
    const cancelled = await changeOf(orderId, black, `${garment}-black-l`, 1);
    expect((await changeLine(db, cancelled, later)).kind).toBe("not-paid");
    expect(await stockOf(garment)).toMatchObject({ "black-m": 9, "black-l": 10 });
    const unpaid = await paidOrder(db, provider, { pay: false });
    const early = await changeOf(unpaid.orderId, unpaid.black, `${unpaid.garment}-black-l`, 1);
    expect(await changeLine(db, early, later)).toEqual({ kind: "not-paid" });
  });

  it("waits for a return that names the line, and is of the whole line once money went back for a part", async () => {
    const provider = fakeProvider();
    const { garment, orderId, black, white } = await paidOrder(db, provider);
    const { updatedAt: seen } = await orderRow(db, orderId);
    const refund = {
      id: newId("rfd"),
      orderId,
      cancelled: new Map([[white, 1]]),
      returned: new Map<string, number>(),
      shipping: 0,
      restock: true,
      reason: "",
      expectedOre: "any" as const,
      seen,
      actor: "kim",
    };
    await refundOrder(db, provider, refund, later);
    const part = await changeOf(orderId, black, `${garment}-black-l`, 1);
    expect(await changeLine(db, part, addMinutes(now, 2))).toEqual({ kind: "whole-line-only" });
    const whole = await changeOf(orderId, black, `${garment}-black-l`, 2);
    expect(await changeLine(db, whole, addMinutes(now, 2))).toMatchObject({ kind: "changed" });
  });

  it("is refused while a label is booked for the order as it is", async () => {
    const { garment, orderId, black } = await paidOrder(db, fakeProvider());
    const change = await changeOf(orderId, black, `${garment}-black-l`, 1);
    const id = `${orderId}@${change.seen}`;
    await db.insert(parcelBookings).values({ id, orderId, service: "shipmondo", askedAt: now.toISOString() });
    expect(await changeLine(db, change, later)).toEqual({ kind: "booked" });
    const address = {
      id: newId("evt"),
      orderId,
      country: "Sweden" as const,
      to: elsewhere,
      seen: change.seen,
      actor: "kim",
    };
    expect(await changeAddress(db, address, later)).toEqual({ kind: "booked" });
  });

  it.each(["before", "after"] as const)("is done wholly or not at all when D1 fails %s any step", async (fault) => {
    const try1 = await paidOrder(db, fakeProvider());
    const counted = withFaults(shop, () => undefined);
    await changeLine(counted.db, await changeOf(try1.orderId, try1.black, `${try1.garment}-black-l`, 1), later);
    for (let nth = 1; nth <= counted.calls.length; nth++) {
      const { garment, orderId, black } = await paidOrder(db, fakeProvider());
      const change = await changeOf(orderId, black, `${garment}-black-l`, 1);
      await changeLine(withFaults(shop, failAt("DB", nth, fault)).db, change, later).catch(() => null);
      // Asked again, as a person does.
      expect(await changeLine(db, change, later)).toMatchObject({ kind: "changed" });
      expect(await stockOf(garment)).toMatchObject({ "black-m": 9, "black-l": 9 });
      expect(await mailsOf(change.id)).toHaveLength(1);
    }
  });
});

describe("the undoing of another size", () => {
  it("before its e-mail left gives everything back and tells nobody", async () => {
    const { garment, orderId, black } = await paidOrder(db, fakeProvider());
    const change = await changeOf(orderId, black, `${garment}-black-l`, 2);
    await changeLine(db, change, later);
    const entry = await lastEntry(orderId);
    const undone = await Promise.all([1, 2].map(() => undoLineChange(shop, entry, { actor: "ali", now: later })));
    expect(undone).toEqual(["undone", "undone"]);
    expect(await linesOf(orderId)).toMatchObject([{ variantId: `${garment}-black-m`, size: "M" }, {}]);
    expect(await stockOf(garment)).toMatchObject({ "black-m": 8, "black-l": 10 });
    expect(await mailsOf(change.id)).toEqual([]);
  });

  it("after its e-mail left tells that as well; once it is sent, or the old size is sold out, nothing is undone", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const { garment, orderId, black, white } = await paidOrder(db, fakeProvider());
    const change = await changeOf(orderId, black, `${garment}-black-l`, 2);
    await changeLine(db, change, later);
    const [held] = await mailsOf(change.id);
    await sendMail(held!.id, shop, addMinutes(later, 6));
    expect(await undoLineChange(shop, await lastEntry(orderId), { actor: "ali", now: addMinutes(now, 9) })).toBe(
      "undone",
    );
    const events = db.select({ id: orderEvents.id }).from(orderEvents).where(eq(orderEvents.orderId, orderId));
    const told = await db.select().from(emailOutbox).where(inArray(emailOutbox.causeId, events));
    expect(told.filter(({ type }) => type === "order_changed")).toHaveLength(2);

    await changeLine(db, await changeOf(orderId, white, `${garment}-white-m`, 1), addMinutes(now, 10));
    const entry = await lastEntry(orderId);
    await setStock(`${garment}-white-l`, 0);
    expect(await undoLineChange(shop, entry, { actor: "ali", now: addMinutes(now, 11) })).toBe("changed-since");
    await setStock(`${garment}-white-l`, 5);
    await sendUnits(orderId, [[white, 1]], addMinutes(now, 12));
    expect(await undoLineChange(shop, entry, { actor: "ali", now: addMinutes(now, 13) })).toBe("changed-since");
  });
});

it("changes, parcels, refunds and a cancellation in any order lose no unit and give back exactly what was paid", async () => {
  await db.insert(discountCodes).values({
    code: "THIRDS",
    discountType: "percentage",
    valueHundredths: 33_33,
    createdAt: now.toISOString(),
  });
  const variants = ["black-m", "black-l", "white-m", "white-l"];
  const step = fc.record({
    what: fc.constantFrom("change", "change", "change", "send", "refund"),
    line: fc.nat(5),
    units: fc.integer({ min: 1, max: 2 }),
    to: fc.constantFrom(...variants),
  });
  const runs = fc.asyncProperty(
    fc.constantFrom(null, "THIRDS"),
    fc.array(step, { minLength: 1, maxLength: 6 }),
    async (code, steps) => {
      const provider = fakeProvider();
      const { garment, orderId } = await paidOrder(db, provider, code === null ? {} : { discountCode: code });
      let at = now;
      for (const { what, line: index, units, to } of steps) {
        at = addMinutes(at, 1);
        const lines = await linesOf(orderId);
        const line = lines[index % lines.length]!;
        const { updatedAt: seen } = await orderRow(db, orderId);
        if (what === "change") await changeLine(db, await changeOf(orderId, line.id, `${garment}-${to}`, units), at);
        if (what === "send") await sendUnits(orderId, [[line.id, 1]], at);
        // Whoever refunds the last unit decides on the shipping, too: here the cancellation does.
        if (what === "refund" && lines.reduce((sum, one) => sum + unitsToSend(one), 0) > 1)
          await refundOrder(
            db,
            provider,
            {
              id: newId("rfd"),
              orderId,
              cancelled: new Map([[line.id, Math.min(1, unitsToSend(line))]]),
              returned: new Map(),
              shipping: 0,
              restock: true,
              reason: "",
              expectedOre: "any",
              seen,
              actor: "kim",
            },
            at,
          );
      }
      const lines = await linesOf(orderId);
      const stock = await stockOf(garment);
      for (const variant of variants) {
        const out = lines
          .filter(({ variantId }) => variantId === `${garment}-${variant}`)
          .reduce((sum, { quantity, cancelledQuantity }) => sum + quantity - cancelledQuantity, 0);
        expect((stock[variant] ?? 0) + out).toBe(10);
      }
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
      await setOrderStatus(db, provider, { orderId, status: "cancelled", actor: "kim" }, addMinutes(at, 1));
      const { totalOre } = await orderRow(db, orderId);
      const [money] = [...provider.money.values()];
      expect(money?.refundedOre).toBe(totalOre);
    },
  );
  await fc.assert(runs, { numRuns: 12 });
}, 60_000);

const elsewhere = {
  firstName: "Åsa",
  lastName: "Öberg",
  address: "Kungsgatan 2",
  postalCode: "111 43",
  city: "Stockholm",
  phone: "",
};

describe("another address", () => {
  async function addressOf(orderId: string, change: Partial<AddressChange> = {}): Promise<AddressChange> {
    const { updatedAt: seen } = await orderRow(db, orderId);
    return { id: newId("evt"), orderId, country: "Sweden", to: elsewhere, seen, actor: "kim", ...change };
  }

  it("is written once, told to the buyer, and kept out of events and log", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const change = await addressOf(orderId);
    const outcomes = await Promise.all([1, 2].map(() => changeAddress(db, change, later)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["changed", "changed"]);
    expect(await orderRow(db, orderId)).toMatchObject({ ...elsewhere, billingAddress: "Storgatan 1" });
    expect(await mailsOf(change.id)).toMatchObject([{ type: "order_changed" }]);
    const kept = await statement<{ text: string }>(
      db,
      sql`SELECT coalesce(before, '') || coalesce(after, '') AS text FROM audit_log WHERE subject_id = ${orderId}
        UNION ALL SELECT data FROM order_events WHERE order_id = ${orderId}`,
    );
    expect(kept.map(({ text }) => text).join()).not.toContain("Kungsgatan");
  });

  it("in another country, of an order that was sent, or from an old page is refused", async () => {
    const { orderId, black } = await paidOrder(db, fakeProvider());
    expect(await changeAddress(db, await addressOf(orderId, { country: "Norway" }), later)).toEqual({
      kind: "other-country",
    });
    const old = await addressOf(orderId, { seen: addDays(now, -1).toISOString() });
    expect(await changeAddress(db, old, later)).toEqual({ kind: "changed-meanwhile" });
    await sendUnits(orderId, [[black, 1]]);
    expect(await changeAddress(db, await addressOf(orderId), later)).toEqual({ kind: "changed-meanwhile" });
    expect(await orderRow(db, orderId)).toMatchObject({ address: "Storgatan 1" });
  });
});
