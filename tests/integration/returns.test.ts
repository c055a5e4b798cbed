import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import { statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { returnLines, returns, valueLosses } from "#app/db/schema/returns.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { decideValueLoss } from "#app/features/after-sale/cases/decide-value-loss.server.ts";
import { findReturn } from "#app/features/after-sale/cases/find-return.server.ts";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { readReceipt } from "#app/features/after-sale/cases/read-withdrawal-receipt.server.ts";
import { type ReceivedUnits, receiveParcel } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { recordValueLoss } from "#app/features/after-sale/cases/record-value-loss.server.ts";
import { requestExchange } from "#app/features/after-sale/cases/request-exchange.server.ts";
import { returnLabel } from "#app/features/after-sale/cases/return-label.server.ts";
import { settleReturn } from "#app/features/after-sale/cases/settle-return.server.ts";
import {
  objectToValueLoss,
  returnPictureKey,
  storeLossPictures,
  valueLossPictureKey,
  valueLossPictures,
} from "#app/features/after-sale/cases/value-losses.server.ts";
import { nextSteps } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { type FakeProvider, fakeProvider } from "#tests/support/fake-provider.ts";
import { listedCases } from "#tests/support/listed-cases.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { expectLedgerToAddUp } from "#tests/support/stock-ledger.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const onePieceOre = 299_00;
let notices = 10_000_000;

/** A notice of withdrawal from one black one of an order that was sent, with its return. */
async function withdrawn(provider: FakeProvider) {
  const order = await deliveredOrder(db, provider);
  const id = `WD-${++notices}`;
  const returnId = newId("ret");
  const time = now.toISOString();
  await db.batch([
    statement(
      db,
      sql`INSERT INTO withdrawals (id, submission_key, order_id, name, receipt_email, typed_reference, statement_text, channel,
        received_at, refund_due_at, status, updated_at)
        VALUES (${id}, ${id}, ${order.orderId}, 'Å', 'a@mail.example', 'PM', 'I withdraw', 'function', ${time}, ${time}, 'open', ${time})`,
    ),
    statement(db, sql`INSERT INTO withdrawal_lines VALUES (${id}, ${order.black}, 1, 'statutory')`),
    db.insert(returns).values({
      id: returnId,
      orderId: order.orderId,
      kind: "withdrawal",
      withdrawalId: id,
      createdAt: time,
      updatedAt: time,
    }),
    db.insert(returnLines).values({ returnId, orderLineId: order.black, quantity: 1 }),
  ]);
  const scan = (change: Partial<ReceivedUnits> = {}, parcelId = newId("rcv"), actor = "kim") => {
    const unit = { orderLineId: order.black, variantId: `${order.garment}-black-m`, quantity: 1 };
    const units = [{ ...unit, destination: "stock" as const, wasteReason: null, ...change }];
    return receiveParcel(db, { id: parcelId, returnId, units, actor }, now);
  };
  const settle = () => {
    const after = { kind: "withdrawal", status: "received", withdrawalId: id } as const;
    return settleReturn(shop, { returnId, after, actor: "kim" }, now, provider);
  };
  return { ...order, id, returnId, scan, settle };
}

const left = async (garment: string) =>
  (
    await statement<{ units: number }>(
      db,
      sql`SELECT quantity AS units FROM product_variants WHERE id = ${`${garment}-black-m`}`,
    )
  )[0]?.units;
const statusOf = async (id: string) => (await db.select().from(returns).where(eq(returns.id, id)))[0]?.status;
const paidBack = ({ money }: FakeProvider) =>
  [...money.values()].reduce((sum, { refundedOre }) => sum + refundedOre, 0);
const mailsOf = async (causeId: string) =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, causeId))).map(({ type }) => type).toSorted();

