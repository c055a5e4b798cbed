import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readReconciliationPage } from "#app/admin/payments/read-reconciliation-page.server.ts";
import { dailyFile, movementsFile, vatFile } from "#app/admin/payments/reconciliation-file.ts";
import { statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { providerCopies, providerTransactions } from "#app/db/schema/payments.server.ts";
import { stripeNames } from "#app/features/selling/payments/provider-names.ts";
import { vouchersOf } from "#app/features/selling/reconciliation/bookkeeping.ts";
import { listMovements } from "#app/features/selling/reconciliation/list-movements.server.ts";
import { readOssSales } from "#app/features/selling/reconciliation/oss-sales.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { toOre } from "#app/shared/money.ts";
import {
  type WrittenPayment,
  writeDispute,
  writePaid,
  writeRefunded,
  writeTransaction,
} from "#tests/support/paid-history.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
let named = 0;
const first = "2026-10-20";
const last = "2026-10-31";
const anyMoment = fc.date({
  // Around the night in which the clocks go back, and past both edges of the period.
  min: new Date("2026-10-19T12:00:00Z"),
  max: new Date("2026-11-01T12:00:00Z"),
  noInvalidDate: true,
});

/** A provider of its own for each test, copied up to a moment long after. */
async function newProvider(copiedUntil: string | null = "2026-11-15T02:20:00.000Z") {
  const provider = `provider${++named}`;
  await db.insert(providerCopies).values({ provider, copiedUntil, updatedAt: now.toISOString() });
  return provider;
}
const settledBy = (provider: string) => readReconciliation(db, { provider, first, last });
const isInside = (at: string) => stockholmDay(new Date(at)) >= first && stockholmDay(new Date(at)) <= last;

/** A payment that both sides tell the same of. */
async function agreed(provider: string, at: string, totalOre: number, feeOre = 0): Promise<WrittenPayment> {
  const paid = await writePaid(db, { provider, at, totalOre, taxOre: Math.round(totalOre / 5) });
  const { paymentId, reference } = paid;
  await writeTransaction(db, { provider, kind: "charge", at, amountOre: totalOre, feeOre, paymentId, reference });
  return paid;
}

describe("the reconciliation", () => {
  it("agrees day by day when both sides tell the same, whatever was paid, refunded and disputed, at any hour", async () => {
    const history = fc.record({
      at: anyMoment,
      totalOre: fc.integer({ min: 100, max: 900_000 }),
      feeOre: fc.integer({ min: 0, max: 5_000 }),
      refund: fc.option(fc.record({ at: anyMoment, share: fc.integer({ min: 1, max: 100 }) })),
      dispute: fc.constantFrom(null, null, "lost" as const, "won" as const, "warning_needs_response" as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 6 }), async (histories) => {
        const provider = await newProvider();
        const net = { paid: 0, fees: 0, refunded: 0, disputed: 0 };
        for (const { at: date, totalOre, feeOre, refund, dispute } of histories) {
          const at = date.toISOString();
          const paid = await agreed(provider, at, totalOre, feeOre);
          if (isInside(at)) [net.paid, net.fees] = [net.paid + totalOre, net.fees + feeOre];
          const { paymentId } = paid;
          if (refund) {
            const amountOre = Math.max(1, Math.floor((totalOre * refund.share) / 100));
            const refundedAt = refund.at.toISOString();
            const { id, reference } = await writeRefunded(db, paid, { at: refundedAt, amountOre });
            const moved = { provider, kind: "refund" as const, at: refundedAt, amountOre: -amountOre };
            await writeTransaction(db, { ...moved, paymentId, refundId: id, reference });
            if (isInside(refundedAt)) net.refunded -= amountOre;
          }
          if (dispute) {
            const { id, reference } = await writeDispute(db, paid, { at, amountOre: totalOre, status: dispute });
            const moved = { provider, kind: "dispute" as const, at, paymentId, disputeId: id, reference };
            if (dispute !== "warning_needs_response")
              await writeTransaction(db, { ...moved, amountOre: -totalOre, feeOre: 150 });
            if (dispute === "won") await writeTransaction(db, { ...moved, amountOre: totalOre });
            if (dispute !== "warning_needs_response" && isInside(at)) net.fees += 150;
            if (dispute === "lost" && isInside(at)) net.disputed -= totalOre;
          }
        }
        const { days, lines } = await settledBy(provider);
        expect(lines).toEqual([]);
        const sum = (name: "paymentsOre" | "ordersOre" | "refundsOre" | "disputesOre" | "feesOre" | "netOre") =>
          days.reduce((whole, day) => whole + day[name], 0);
        expect(days.every(({ differenceOre, pendingOre }) => differenceOre === 0 && pendingOre === 0)).toBe(true);
        expect([sum("paymentsOre"), sum("ordersOre"), sum("refundsOre"), sum("disputesOre"), sum("feesOre")]).toEqual([
          net.paid,
          net.paid,
          net.refunded,
          net.disputed,
          net.fees,
        ]);
        expect(sum("netOre")).toBe(net.paid + net.refunded + net.disputed - net.fees);
      }),
      { numRuns: 12 },
    );
  });

  it("shows each single disturbance as exactly that amount, with its order, and on the day it is of", async () => {
    const provider = await newProvider();
    const day = "2026-10-22";
    for (const ore of [100_00, 200_00, 300_00]) await agreed(provider, `${day}T10:00:00.000Z`, ore);
    // Known here alone, there alone, with another amount, on another day, and in another currency.
    const here = await writePaid(db, { provider, at: `${day}T09:00:00.000Z`, totalOre: 11_00 });
    await writeTransaction(db, {
      provider,
      kind: "charge",
      at: `${day}T09:00:00.000Z`,
      amountOre: 22_00,
      reference: "ch_lost",
    });
    const more = await writePaid(db, { provider, at: `${day}T09:00:00.000Z`, totalOre: 33_00 });
    await writeTransaction(db, {
      provider,
      kind: "charge",
      at: `${day}T09:00:01.000Z`,
      amountOre: 30_00,
      paymentId: more.paymentId,
    });
    const late = await writePaid(db, { provider, at: `${day}T22:00:01.000Z`, totalOre: 44_00 });
    await writeTransaction(db, {
      provider,
      kind: "charge",
      at: `${day}T21:59:59.000Z`,
      amountOre: 44_00,
      paymentId: late.paymentId,
    });
    const euro = await writePaid(db, { provider, at: `${day}T09:00:00.000Z`, totalOre: 5_00, currency: "EUR" });
    await writeTransaction(db, {
      provider,
      kind: "charge",
      at: `${day}T09:00:00.000Z`,
      amountOre: 56_00,
      paymentId: euro.paymentId,
    });
    // A refund that failed there after it was made: money that came back.
    const paid = await agreed(provider, "2026-10-25T10:00:00.000Z", 500_00);
    await writeTransaction(db, {
      provider,
      kind: "refund-failure",
      at: "2026-10-26T10:00:00.000Z",
      amountOre: 7_00,
      paymentId: paid.paymentId,
      reference: "re_failed",
    });

    const { days, lines } = await settledBy(provider);
    const told = lines.map(({ day: on, currency, ore, reason, orderNumber }) => [
      on,
      currency,
      ore,
      reason,
      orderNumber,
    ]);
    expect(told.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
      [
        [day, "SEK", 11_00, "only-here", here.orderNumber],
        [day, "SEK", -22_00, "only-there", null],
        [day, "SEK", 3_00, "amount", more.orderNumber],
        [day, "SEK", -44_00, "day", late.orderNumber],
        ["2026-10-23", "SEK", 44_00, "day", late.orderNumber],
        [day, "EUR", 5_00, "currency", euro.orderNumber],
        [day, "SEK", -56_00, "currency", euro.orderNumber],
        ["2026-10-26", "SEK", -7_00, "only-there", null],
      ].toSorted((a, b) => String(a).localeCompare(String(b))),
    );
    const difference = (on: string, currency = "SEK") =>
      days.find((one) => one.day === on && one.currency === currency)?.differenceOre;
    expect(difference(day)).toBe(11_00 - 22_00 + 3_00 - 44_00 - 56_00);
    expect([
      difference(day, "EUR"),
      difference("2026-10-23"),
      difference("2026-10-25"),
      difference("2026-10-26"),
    ]).toEqual([5_00, 44_00, 0, -7_00]);
  });

  it("compares what was exchanged in the buyer's currency, and counts it in the account's", async () => {
    const provider = await newProvider();
    const at = "2026-10-22T10:00:00.000Z";
    const euro = { originalCurrency: "EUR", at, provider };
    const paid = await writePaid(db, { provider, at, totalOre: 100_00, currency: "EUR" });
    const { paymentId } = paid;
    await writeTransaction(db, {
      ...euro,
      kind: "charge",
      amountOre: 1_120_37,
      feeOre: 32_00,
      originalOre: 100_00,
      paymentId,
    });
    const back = await writeRefunded(db, paid, { at, amountOre: 10_00 });
    await writeTransaction(db, {
      ...euro,
      kind: "refund",
      amountOre: -112_90,
      originalOre: -10_00,
      refundId: back.id,
      paymentId,
    });
    const dispute = await writeDispute(db, paid, { at, amountOre: 90_00, status: "lost" });
    await writeTransaction(db, {
      ...euro,
      kind: "dispute",
      amountOre: -1_010_01,
      feeOre: 150_00,
      originalOre: -90_00,
      disputeId: dispute.id,
      paymentId,
    });
    await writeTransaction(db, { provider, at, kind: "payout", amountOre: -5_00 });
    const { days, lines } = await settledBy(provider);
    expect(lines).toEqual([]);
    expect(days).toMatchObject([
      {
        currency: "EUR",
        paymentsOre: 100_00,
        refundsOre: -10_00,
        disputesOre: -90_00,
        exchangedOre: 0,
        netOre: 0,
        feesOre: 0,
      },
      { currency: "SEK", exchangedOre: -2_54, feesOre: 182_00, netOre: -184_54, payoutsOre: 5_00, differenceOre: 0 },
    ]);
  });

  it("knows nothing of what was tried in test mode: a shop that takes the live keys begins with a difference of 0", async () => {
    const at = "2026-10-22T10:00:00.000Z";
    await agreed(stripeNames.live, at, 300_00);
    await writePaid(db, { provider: stripeNames.test, at, totalOre: 100_00 });
    await db
      .insert(providerCopies)
      .values({ provider: stripeNames.live, copiedUntil: "2026-11-15T02:20:00.000Z", updatedAt: at });
    const { days } = await settledBy(stripeNames.live);
    expect(days).toMatchObject([{ paymentsOre: 300_00, differenceOre: 0 }]);
    expect((await settledBy(stripeNames.test)).days).toMatchObject([{ paymentsOre: 100_00, differenceOre: 0 }]);
  });

  it("counts a second transaction of one payment as a difference", async () => {
    const provider = await newProvider();
    const { paymentId } = await agreed(provider, "2026-10-22T10:00:00.000Z", 100_00);
    await writeTransaction(db, {
      provider,
      kind: "charge",
      at: "2026-10-22T10:00:05.000Z",
      amountOre: 100_00,
      paymentId,
    });
    const { lines, days } = await settledBy(provider);
    expect(lines).toMatchObject([{ ore: -100_00, reason: "only-there", count: 1 }]);
    expect(days).toMatchObject([{ payments: 1, paymentsOre: 100_00, differenceOre: -100_00 }]);
  });

  it("takes what is newer than the copy for pending, and what is missing before it for a difference", async () => {
    const provider = await newProvider("2026-10-22T02:00:00.000Z");
    await writePaid(db, { provider, at: "2026-10-22T01:59:00.000Z", totalOre: 10_00 });
    await writePaid(db, { provider, at: "2026-10-22T02:01:00.000Z", totalOre: 20_00 });
    await writePaid(db, { provider, at: "2026-10-23T02:01:00.000Z", totalOre: 30_00 });
    const { days } = await settledBy(provider);
    expect(days).toMatchObject([
      { day: "2026-10-22", differenceOre: 10_00, pendingOre: 20_00 },
      { day: "2026-10-23", differenceOre: 0, pendingOre: 30_00 },
    ]);
  });

  it("counts the shop alone for a provider that keeps no account, and no order for money that was sent back", async () => {
    const provider = `provider${++named}`;
    await writePaid(db, { provider, at: "2026-10-22T10:00:00.000Z", totalOre: 10_00 });
    const closed = await writePaid(db, { provider, at: "2026-10-22T11:00:00.000Z", totalOre: 20_00, isSale: false });
    await writeRefunded(db, closed, { at: "2026-10-22T11:00:01.000Z", amountOre: 20_00 });
    const { days, lines, hasProvider, vat } = await settledBy(provider);
    expect([hasProvider, lines]).toEqual([false, []]);
    expect(days).toMatchObject([
      {
        orders: 1,
        ordersOre: 10_00,
        payments: 2,
        paymentsOre: 30_00,
        refundsOre: -20_00,
        netOre: 10_00,
        differenceOre: 0,
      },
    ]);
    expect(vat).toMatchObject([{ orders: 1, refunds: 0 }]);
  });

  it("reports VAT by rate and country as the orders and refunds say, to the öre", async () => {
    const provider = await newProvider();
    const at = "2026-10-22T10:00:00.000Z";
    const common = { provider, at };
    const swedish = await writePaid(db, { ...common, totalOre: 1_082_85, taxOre: 216_57 });
    await writePaid(db, { ...common, totalOre: 333, taxOre: 67 });
    await writePaid(db, {
      ...common,
      totalOre: 1_255_00,
      taxOre: 255_00,
      vatMode: "added",
      rateHundredths: 2550,
      country: "Finland",
    });
    await writePaid(db, { ...common, totalOre: 125_00, taxOre: 25_00, country: "Norway" });
    await writeRefunded(db, swedish, { at, amountOre: 82_85, taxOre: 16_57 });
    const { vat } = await settledBy(provider);
    expect(vat).toEqual([
      {
        rateHundredths: 2550,
        country: "Finland",
        vatCountry: "Sweden",
        currency: "SEK",
        orders: 1,
        soldOre: 125500,
        soldVatOre: 25500,
        refunds: 0,
        refundedOre: 0,
        refundedVatOre: 0,
        netOre: 100000,
        vatOre: 25500,
      },
      {
        rateHundredths: 2500,
        country: "Norway",
        vatCountry: "Sweden",
        currency: "SEK",
        orders: 1,
        soldOre: 12500,
        soldVatOre: 2500,
        refunds: 0,
        refundedOre: 0,
        refundedVatOre: 0,
        netOre: 10000,
        vatOre: 2500,
      },
      {
        rateHundredths: 2500,
        country: "Sweden",
        vatCountry: "Sweden",
        currency: "SEK",
        orders: 2,
        soldOre: 108618,
        soldVatOre: 21724,
        refunds: 1,
        refundedOre: 8285,
        refundedVatOre: 1657,
        netOre: 80266,
        vatOre: 20067,
      },
    ]);
  });
});

