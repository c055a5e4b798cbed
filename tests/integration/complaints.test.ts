import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { complaintEvents, complaintReplacements, complaints } from "#app/db/schema/complaints.server.ts";
import { fulfilments, refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { emailOutbox, storedFiles } from "#app/db/schema/site.server.ts";
import type { CaseFilters } from "#app/features/after-sale/cases/list-cases.server.ts";
import { matchComplaint, nameItems } from "#app/features/after-sale/cases/match-complaint.server.ts";
import { readComplaintForStaff } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import type { ReceivedComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import { receiveParcel } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { recordComplaintStep } from "#app/features/after-sale/cases/record-complaint-step.server.ts";
import { reducePrice } from "#app/features/after-sale/cases/reduce-price.server.ts";
import { refundComplaint } from "#app/features/after-sale/cases/refund-complaint.server.ts";
import { requestGoods } from "#app/features/after-sale/cases/request-goods.server.ts";
import { sendComplaintReplacement } from "#app/features/after-sale/cases/send-complaint-replacement.server.ts";
import { erasePerson } from "#app/features/people/personal-data/erase-person.server.ts";
import { resendOrderMail } from "#app/features/selling/orders/resend-mail.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { makeComplaint } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { listedCases } from "#tests/support/listed-cases.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, unitsLeft } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** 299 kr, VAT included, as `order-refunds.test.ts`. */
const onePieceOre = 299_00;
const actor = "kim";
const provider = fakeProvider();

type Order = Awaited<ReturnType<typeof deliveredOrder>>;

const complain = (order: Order | null, units?: [string, number][], more?: Partial<ReceivedComplaint>) =>
  makeComplaint(shop, order, units, more);

const rowOf = async (id: string) => (await db.select().from(complaints).where(eq(complaints.id, id)))[0]!;
const lineOf = async (id: string) => (await db.select().from(orderLines).where(eq(orderLines.id, id)))[0]!;
const typesOf = async (id: string) =>
  (await db.select().from(complaintEvents).where(eq(complaintEvents.complaintId, id))).map(({ type }) => type);
const refundsOf = (order: Order) => db.select().from(refunds).where(eq(refunds.orderId, order.orderId));

type Step = Parameters<typeof recordComplaintStep>[1];
async function follow(id: string, type: Step["type"], more: Partial<Step> = {}) {
  const { updatedAt: seen } = await rowOf(id);
  const step = { id: newId("cev"), complaintId: id, type, text: `Words of ${type}`, seen, actor, ...more };
  return { step, outcome: await recordComplaintStep(shop, step, addDays(now, 1)) };
}

/** An accepted complaint about units of a delivered order. */
async function accepted(units: (order: Order) => [string, number][], remedy: Step["remedy"] = "money-back") {
  const order = await deliveredOrder(db, provider);
  const id = await complain(order, units(order));
  expect((await follow(id, "accepted", { remedy })).outcome).toBe("done");
  return { order, id };
}

async function letter(eventId: string) {
  const [mail] = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, eventId));
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail(mail?.id ?? "", mailing, now)).toBe(true);
  return (send.mock.lastCall ?? [])[0] as { subject: string; text: string };
}