describe("a parcel that comes back", () => {
  it("is found by its number as it is scanned or typed, and in the list by order and withdrawal", async () => {
    const { returnId, orderNumber, id } = await withdrawn(fakeProvider());
    const number = (await readReturn(db, returnId))?.number ?? "";
    for (const scanned of [number, number.toLowerCase(), ` ${number.slice(3)} `])
      expect(await findReturn(db, scanned)).toBe(returnId);
    expect(await findReturn(db, "RT-1")).toBeNull();
    for (const search of [number, orderNumber, id])
      expect((await listedCases(db, { search }, now)).map((row) => row.id)).toEqual([id]);
  });

  it("is counted on Today while it waits for staff, as an exchange that lapses soon is, and an objection", async () => {
    const counts = async (at: Date) => {
      const { tasks } = await readToday(db, builtInRoles.support, at);
      return ["returns-to-settle", "exchanges-lapsing", "objections"].map(
        (name) => tasks.find(({ task }) => task === name)?.count ?? -1,
      );
    };
    const [settled = 0, lapsing = 0, objected = 0] = await counts(now);
    const order = await withdrawn(fakeProvider());
    await order.scan();
    expect(await counts(now)).toEqual([settled + 1, lapsing, objected]);
    const loss = { id: newId("vls"), returnId: order.returnId, orderLineId: order.black, reason: "Worn", actor: "kim" };
    await recordValueLoss(db, { ...loss, amountOre: 1_00 }, now);
    await objectToValueLoss(db, loss.id, now);
    expect(await counts(now)).toEqual([settled + 1, lapsing, objected + 1]);
    const other = await deliveredOrder(db, fakeProvider());
    const { orderId, black: orderLineId, garment } = other;
    await requestExchange(
      db,
      { id: newId("ret"), orderId, orderLineId, quantity: 1, variantId: `${garment}-black-l` },
      now,
    );
    expect(await counts(addDays(now, 17))).toEqual([settled + 1, lapsing, objected + 1]);
    expect(await counts(addDays(now, 19))).toEqual([settled + 1, lapsing + 1, objected + 1]);
  });

  it("goes to stock and is refunded, once, however often it is scanned", async () => {
    const provider = fakeProvider();
    const { garment, returnId, scan, settle } = await withdrawn(provider);
    const parcelId = newId("rcv");
    await Promise.all([scan({}, parcelId), scan({}, parcelId)]);
    expect(await scan({}, parcelId)).toMatchObject({ kind: "received", repeated: true });
    expect(await left(garment)).toBe(9);
    expect(await statusOf(returnId)).toBe("received");
    await Promise.all([settle(), settle()]);
    await settle();
    expect(paidBack(provider)).toBe(onePieceOre + Math.floor(49_00 / 3));
    expect(await statusOf(returnId)).toBe("refunded");
    await expectLedgerToAddUp(db);
  });

  it("is on the timeline of its return and of its notice, and of no other case", async () => {
    const { returnId, scan, settle } = await withdrawn(fakeProvider());
    const other = await withdrawn(fakeProvider());
    await scan({});
    await settle();
    const found = await readReturn(db, returnId);
    const ofReturn = found?.events.map(({ type }) => type) ?? [];
    const ofNotice = (await readNotice(db, found?.withdrawalId ?? ""))?.events.map(({ type }) => type) ?? [];
    expect(ofReturn).toContain("return received");
    expect(ofNotice).toEqual(["return received"]);
    expect((await readReturn(db, other.returnId))?.events.map(({ type }) => type)).not.toContain("return received");
  });

  it("scanned by two people counts once, and the other is told", async () => {
    const { garment, scan } = await withdrawn(fakeProvider());
    const outcomes = await Promise.all([scan({}, newId("rcv"), "kim"), scan({}, newId("rcv"), "ali")]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "received"]);
    expect(await left(garment)).toBe(9);
  });

  it("goes to repair or waste without touching the stock, and is refunded all the same", async () => {
    const provider = fakeProvider();
    const { garment, returnId, scan, settle } = await withdrawn(provider);
    await scan({ destination: "waste", wasteReason: "hygiene" });
    expect(await left(garment)).toBe(8);
    expect((await readReturn(db, returnId))?.received).toMatchObject([
      { destination: "waste", wasteReason: "hygiene" },
    ]);
    expect(await settle()).toBe("refunded");
  });

  it("with more than was announced, or something else, is refused whole", async () => {
    const { garment, scan, white, returnId } = await withdrawn(fakeProvider());
    expect(await scan({ quantity: 2 })).toEqual({ kind: "changed-meanwhile" });
    expect(await scan({ variantId: `${garment}-white-m` })).toEqual({ kind: "changed-meanwhile" });
    expect(await scan({ orderLineId: white, variantId: `${garment}-white-l` })).toEqual({ kind: "changed-meanwhile" });
    expect(await left(garment)).toBe(8);
    expect(await statusOf(returnId)).toBe("requested");
  });

  it("that comes after the money went back ends the return", async () => {
    const { returnId, id, scan } = await withdrawn(fakeProvider());
    await statement(db, sql`UPDATE withdrawals SET status = 'refunded' WHERE id = ${id}`);
    await scan();
    expect(await statusOf(returnId)).toBe("refunded");
  });

  it("waits for its refund while the provider is away", async () => {
    const { returnId, scan, id } = await withdrawn(fakeProvider());
    await scan();
    const after = { kind: "withdrawal", status: "received", withdrawalId: id } as const;
    expect(await settleReturn(shop, { returnId, after, actor: "kim" }, now, null)).toBe("nothing");
    expect(await statusOf(returnId)).toBe("received");
  });

  it("has a label that is a PDF, the same each time", async () => {
    const { returnId } = await withdrawn(fakeProvider());
    const site = await readSiteConfiguration(shop);
    const labels = await Promise.all([1, 2].map(() => returnLabel(db, { returnId, size: "A6", site }, now)));
    expect(new TextDecoder().decode(labels[0]?.content.slice(0, 5))).toBe("%PDF-");
    expect(labels[0]?.content).toEqual(labels[1]?.content);
    expect(await returnLabel(db, { returnId: newId("ret"), size: "A6", site }, now)).toBeNull();
  });

  it("has a label in the language of its order, whoever prints it", async () => {
    const { returnId } = await inLanguage("sv", () => withdrawn(fakeProvider()));
    const site = await readSiteConfiguration(shop);
    const label = await returnLabel(db, { returnId, size: "A4", site }, now);
    const text = await pdfText(label?.content ?? new Uint8Array());
    expect(text).toContain("Packa varorna i ett stadigt paket.");
    expect(text).not.toMatch(/Order|Return|parcel/);
  });

  it("goes to the return address of its order's market, on the label and in its receipt, and else to our own", async () => {
    const { returnId } = await withdrawn(fakeProvider());
    const [notice] = await statement<{ id: string }>(
      db,
      sql`SELECT withdrawal_id AS id FROM returns WHERE id = ${returnId}`,
    );
    const site = await readSiteConfiguration(shop);
    const told = async () => {
      const label = await returnLabel(db, { returnId, size: "A6", site }, now);
      const receipt = await readReceipt(db, notice?.id ?? "");
      return `${await pdfText(label?.content ?? new Uint8Array())} ${receipt ? nextSteps(receipt).join(" ") : ""}`;
    };
    await statement(db, sql`UPDATE markets SET return_address = ${"Returvej 1\n2300 København S"} WHERE id = 'dk'`);
    expect(await told()).not.toContain("Returvej");
    expect(await told()).toContain(site.contact.street);
    await statement(
      db,
      sql`UPDATE orders SET market = 'dk' WHERE id = (SELECT order_id FROM returns WHERE id = ${returnId})`,
    );
    expect(await told()).toContain("The address is Returvej 1, 2300 København S.");
    expect(await told()).not.toContain(site.contact.street);
  });

  it("has a label that says what is in it for customs, from outside the EU alone", async () => {
    const { returnId } = await withdrawn(fakeProvider());
    const site = await readSiteConfiguration(shop);
    const textOf = async () => {
      const label = await returnLabel(db, { returnId, size: "A4", site }, now);
      return pdfText(label?.content ?? new Uint8Array());
    };
    expect(await textOf()).not.toContain("customs");
    const order = sql`(SELECT order_id FROM returns WHERE id = ${returnId})`;
    await statement(db, sql`UPDATE orders SET country = 'Norway' WHERE id = ${order}`);
    await statement(
      db,
      sql`INSERT INTO product_details (product_id, hs_code, origin_country)
        SELECT DISTINCT product_id, '610990', 'PT' FROM order_lines WHERE order_id = ${order}
        ON CONFLICT (product_id) DO UPDATE SET hs_code = '610990', origin_country = 'PT'`,
    );
    const told = await textOf();
    for (const part of ["For customs", "HS 610990", "origin PT"]) expect(told).toContain(part);
  });
});

