import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { decideLate, matchWithdrawal } from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { payDueWithdrawals } from "#app/features/after-sale/cases/pay-due-withdrawals.server.ts";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { readReceipt } from "#app/features/after-sale/cases/read-withdrawal-receipt.server.ts";
import { receiveParcel } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { type ReceivedNotice, receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { recordValueLoss } from "#app/features/after-sale/cases/record-value-loss.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import type { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;

const buyer = "asa.oberg@mail.example";
type Order = Awaited<ReturnType<typeof paidOrder>>;

async function receive(order: Order, change: Partial<ReceivedNotice> = {}, at = now): Promise<string> {
  const notice = {
    formId: newId(),
    name: "Åsa Öberg",
    reference: order.orderNumber,
    email: buyer,
    items: "",
    channel: "function" as const,
    link: { orderId: order.orderId, units: new Map([[order.black, 2]]) },
  };
  const received = await receiveWithdrawal(shop, { ...notice, ...change }, at);
  await shop.finished();
  if (received.kind !== "received") throw new Error(received.kind);
  return received.id;
}

/** A notice with an address that is not the buyer's, whose order staff found. */
async function matched(order: Order, typed: Partial<ReceivedNotice>): Promise<string> {
  const id = await receive(order, { link: null, reference: "the one of Friday", ...typed });
  const units = new Map([[order.black, 2]]);
  expect(await matchWithdrawal(shop, { id, orderNumber: order.orderNumber, units, actor: "kim" }, now)).toBe("done");
  return id;
}

const mailsOf = async (id: string) =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id))).toSorted((a, b) =>
    a.type < b.type ? -1 : 1,
  );

async function textOf({ id }: { id: string }): Promise<string> {
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail(id, mailing, now)).toBe(true);
  return ((send.mock.lastCall ?? [])[0] as { text: string }).text;
}

/** All that tells what was ordered. */
const orderContent = /Garment|PM-\d{8}|Refund\b|\d kr|return-label/;

describe("the receipt of a notice", () => {
  it("says when it came, to the second with its zone, its lines, the sum and the last day", async () => {
    const id = await receive(await deliveredOrder(db, sandboxProvider), {}, new Date("2026-11-20T12:34:56Z"));
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({ type: "withdrawal_receipt", recipient: buyer });
    const text = await textOf(mail!);
    for (const part of [
      id,
      "20 November 2026 at 13:34:56 GMT+1",
      /I, Åsa Öberg, withdraw from the contract of order PM-\d{8} for: 2 × Garment/,
      /2 ×/,
      "630,66 kr",
      "4 December 2026",
      "Send us your items within 14 days",
    ])
      expect(text.replaceAll("\u00a0", " ")).toMatch(part);
  });

  it("is not e-mailed to who gave no address, and the buyer hears of it at the order's own", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    const id = await receive(order, { link: null, channel: "letter", email: "", enteredBy: "kim", items: "The tees" });
    expect(await mailsOf(id)).toEqual([]);
    await matchWithdrawal(shop, { id, orderNumber: order.orderNumber, units: null, actor: "kim" }, now);
    expect(await mailsOf(id)).toMatchObject([{ type: "withdrawal_note", recipient: buyer }]);
  });
});

describe("a notice that staff matched to its order", () => {
  it("tells what was ordered to the buyer's address alone", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    const id = await matched(order, { email: "someone.else@mail.example" });
    const [note, receipt, update] = await mailsOf(id);
    expect([note, receipt, update]).toMatchObject([
      { type: "withdrawal_note", recipient: buyer },
      { type: "withdrawal_receipt", recipient: "someone.else@mail.example" },
      { type: "withdrawal_update", recipient: "someone.else@mail.example" },
    ]);
    // Also the receipt, when it is sent after the match.
    for (const mail of [receipt!, update!]) {
      const text = await textOf(mail);
      expect(text).toContain(id);
      expect(text.split("Questions?")[0]).not.toMatch(orderContent);
    }
    expect(await textOf(note!)).toMatch(/Garment[^]*If this wasn't you|If this wasn't you[^]*Garment/);
  });

  it("tells all of it to its sender when that is the buyer's address", async () => {
    const id = await matched(await deliveredOrder(db, sandboxProvider), { email: buyer });
    const mails = await mailsOf(id);
    expect(mails.map(({ type }) => type)).toEqual(["withdrawal_receipt", "withdrawal_update"]);
    expect(await textOf(mails[1]!)).toMatch(/Garment/);
  });
});

describe("a notice that was matched before it was kept who did", () => {
  it("tells nothing of the order to a stranger's address; one by a signed link does", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    const stranger = { email: "someone.else@mail.example" };
    const [logged, linked] = [
      await matched(order, stranger),
      await receive(order, { ...stranger, link: { orderId: order.orderId, units: new Map([[order.white, 1]]) } }),
    ];
    const lost = await receive(await deliveredOrder(db, sandboxProvider), stranger);
    // As they were kept before; of the last one the log is gone, too.
    await db.update(withdrawals).set({ matchedBy: null }).where(eq(withdrawals.id, logged));
    await db.run(sql`UPDATE withdrawals SET typed_reference = '' WHERE id = ${lost}`);
    const migration = (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS.find(({ name }) =>
      name.includes("notices_in_two"),
    );
    for (const query of migration?.queries ?? [])
      if (query.includes("UPDATE withdrawals SET matched_by")) await db.run(sql.raw(query));
    const isToBuyer = async (id: string) => (await readReceipt(db, id))?.isToBuyer;
    expect([await isToBuyer(logged), await isToBuyer(lost), await isToBuyer(linked)]).toEqual([false, false, true]);
    expect(await db.select().from(withdrawals).where(eq(withdrawals.id, logged))).toMatchObject([{ matchedBy: "kim" }]);
  });
});