describe("staff", () => {
  it("match a complaint to its order once, and name its items once", async () => {
    const order = await deliveredOrder(db, provider);
    const id = await complain(null);
    const match = (orderNumber: string, units = new Map<string, number>()) =>
      matchComplaint(db, { id, orderNumber, units, actor }, now);
    expect(await match("PM-99999999")).toBe("unknown-order");
    expect(await match(order.orderNumber, new Map([[order.black, 3]]))).toBe("too-many");
    expect((await follow(id, "accepted", { remedy: "repair" })).outcome).toBe("not-matched");
    const both = await Promise.all([match(order.orderNumber), match(order.orderNumber)]);
    expect(both.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["changed-meanwhile", "done"]);
    const name = (units: [string, number][]) => nameItems(db, { id, units: new Map(units), actor }, now);
    expect(await name([])).toBe("too-many");
    expect(await name([[order.white, 1]])).toBe("done");
    expect(await name([[order.black, 1]])).toBe("changed-meanwhile");
    expect(await readComplaintForStaff(db, id)).toMatchObject({
      complaint: { lines: [{ id: order.white, quantity: 1 }] },
    });
  });

  it("ask, accept, reject and close with a letter each, on record, once for a form that is sent twice", async () => {
    const order = await deliveredOrder(db, provider);
    const id = await complain(order, [[order.black, 1]]);
    const asked = await follow(id, "asked");
    expect(asked.outcome).toBe("done");
    expect(await recordComplaintStep(shop, asked.step, now)).toBe("done");
    expect(await rowOf(id)).toMatchObject({ status: "waiting" });
    expect((await letter(asked.step.id)).text).toContain("Words of asked");
    await follow(id, "note", { text: "Looks worn" });
    await follow(id, "accepted", { remedy: "repair" });
    expect(await rowOf(id)).toMatchObject({ status: "accepted", remedy: "repair" });
    expect((await follow(id, "closed", { text: "" })).outcome).toBe("still-owed");
    expect(await rowOf(id)).toMatchObject({ status: "accepted" });
    await follow(id, "closed", { text: "", isSettled: true });
    expect(await rowOf(id)).toMatchObject({ status: "closed" });
    expect((await follow(id, "accepted", { remedy: "repair" })).outcome).toBe("changed-meanwhile");
    expect(await typesOf(id)).toEqual(["received", "asked", "note", "accepted", "closed"]);
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.type, "complaint_letter"));
    const ours = await db
      .select({ id: complaintEvents.id })
      .from(complaintEvents)
      .where(eq(complaintEvents.complaintId, id));
    expect(mails.filter(({ causeId }) => ours.some((event) => event.id === causeId))).toHaveLength(2);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual([
      "complaint.asked",
      "complaint.note",
      "complaint.accepted",
      "complaint.closed",
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Words|worn|mail\.example/);
  });

  it("who decide at the same moment: one is told, and the buyer gets one letter", async () => {
    const order = await deliveredOrder(db, provider);
    const id = await complain(order, [[order.black, 1]]);
    const both = await Promise.all([follow(id, "accepted", { remedy: "repair" }), follow(id, "rejected")]);
    expect(both.map(({ outcome }) => outcome).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      "changed-meanwhile",
      "done",
    ]);
    expect(await typesOf(id)).toHaveLength(2);
  });

  it("reject with their reasons and the complaint bodies of the buyer's country", async () => {
    const order = await deliveredOrder(db, provider);
    await db.update(orders).set({ country: "Denmark" }).where(eq(orders.id, order.orderId));
    const id = await complain(order, [[order.black, 1]]);
    const { step } = await follow(id, "rejected", { text: "It was cut with scissors." });
    const { subject, text } = await letter(step.id);
    expect(subject).toContain(id);
    for (const part of [
      "It was cut with scissors.",
      "Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm",
      "ECC Denmark",
      "/complaint/status?id=",
    ])
      expect(text).toContain(part);
    // Danish boards take sellers in Denmark alone.
    expect(text).not.toContain("Nævnenes Hus");
  });

  it("find complaints by state, by how near the answer is, by mark and by words", async () => {
    const id = await complain(null, [], { name: "Örjan Lund" });
    const list = async (filters: Partial<CaseFilters>, at = now, search = "", size = 200) =>
      (await listedCases(db, { kind: "complaint", ...filters, search, size }, at)).map((row) => row.id);
    expect(await list({ work: "answer-due" }, addDays(now, 9))).not.toContain(id);
    expect(await list({ work: "answer-due" }, addDays(now, 11))).toContain(id);
    expect(await list({ work: "answer-overdue" }, addDays(now, 14))).not.toContain(id);
    expect(await list({ work: "answer-overdue" }, addDays(now, 15))).toContain(id);
    expect(await list({ work: "unmatched" })).toContain(id);
    expect(await list({ work: "after-three-years" })).not.toContain(id);
    expect(await list({ state: "todo", work: "answer-overdue" }, addDays(now, 15), "orjan")).toEqual([id]);
    expect(await list({ state: "done" }, now, "orjan")).toEqual([]);
    // Those that a search finds first may not be overdue: the page is of those that are.
    for (let i = 0; i < 3; i++) await follow(await complain(null, [], { name: "Örjan Lund" }), "asked");
    expect(await list({ work: "answer-overdue" }, addDays(now, 15), "orjan", 1)).toEqual([id]);
    await follow(id, "asked");
    expect(await list({ work: "answer-overdue" }, addDays(now, 15))).not.toContain(id);
  });
});