describe("pictures of a loss of value", () => {
  /** The smallest PNG there is: one pixel. */
  const png = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
    (letter) => letter.charCodeAt(0),
  );
  const file = (name: string, bytes: BlobPart = png) => new File([bytes], name, { type: "image/png" });
  const store = (lossId: string, ...files: File[]) => storeLossPictures(shop, { lossId, files, actor: "kim" }, now);
  const idsOf = async (lossId: string) => (await valueLossPictures(db, [lossId])).map(({ id }) => id);
  /** A picture that differs from all others: bytes after its end are ignored. */
  const another = () => file("more.png", new Uint8Array([...png, ...crypto.getRandomValues(new Uint8Array(8))]));

  it("are private, once each, and no more once the buyer was told", async () => {
    const order = await withdrawn(fakeProvider());
    await order.scan();
    const id = newId("vls");
    const both = await Promise.all([store(id, file("a.png")), store(id, file("a.png"))]);
    expect(both).toEqual([{ kind: "stored" }, { kind: "stored" }]);
    const [picture = "", ...more] = await idsOf(id);
    expect(more).toEqual([]);
    const key = (await valueLossPictureKey(db, picture, id)) ?? "";
    expect(await isPublicPicture(db, key)).toBe(false);
    expect(await shop.env.MEDIA.head(key)).toMatchObject({ httpMetadata: { contentType: "image/webp" } });
    const { returnId, black: orderLineId } = order;
    await recordValueLoss(db, { id, returnId, orderLineId, amountOre: 1_00, reason: "Worn", actor: "kim" }, now);
    await store(id, another());
    expect(await idsOf(id)).toEqual([picture]);
    expect((await readReturn(db, returnId))?.losses).toMatchObject([{ id, pictures: [picture] }]);
    expect(await returnPictureKey(db, picture, returnId)).toBe(key);
    expect(await returnPictureKey(db, picture, newId("ret"))).toBeNull();
    expect(await valueLossPictureKey(db, picture, newId("vls"))).toBeNull();
  });

  it("are told by their content, have a size, and are at most four", async () => {
    const id = newId("vls");
    expect(await store(id, file("page.png", "<svg onload=alert(1)>"))).toEqual({
      kind: "no-picture",
      name: "page.png",
    });
    expect(await store(id, file("large.png", new Uint8Array(6_000_000)))).toEqual({
      kind: "too-large",
      name: "large.png",
    });
    expect(await store(id, another(), another(), another(), another(), another())).toEqual({
      kind: "too-many",
      name: "more.png",
    });
    expect((await idsOf(id)).length).toBe(4);
  });
});