describe("money of a notice that went back", () => {
  it("is told to the buyer once, with the sum, where it goes and the credit note", async () => {
    const id = await receive(await deliveredOrder(db, sandboxProvider));
    const pay = () => refundWithdrawal(shop, id, { actor: "kim", provider: sandboxProvider }, now);
    await Promise.all([pay(), pay()]);
    await payDueWithdrawals(shop, addDays(now, 14), sandboxProvider);
    const [refund] = await db.select().from(refunds).where(eq(refunds.withdrawalId, id));
    const mails = await mailsOf(refund!.id);
    expect(mails).toMatchObject([{ type: "withdrawal_refunded", recipient: buyer }]);
    const text = (await textOf(mails[0]!)).replaceAll("\u00a0", " ");
    for (const part of [
      id,
      "630,66 kr",
      "to the card or account you paid with",
      /order-receipt\.pdf\?[^ ]*number=C-\d+/,
    ])
      expect(text).toMatch(part);
    expect(text).not.toMatch(/deducted/i);
  });

  it("says what was deducted and why, also where the job pays it on the last day", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    const id = await receive(order);
    const [coming] = await db.select().from(returns).where(eq(returns.withdrawalId, id));
    const returnId = coming!.id;
    const unit = { orderLineId: order.black, variantId: `${order.garment}-black-m`, quantity: 2 };
    const units = [{ ...unit, destination: "stock" as const, wasteReason: null }];
    await receiveParcel(db, { id: newId("rcv"), returnId, units, actor: "kim" }, now);
    const loss = { id: newId("vls"), returnId, orderLineId: order.black, amountOre: 50_00, pictures: [] };
    await recordValueLoss(db, { ...loss, reason: "Worn and washed", actor: "kim" }, now);
    expect((await readNotice(db, id))?.deductions).toMatchObject([{ amountOre: 50_00, objectedAt: null }]);
    await payDueWithdrawals(shop, addDays(now, 14), sandboxProvider);
    const [refund] = await db.select().from(refunds).where(eq(refunds.withdrawalId, id));
    const [mail] = await mailsOf(refund!.id);
    const text = (await textOf(mail!)).replaceAll("\u00a0", " ");
    for (const part of ["580,66 kr", "We deducted 50 kr", "Worn and washed"]) expect(text).toContain(part);
  });
});

describe("a late notice", () => {
  async function late() {
    const order = await deliveredOrder(db, sandboxProvider);
    await db.run(sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
      SELECT id, ${now.toISOString()}, 'staff', ${now.toISOString()}, 'kim' FROM fulfilments WHERE order_id = ${order.orderId}`);
    return receive(order, {}, addDays(now, 40));
  }
  const rowOf = async (id: string) => (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];

  it("that staff accept is open, its goods are announced, and its sender is told, once", async () => {
    const id = await late();
    expect(await rowOf(id)).toMatchObject({ status: "late" });
    const accept = () => decideLate(shop, { id, accept: true, actor: "kim" }, addDays(now, 41));
    expect((await Promise.all([accept(), accept()])).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      "decided-before",
      "done",
    ]);
    expect(await rowOf(id)).toMatchObject({ status: "open" });
    expect(await db.select().from(returns).where(eq(returns.withdrawalId, id))).toMatchObject([
      { status: "requested" },
    ]);
    const mails = await mailsOf(id);
    expect(mails.map(({ type }) => type)).toEqual(["withdrawal_receipt", "withdrawal_update"]);
    const text = (await textOf(mails[1]!)).replaceAll("\u00a0", " ");
    for (const part of [
      "Your notice reached us after both deadlines, but we've accepted it.",
      /Refund[^]*630,66 kr/,
      /Refunded by[^]*2027/,
      "Send us your items within 14 days",
    ])
      expect(text).toMatch(part);
    expect(text).not.toMatch(/review it and email you/);
  });

  it("that staff decline says so, and where to complain; nothing comes back", async () => {
    const id = await late();
    expect(await decideLate(shop, { id, accept: false, actor: "kim" }, addDays(now, 41))).toBe("done");
    expect(await decideLate(shop, { id, accept: true, actor: "kim" }, addDays(now, 41))).toBe("decided-before");
    expect(await rowOf(id)).toMatchObject({ status: "declined" });
    expect(await db.select().from(returns).where(eq(returns.withdrawalId, id))).toEqual([]);
    const text = await textOf((await mailsOf(id))[1]!);
    expect(text).toMatch(/came too late/i);
    expect(text).toContain("Allmänna reklamationsnämnden");
  });
});