describe("the goods of a complaint", () => {
  it("are asked for once, with a label, and come back to staff, who owe an answer again", async () => {
    const order = await deliveredOrder(db, provider);
    const id = await complain(order, [[order.black, 2]]);
    const returnId = newId("ret");
    const ask = (key: string) => requestGoods(shop, { id, returnId: key, text: "", actor }, now);
    expect(await Promise.all([ask(returnId), ask(returnId), ask(newId("ret"))])).toEqual([
      "done",
      "done",
      "not-possible",
    ]);
    expect((await letter(`${returnId}:asked`)).text).toContain("/return-label.pdf?id=");
    expect(await rowOf(id)).toMatchObject({ status: "waiting" });
    const { variantId } = await lineOf(order.black);
    const unit = {
      orderLineId: order.black,
      variantId,
      quantity: 2,
      destination: "repair",
      wasteReason: null,
    } as const;
    await receiveParcel(db, { id: newId("rcv"), returnId, units: [unit], actor }, addDays(now, 20));
    expect(await rowOf(id)).toMatchObject({ status: "received", answerDueAt: addDays(now, 34).toISOString() });
    await follow(id, "accepted", { remedy: "repair" });
    await follow(id, "closed", { isSettled: true });
    expect((await db.select().from(returns).where(eq(returns.id, returnId)))[0]).toMatchObject({ status: "sent" });
  });

  it("that never came are awaited no more once the complaint is closed", async () => {
    const order = await deliveredOrder(db, provider);
    const id = await complain(order, [[order.white, 1]]);
    const returnId = newId("ret");
    await requestGoods(shop, { id, returnId, text: "", actor }, now);
    await follow(id, "closed");
    expect((await db.select().from(returns).where(eq(returns.id, returnId)))[0]).toMatchObject({ status: "cancelled" });
  });
});

describe("money back", () => {
  const pay = (id: string, units: [string, number][], form = newId("rfd")) =>
    refundComplaint(shop, provider, { id, form, units: new Map(units), text: "", actor }, addDays(now, 2));

  it("pays faulty units once, also pressed twice, and nothing into stock", async () => {
    const { order, id } = await accepted(({ black }) => [[black, 1]]);
    const stock = await unitsLeft(db, order.garment);
    const form = newId("rfd");
    const both = await Promise.all([pay(id, [[order.black, 1]], form), pay(id, [[order.black, 1]], form)]);
    expect(both).toContainEqual({ kind: "done", amountOre: onePieceOre + 16_33, pending: false });
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await pay(id, [[order.black, 1]])).toEqual({ kind: "units-gone" });
    expect((await follow(id, "accepted", { remedy: "replacement" })).outcome).toBe("nothing-open");
    expect((await follow(id, "closed")).outcome).toBe("done");
    expect(await unitsLeft(db, order.garment)).toEqual(stock);
    expect((await letter(`${id}:${form}:step`)).text).toContain("the way you paid, with no fees");
  });

  it("races a refund on the order's page: the unit is paid once", async () => {
    const { order, id } = await accepted(({ white }) => [[white, 1]]);
    const { updatedAt: seen } = await orderRow(db, order.orderId);
    const byHand = refundOrder(
      db,
      provider,
      {
        id: newId("rfd"),
        orderId: order.orderId,
        cancelled: new Map(),
        returned: new Map([[order.white, 1]]),
        shipping: 0,
        restock: false,
        reason: "",
        expectedOre: "any",
        seen,
        actor,
      },
      now,
    );
    await Promise.all([byHand, pay(id, [[order.white, 1]])]);
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await pay(id, [[order.white, 1]])).toEqual({ kind: "units-gone" });
  });

  it("is promised with its share of the shipping, and refused for what the shop has not sent", async () => {
    const { id, order } = await accepted(({ black }) => [[black, 1]]);
    const sent = (await readComplaintForStaff(db, id))!.lines;
    expect(sent).toMatchObject([{ open: 1, sent: 2, mostOre: onePieceOre, backOre: onePieceOre + 16_33 }]);
    expect(await pay(id, [[order.black, 1]])).toMatchObject({ kind: "done", amountOre: onePieceOre + 16_33 });

    const waiting = await paidOrder(db, provider);
    const early = await complain(waiting, [[waiting.black, 1]]);
    await follow(early, "accepted", { remedy: "money-back" });
    expect(await pay(early, [[waiting.black, 1]])).toEqual({ kind: "not-sent" });
    expect(await refundsOf(waiting)).toEqual([]);
  });

  it("is refused before the complaint is accepted, and for more units than are faulty", async () => {
    const order = await deliveredOrder(db, provider);
    const id = await complain(order, [[order.black, 1]]);
    expect(await pay(id, [[order.black, 1]])).toEqual({ kind: "not-accepted" });
    await follow(id, "accepted", { remedy: "money-back" });
    for (const units of [[], [[order.black, 2]], [[order.white, 1]]] as [string, number][][])
      expect(await pay(id, units)).toEqual({ kind: "units-gone" });
    expect(await refundsOf(order)).toEqual([]);
  });
});