describe("the bookkeeper's files", () => {
  const read = (text: string) =>
    [...new CsvReader(",").read(new TextEncoder().encode(text.slice(1)), true)].map(({ cells }) => cells);

  it("read back as what the page shows, with nothing that a spreadsheet would run", async () => {
    const provider = await newProvider();
    const paid = await agreed(provider, "2026-10-22T22:30:00.000Z", 100_00, 3_25);
    await db.update(orders).set({ country: "=HYPERLINK(1)" }).where(eq(orders.id, paid.orderId));
    await db
      .update(providerTransactions)
      .set({ reference: "@ch_1" })
      .where(eq(providerTransactions.paymentId, paid.paymentId));
    await writeRefunded(db, paid, { at: "2026-10-23T10:00:00.000Z", amountOre: 12_34, taxOre: 2_47 });
    const page = await readReconciliationPage(db, new URLSearchParams({ from: first, to: last, provider }), null, now);

    const [head = [], ...days] = read(dailyFile(page.days, page.lines));
    expect(days).toHaveLength(1);
    const day = Object.fromEntries(head.map((name, i) => [name, days[0]?.[i]]));
    // The clock of Sweden: half past ten in the evening UTC is the day after.
    expect(day).toMatchObject({
      Day: "2026-10-23",
      Currency: "SEK",
      Orders: "1",
      Payments: "100.00",
      Fees: "3.25",
      Net: "96.75",
    });
    expect([toOre(Number(day["Refunds"])), toOre(Number(day["Difference"]))]).toEqual([-12_34, -12_34]);
    expect(day["Explanation"]).toContain(paid.orderNumber);

    const vat = vatFile(page.vat);
    expect(vat).toContain("'=HYPERLINK(1)");
    expect(read(vat)[1]).toEqual([
      "=HYPERLINK(1)",
      "Sweden",
      "25",
      "SEK",
      "1",
      "100.00",
      "20.00",
      "1",
      "12.34",
      "2.47",
      "70.13",
      "17.53",
    ]);

    const movements = movementsFile(await listMovements(db, { provider, first, last, hasProvider: true }));
    expect(movements).toContain("'@ch_1");
    expect(read(movements).slice(1)).toEqual([
      ["2026-10-23 00:30", "Payment", paid.orderNumber, "@ch_1", "100.00", "3.25", "96.75", "SEK", ""],
    ]);
    const own = read(movementsFile(await listMovements(db, { provider, first, last, hasProvider: false })));
    expect(own.slice(1).map(([, kind, , , amount]) => [kind, amount])).toEqual([
      ["Payment", "100.00"],
      ["Refund", "-12.34"],
    ]);
  });
});