describe("loss of value", () => {
  const lossOf = (order: { returnId: string; black: string }, change = {}) => ({
    id: newId("vls"),
    returnId: order.returnId,
    orderLineId: order.black,
    amountOre: 100_00,
    reason: "Washed",
    actor: "kim",
    ...change,
  });

  it("is told to the buyer, deducted from the refund, and recorded once", async () => {
    const provider = fakeProvider();
    const order = await withdrawn(provider);
    const loss = lossOf(order);
    expect(await recordValueLoss(db, loss, now)).toEqual({ kind: "not-open" });
    await order.scan();
    await Promise.all([recordValueLoss(db, loss, now), recordValueLoss(db, loss, now)]);
    expect(await mailsOf(loss.id)).toEqual(["value_loss"]);
    await order.settle();
    expect(paidBack(provider)).toBe(onePieceOre - 100_00 + Math.floor(49_00 / 3));
  });

  it("is refused for a buyer who was never informed, and above what goes back for the line", async () => {
    const order = await withdrawn(fakeProvider());
    await order.scan();
    expect(await recordValueLoss(db, lossOf(order, { amountOre: onePieceOre + 1 }), now)).toEqual({
      kind: "too-much",
      mostOre: onePieceOre,
    });
    await db
      .update(orders)
      .set({ withdrawalInfoShownAt: null, withdrawalInfoMailedAt: null })
      .where(eq(orders.id, order.orderId));
    expect(await recordValueLoss(db, lossOf(order), now)).toEqual({ kind: "not-informed" });
  });

  it("is not kept before anybody objected: the buyer still can", async () => {
    const provider = fakeProvider();
    const order = await withdrawn(provider);
    await order.scan();
    const loss = lossOf(order);
    await recordValueLoss(db, loss, now);
    const keep = () => decideValueLoss(db, provider, { id: loss.id, decision: "kept", actor: "kim" }, now);
    expect(await keep()).toEqual({ kind: "not-objected" });
    await objectToValueLoss(db, loss.id, now);
    expect(await keep()).toMatchObject({ kind: "decided" });
  });

  it("is objected to once, and dropped after the refund the rest goes back, once", async () => {
    const provider = fakeProvider();
    const order = await withdrawn(provider);
    await order.scan();
    const loss = lossOf(order);
    await recordValueLoss(db, loss, now);
    await order.settle();
    await Promise.all([objectToValueLoss(db, loss.id, now), objectToValueLoss(db, loss.id, now)]);
    const [row] = await db.select().from(valueLosses).where(eq(valueLosses.id, loss.id));
    expect(row?.objectedAt).toBe(now.toISOString());
    const drop = { id: loss.id, decision: "dropped", actor: "kim" } as const;
    await Promise.all([decideValueLoss(db, provider, drop, now), decideValueLoss(db, provider, drop, now)]);
    expect(await decideValueLoss(db, provider, { ...drop, decision: "kept" }, now)).toEqual({ kind: "decided-before" });
    expect(paidBack(provider)).toBe(onePieceOre + Math.floor(49_00 / 3));
    expect(await mailsOf(loss.id)).toEqual(["value_loss", "value_loss_decided"]);
  });
});