describe("a lower price", () => {
  const lower = (id: string, orderLineId: string, amountOre: number, form = newId("rfd")) =>
    reducePrice(shop, provider, { id, form, orderLineId, amountOre, text: "", actor }, addDays(now, 2));

  it("pays a part of the price once and leaves the goods; what is refunded later is less by it", async () => {
    const { order, id } = await accepted(({ white }) => [[white, 1]], "price-reduction");
    const form = newId("rfd");
    const both = await Promise.all([lower(id, order.white, 100_00, form), lower(id, order.white, 100_00, form)]);
    for (const one of both) expect(one.kind).toBe("done");
    expect((await refundsOf(order)).map(({ amountOre }) => amountOre)).toEqual([100_00]);
    expect(await lineOf(order.white)).toMatchObject({ returnedQuantity: 0 });
    expect((await readOrderPage(db, order.orderId))!.refunds).toMatchObject([
      { lines: [], correction: { orderLineId: order.white, reason: "price-reduction" } },
    ]);
    expect(await lower(id, order.white, onePieceOre - 100_00 + 1)).toEqual({
      kind: "too-much",
      mostOre: onePieceOre - 100_00,
    });
    const paid = await refundComplaint(
      shop,
      provider,
      { id, form: newId("rfd"), units: new Map([[order.white, 1]]), text: "", actor },
      addDays(now, 3),
    );
    expect(paid).toMatchObject({ kind: "done", amountOre: onePieceOre - 100_00 + 16_33 });
  });

  it("asked for twice at once by two people does not come to more than was paid", async () => {
    const { order, id } = await accepted(({ white }) => [[white, 1]], "price-reduction");
    await Promise.all([lower(id, order.white, 200_00), lower(id, order.white, 200_00)]);
    const paid = (await refundsOf(order)).reduce((sum, { amountOre }) => sum + amountOre, 0);
    expect(paid).toBe(200_00);
  });
});