describe("VAT of an EU country with the shop's own rate", () => {
  it("stands in lines of its own, and on accounts of its own in the bookkeeping", async () => {
    const provider = await newProvider();
    const at = "2026-10-22T12:00:00.000Z";
    const sold = { provider, at, country: "Denmark", totalOre: 125_00, taxOre: 25_00 };
    await writePaid(db, sold);
    await writePaid(db, { ...sold, vatCountry: "Denmark" });
    const { vat, vatSums, days } = await settledBy(provider);
    expect(vat).toMatchObject([
      { country: "Denmark", vatCountry: "Denmark", orders: 1 },
      { country: "Denmark", vatCountry: "Sweden", orders: 1 },
    ]);
    expect(vouchersOf(days, vatSums, 2675, { SEK: 1_000_000 })).toEqual([
      {
        day: "2026-10-22",
        currency: "SEK",
        rows: [
          { account: 1580, ore: 250_00 },
          { account: 2611, ore: -25_00 },
          { account: 2670, ore: -25_00 },
          { account: 3106, ore: -200_00 },
        ],
      },
    ]);
  });
});

describe("sales to other EU countries", () => {
  it("are those of a Swedish calendar year, without VAT, less refunds, other currencies at the season's rate", async () => {
    const provider = await newProvider();
    const sold = async (at: string, country: string, change: { isSale?: boolean; currency?: "EUR" } = {}) =>
      writePaid(db, { provider, at, country, totalOre: 125_00, taxOre: 25_00, ...change });
    const before = await readOssSales(db, new Date("2031-06-01T12:00:00Z"));
    expect(before).toEqual([
      { year: 2031, netOre: 0, uncounted: [] },
      { year: 2030, netOre: 0, uncounted: [] },
    ]);
    const denmark = await sold("2031-03-01T12:00:00.000Z", "Denmark");
    await sold("2031-03-01T12:00:00.000Z", "Finland");
    // Midnight in Sweden is 23:00 the day before.
    await sold("2030-12-31T22:59:59.000Z", "Finland");
    await sold("2030-12-31T23:00:00.000Z", "Finland");
    for (const country of ["Sweden", "Norway"]) await sold("2031-03-01T12:00:00.000Z", country);
    await sold("2031-03-01T12:00:00.000Z", "Denmark", { isSale: false });
    const finnish = await sold("2031-03-01T12:00:00.000Z", "Finland", { currency: "EUR" });
    await sold("2031-03-01T12:00:00.000Z", "Finland", { currency: "EUR" });
    await sold("2031-03-01T12:00:00.000Z", "Sweden", { currency: "EUR" });
    await writeRefunded(db, finnish, { at: "2031-04-01T12:00:00.000Z", amountOre: 125_00, taxOre: 25_00 });
    await writeRefunded(db, denmark, { at: "2031-04-01T12:00:00.000Z", amountOre: 50_00, taxOre: 10_00 });
    expect(await readOssSales(db, new Date("2031-06-01T12:00:00Z"))).toEqual([
      { year: 2031, netOre: 260_00, uncounted: [{ currency: "EUR", orders: 2 }] },
      { year: 2030, netOre: 100_00, uncounted: [] },
    ]);
    await statement(db, sql`UPDATE markets SET rate_millionths = 11500000 WHERE id = 'fi'`);
    expect((await readOssSales(db, new Date("2031-06-01T12:00:00Z")))[0]).toEqual({
      year: 2031,
      netOre: 260_00 + 1_150_00,
      uncounted: [],
    });
    await statement(db, sql`UPDATE markets SET rate_millionths = NULL WHERE id = 'fi'`);
  });
});
