import { describe, expect, it } from "vitest";

import type { ProviderPayment, ProviderRefund } from "#app/features/selling/payments/provider.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";

import { comparePayment, compareRefunds, nextComparison, type OwnPayment, type OwnRefund } from "./compare-payment.ts";

const now = new Date("2026-11-20T12:00:00Z");
const own = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  id: "pay_1",
  orderId: "ord_1",
  amountOre: 100_00,
  currency: "SEK",
  takenAt: now.toISOString(),
  createdAt: now.toISOString(),
  isOpen: false,
  ...change,
});
const theirs = (change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  reference: "pi_1",
  orderId: "ord_1",
  amountOre: 100_00,
  currency: "SEK",
  status: "succeeded",
  receivedOre: 100_00,
  refundedOre: 0,
  isDisputed: false,
  createdAt: now.toISOString(),
  ...change,
});
const open = { takenAt: null, isOpen: true };
const kinds = (...args: Parameters<typeof comparePayment>) =>
  comparePayment(...args).differences.map(({ kind }) => kind);

describe("a payment compared with the provider", () => {
  it("is nothing to do when both tell the same", () => {
    const same = { isToRecord: false, differences: [] };
    expect(comparePayment(own(), theirs())).toEqual(same);
    expect(comparePayment(own(open), theirs({ status: "open", receivedOre: 0 }))).toEqual(same);
    expect(comparePayment(own(open), theirs({ status: "pending", receivedOre: 0 }))).toEqual(same);
    expect(comparePayment(own({ takenAt: null }), theirs({ status: "ended", receivedOre: 0 }))).toEqual(same);
    expect(comparePayment(own(open), null)).toEqual(same);
  });

  it("is recorded when the provider took the money, or will never take it, and the shop does not know", () => {
    expect(comparePayment(own(open), theirs())).toEqual({ isToRecord: true, differences: [] });
    expect(comparePayment(own(open), theirs({ status: "ended" })).isToRecord).toBe(true);
  });

  it("is for staff when the provider's money is of another order, currency or amount, however little", () => {
    expect(kinds(own(), theirs({ orderId: "ord_2" }))).toEqual(["payment-mismatch"]);
    expect(kinds(own(), theirs({ currency: "EUR" }))).toEqual(["payment-mismatch"]);
    expect(kinds(own(), theirs({ receivedOre: 100_01 }))).toEqual(["payment-mismatch"]);
    expect(comparePayment(own(open), theirs({ receivedOre: 1 }))).toMatchObject({ isToRecord: false });
  });

  it("is for staff when it is paid here alone", () => {
    expect(kinds(own(), null)).toEqual(["not-paid-there"]);
    expect(kinds(own(), theirs({ status: "ended" }))).toEqual(["not-paid-there"]);
    expect(kinds(own(), theirs({ status: "pending" }))).toEqual(["not-paid-there"]);
  });
});

describe("the refunds of a payment compared with the provider's", () => {
  const mine = (change: Partial<OwnRefund> = {}): OwnRefund => ({
    id: "rfd_1",
    reference: "re_1",
    status: "succeeded",
    amountOre: 10_00,
    ...change,
  });
  const there = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
    reference: "re_1",
    payment: "pi_1",
    refundId: "rfd_1",
    status: "succeeded",
    amountOre: 10_00,
    currency: "SEK",
    reason: null,
    createdAt: now.toISOString(),
    ...change,
  });
  const found = (ours: OwnRefund[], others: ProviderRefund[]) =>
    compareRefunds(ours, others).differences.map(({ kind, subject }) => [kind, subject]);

  it("are recorded when the provider has made what waits here, also when its answer was lost", () => {
    const recorded = (ours: Partial<OwnRefund>, other: Partial<ProviderRefund> = {}) =>
      compareRefunds([mine(ours)], [there(other)]).toRecord.length;
    expect(recorded({ status: "requested" })).toBe(1);
    expect(recorded({ status: "failed", reference: null })).toBe(1);
    expect(recorded({ status: "requested", reference: null }, { status: "pending" })).toBe(1);
    expect(recorded({ status: "requested" }, { status: "failed" })).toBe(1);
    expect(recorded({ status: "requested" }, { status: "pending" })).toBe(0);
    expect(compareRefunds([mine({ status: "requested" })], [there({ status: "pending" })]).toRecord).toEqual([]);
  });

  it("of the provider's dashboard agree once they are recorded, unless they differ or came back", () => {
    const recorded = [{ reference: "re_2", amountOre: there({}).amountOre }];
    const byHand = (change: Partial<ProviderRefund> = {}) => there({ reference: "re_2", refundId: null, ...change });
    expect(compareRefunds([], [byHand()], recorded)).toEqual({ toRecord: [], differences: [] });
    expect(compareRefunds([], [byHand({ status: "failed" })], recorded).toRecord).toHaveLength(1);
    const differing = compareRefunds([], [byHand({ amountOre: 1 })], recorded).differences;
    expect(differing).toMatchObject([{ kind: "refund-mismatch", subject: "re_2" }]);
  });

  it("are for staff when one was made by hand there, is missing there, differs, or failed after it was made", () => {
    const byHand = there({ reference: "re_2", refundId: null });
    expect(compareRefunds([], [byHand])).toEqual({ toRecord: [byHand], differences: [] });
    expect(found([mine()], [])).toEqual([["refund-missing", "rfd_1"]]);
    expect(found([mine()], [there({ amountOre: 9_99 })])).toEqual([["refund-mismatch", "re_1"]]);
    expect(found([mine()], [there({ status: "failed", reason: "closed account" })])).toEqual([
      ["refund-failed", "re_1"],
    ]);
  });

  it("are no difference when one failed there and was then made anew", () => {
    expect(found([mine({ reference: "re_2" })], [there({ status: "failed" }), there({ reference: "re_2" })])).toEqual(
      [],
    );
    expect(found([], [there({ status: "failed", refundId: null })])).toEqual([]);
    expect(found([mine({ amountOre: 0, reference: null })], [])).toEqual([]);
  });
});

describe("the next comparison", () => {
  const minutesUntil = (payment: OwnPayment) => {
    const next = nextComparison(payment, now);
    return next === null ? null : (new Date(next).getTime() - now.getTime()) / 60_000;
  };

  it("is soon for a payment that may still be made, every day for a week for one that was, and never after", () => {
    const aged = (minutes: number) => ({ ...open, createdAt: addMinutes(now, -minutes).toISOString() });
    expect([minutesUntil(own(aged(10))), minutesUntil(own(aged(300))), minutesUntil(own(aged(73 * 60)))]).toEqual([
      10,
      120,
      null,
    ]);
    const taken = (days: number) => ({ takenAt: addDays(now, -days).toISOString() });
    expect([minutesUntil(own(taken(1))), minutesUntil(own(taken(6))), minutesUntil(own(taken(7)))]).toEqual([
      1440,
      1440,
      null,
    ]);
    expect(minutesUntil(own({ takenAt: null, isOpen: false }))).toBeNull();
  });
});