describe("a replacement", () => {
  async function send(id: string, line: string, more: Partial<Parameters<typeof sendComplaintReplacement>[1]> = {}) {
    const { variantId } = await lineOf(line);
    const parcel = {
      id,
      fulfilmentId: newId("ful"),
      orderLineId: line,
      variantId,
      quantity: 1,
      carrier: "postnord",
    } as const;
    return sendComplaintReplacement(shop, { ...parcel, trackingId: "SE1", text: "", actor, ...more }, addDays(now, 2));
  }
  const leftOf = async (line: string) => {
    const { variantId } = await lineOf(line);
    return (await db.select().from(productVariants).where(eq(productVariants.id, variantId)))[0]!.quantity;
  };

  it("is sent once in a parcel of its own, out of stock, with its letter", async () => {
    const { order, id } = await accepted(({ black }) => [[black, 1]], "replacement");
    const before = await leftOf(order.black);
    const fulfilmentId = newId("ful");
    const both = await Promise.all([send(id, order.black, { fulfilmentId }), send(id, order.black, { fulfilmentId })]);
    expect(both).toEqual(["done", "done"]);
    expect(await leftOf(order.black)).toBe(before - 1);
    expect(await db.select().from(fulfilments).where(eq(fulfilments.id, fulfilmentId))).toHaveLength(1);
    expect((await letter(`${fulfilmentId}:step`)).text).toContain("SE1");
    expect(await send(id, order.black)).toBe("units-gone");
  });

  it("is named with its parcel and in the order's events, and its buyer is never told anew that the order is on its way", async () => {
    const { order, id } = await accepted(({ black }) => [[black, 1]], "replacement");
    const fulfilmentId = newId("ful");
    await send(id, order.black, { fulfilmentId });
    const page = (await readOrderPage(db, order.orderId))!;
    const { name, color, size } = await lineOf(order.black);
    expect(page.parcels.find((parcel) => parcel.id === fulfilmentId)).toMatchObject({
      lines: [],
      forComplaints: [{ complaintId: id, quantity: 1, name, color, size }],
    });
    expect(page.events.find(({ type }) => type === "replacement sent")?.data).toMatchObject({
      item: `${name}, ${color}, ${size}`,
    });
    const resend = { orderId: order.orderId, type: "order_shipped", fulfilmentId, press: newId(), actor } as const;
    expect(await resendOrderMail(db, resend, now)).toEqual({ kind: "nothing-to-send" });
  });

  it("of the same unit, or its money, is given for a second complaint only when the replacement is said to be faulty", async () => {
    const { order, id } = await accepted(({ white }) => [[white, 1]], "replacement");
    const second = await complain(order, [[order.white, 1]]);
    await follow(second, "accepted", { remedy: "money-back" });
    const both = await Promise.all([send(id, order.white), send(second, order.white)]);
    expect(both.filter((outcome) => outcome === "done")).toHaveLength(1);
    const late = both[0] === "done" ? second : id;
    const first = late === id ? second : id;
    const money = { id: late, units: new Map([[order.white, 1]]), text: "", actor };
    const lower = { id: late, orderLineId: order.white, amountOre: 100, text: "", actor };
    expect(await send(late, order.white)).toBe("replaced-before");
    expect(await reducePrice(shop, provider, { ...lower, form: newId("rfd") }, now)).toEqual({
      kind: "replaced-before",
    });
    expect(await refundComplaint(shop, provider, { ...money, form: newId("rfd") }, now)).toEqual({
      kind: "replaced-before",
    });
    expect((await readComplaintForStaff(db, late))!.lines).toMatchObject([
      { open: 1, fresh: 0, elsewhere: [{ complaintId: first }] },
    ]);
    const paid = await refundComplaint(shop, provider, { ...money, form: newId("rfd"), again: true }, now);
    expect(paid.kind).toBe("done");
  });

  it("is refused without stock, and for a unit whose money goes back at the same moment", async () => {
    const { order, id } = await accepted(({ white }) => [[white, 1]], "replacement");
    const { variantId } = await lineOf(order.white);
    const other = await deliveredOrder(db, provider);
    const foreign = await lineOf(other.white);
    expect(await send(id, order.white, { variantId: foreign.variantId })).toBe("units-gone");
    await Promise.all([
      send(id, order.white),
      refundComplaint(
        shop,
        provider,
        { id, form: newId("rfd"), units: new Map([[order.white, 1]]), text: "", actor },
        now,
      ),
    ]);
    const sent = await db.select().from(complaintReplacements).where(eq(complaintReplacements.complaintId, id));
    expect(sent.length + (await refundsOf(order)).length).toBe(1);

    const short = await accepted(({ white }) => [[white, 1]], "replacement");
    const line = await lineOf(short.order.white);
    await statement(
      db,
      sql`INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
        SELECT id, product_id, -quantity, 0, 'count', 'kim', ${now.toISOString()} FROM product_variants WHERE id = ${line.variantId}`,
    );
    expect(variantId).not.toBe(line.variantId);
    expect(await send(short.id, short.order.white)).toBe("sold-out");
    expect(
      await db.select().from(complaintReplacements).where(eq(complaintReplacements.complaintId, short.id)),
    ).toEqual([]);
  });
});

describe("erasing a person", () => {
  it("waits for an open complaint, of an order or of none, and then takes words and photos out", async () => {
    const email = `${newId()}@mail.example`;
    const pictureKey = newId("cpl");
    const id = await complain(null, [], { email, pictureKey });
    const storageKey = `private/complaints/${newId()}.webp`;
    await shop.env.MEDIA.put(storageKey, "picture");
    await db.insert(storedFiles).values({
      id: newId("fil"),
      storageKey,
      name: "complaint.jpg",
      contentType: "image/webp",
      sizeBytes: 7,
      folder: "complaints",
      uploadedBy: "shopper",
      uploadKey: pictureKey,
      createdAt: now.toISOString(),
    });
    const erase = () => erasePerson(shop, { address: email, actor: "olle" }, now);
    expect(await erase()).toMatchObject({ kind: "refused", open: [{ kind: "complaint", name: id }] });
    await follow(id, "note", { text: "About Åsa" });
    await follow(id, "closed");
    expect(await erase()).toMatchObject({ kind: "erased" });
    expect(await rowOf(id)).toMatchObject({
      name: "",
      email: "",
      description: "",
      typedReference: "",
      pictureKey: null,
    });
    const events = await db.select().from(complaintEvents).where(eq(complaintEvents.complaintId, id));
    expect(events.map(({ text }) => text).join("")).toBe("");
    expect(await shop.env.MEDIA.head(storageKey)).toBeNull();
  });
});
