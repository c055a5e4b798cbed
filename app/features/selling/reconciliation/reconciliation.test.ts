import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Currency } from "#app/shared/currencies.ts";
import { addToDay } from "#app/shared/days.ts";

import { type Movement, type MovementSide, type ProviderDay, reconcile, sumOfDays } from "./reconciliation.ts";

const first = "2026-10-20";
const last = "2026-10-31";
const period = { first, last };
const currency = fc.constantFrom<Currency>("SEK", "SEK", "EUR");
const day = fc.integer({ min: 0, max: 11 }).map((days) => addToDay(first, days));

/** An order's money: what was paid, parts of it that went back, perhaps a dispute that is lost or won. */
const purchase = fc
  .record({
    day,
    currency,
    paidOre: fc.integer({ min: 1, max: 900_000 }),
    shares: fc.array(fc.integer({ min: 1, max: 33 }), { maxLength: 3 }),
    dispute: fc.constantFrom("none", "none", "lost", "won"),
    feeOre: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ shares, ...order }) => ({
    ...order,
    refundsOre: shares.map((share) => Math.floor((order.paidOre * share) / 100)),
  }));
type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never;
const purchases = fc.array(purchase, { minLength: 1, maxLength: 20 });

/** The movements of purchases as two truthful sides tell them. */
function movementsOf(orders: readonly Purchase[]): Movement[] {
  const same = (kind: Movement["kind"], side: MovementSide): Movement => ({
    kind,
    count: 1,
    shop: { ...side },
    provider: { ...side },
  });
  return orders.flatMap(({ day: paidOn, currency: of, paidOre, refundsOre, dispute }) => [
    same("payment", { day: paidOn, ore: paidOre, currency: of }),
    ...refundsOre.map((ore, i) => same("refund", { day: addToDay(paidOn, i), ore: -ore, currency: of })),
    ...(dispute === "none" ? [] : [same("dispute", { day: addToDay(paidOn, 1), ore: -paidOre, currency: of })]),
    ...(dispute === "won" ? [same("dispute", { day: addToDay(paidOn, 4), ore: paidOre, currency: of })] : []),
  ]);
}

const ordersOf = (orders: readonly Purchase[]) =>
  orders.map((order) => ({ day: order.day, currency: order.currency, count: 1, ore: order.paidOre }));
const feesOf = (orders: readonly Purchase[]): ProviderDay[] =>
  orders.map((order) => ({
    day: order.day,
    currency: order.currency,
    feeOre: order.feeOre,
    otherOre: 0,
    payoutOre: order.feeOre,
    exchangedOre: 0,
  }));
const reconciled = (orders: readonly Purchase[], movements: readonly Movement[]) =>
  reconcile(period, {
    orders: ordersOf(orders),
    movements,
    byHand: [],
    providerDays: feesOf(orders),
    hasProvider: true,
  });

/** What one side says of a day, counted without the reconciliation. */
const saidOf = (movements: readonly Movement[], side: "shop" | "provider", of: { day: string; currency: Currency }) =>
  movements.reduce((sum, movement) => {
    const said = movement[side];
    return said && said.day === of.day && said.currency === of.currency ? sum + said.ore : sum;
  }, 0);

describe("the reconciliation", () => {
  it("differs by nothing, on any day, when both sides tell the same of any mix of orders, refunds and disputes", () => {
    fc.assert(
      fc.property(purchases, (orders) => {
        const { days, lines } = reconciled(orders, movementsOf(orders));
        expect(lines).toEqual([]);
        expect(days.filter(({ differenceOre }) => differenceOre !== 0)).toEqual([]);
        for (const one of days) {
          expect(one.netOre).toBe(one.paymentsOre + one.refundsOre + one.disputesOre + one.otherOre - one.feesOre);
          expect(one.paymentsOre).toBe(one.ordersOre);
        }
      }),
    );
  });

  it("shows a movement that one side does not know, or knows otherwise, as exactly that amount and no other", () => {
    const wrongOre = fc.integer({ min: -99, max: 99 }).filter((ore) => ore !== 0);
    const disturbance = fc.constantFrom("missing there", "missing here", "amount", "day", "currency");
    fc.assert(
      fc.property(purchases, fc.nat(), wrongOre, disturbance, (orders, at, ore, kind) => {
        const movements = movementsOf(orders);
        const hit = movements[at % movements.length]!;
        const before = hit.shop!;
        if (kind === "missing there") hit.provider = null;
        if (kind === "missing here") hit.shop = null;
        if (kind === "amount") hit.provider = { ...before, ore: before.ore + ore };
        if (kind === "day") hit.provider = { ...before, day: addToDay(before.day, -1) };
        if (kind === "currency") hit.provider = { ...before, currency: "USD", ore };
        const { days, lines } = reconciled(orders, movements);
        const expected = {
          "missing there": [[before.day, before.currency, before.ore, "only-here"]],
          "missing here": [[before.day, before.currency, -before.ore, "only-there"]],
          amount: [[before.day, before.currency, -ore, "amount"]],
          day: [
            [addToDay(before.day, -1), before.currency, -before.ore, "day"],
            [before.day, before.currency, before.ore, "day"],
          ],
          currency: [
            [before.day, before.currency, before.ore, "currency"],
            [before.day, "USD", -ore, "currency"],
          ],
        }[kind].filter(([on]) => String(on) >= first && String(on) <= last);
        expect(lines.map((line) => [line.day, line.currency, line.ore, line.reason])).toEqual(expected);
        for (const one of days)
          expect(one.differenceOre).toBe(saidOf(movements, "shop", one) - saidOf(movements, "provider", one));
      }),
    );
  });

  it("explains every day's difference line by line, however wrong both sides are", () => {
    const side = fc.option(fc.record({ day, ore: fc.integer({ min: -900, max: 900 }), currency }), { freq: 4 });
    const movement: fc.Arbitrary<Movement> = fc.record({
      kind: fc.constantFrom("payment", "refund", "dispute"),
      count: fc.integer({ min: 1, max: 3 }),
      shop: side,
      provider: side,
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 30 }), (movements) => {
        const { days, lines } = reconcile(period, {
          orders: [],
          movements,
          byHand: [],
          providerDays: [],
          hasProvider: true,
        });
        for (const one of days) {
          const explained = lines
            .filter((line) => line.day === one.day && line.currency === one.currency)
            .reduce((sum, { ore }) => sum + ore, 0);
          expect(one.differenceOre).toBe(explained);
          expect(explained).toBe(saidOf(movements, "shop", one) - saidOf(movements, "provider", one));
        }
      }),
    );
  });

  it("takes what the provider's copy has not reached yet for no difference, and says how much it is", () => {
    fc.assert(
      fc.property(purchases, fc.nat(), (orders, at) => {
        const movements = movementsOf(orders);
        const hit = movements[at % movements.length]!;
        hit.provider = null;
        hit.isPending = true;
        const { days, lines } = reconciled(orders, movements);
        expect(lines).toEqual([]);
        for (const one of days)
          expect(one.pendingOre).toBe(saidOf(movements, "shop", one) - saidOf(movements, "provider", one));
      }),
    );
  });

  it("gives the same days when movements that agree come summed up by day", () => {
    fc.assert(
      fc.property(purchases, (orders) => {
        const movements = movementsOf(orders);
        const sums = new Map<string, Movement>();
        for (const { kind, shop } of movements) {
          const key = `${kind} ${shop!.day} ${shop!.currency}`;
          const sum = sums.get(key);
          const ore = (sum?.shop?.ore ?? 0) + shop!.ore;
          sums.set(key, {
            kind,
            count: (sum?.count ?? 0) + 1,
            shop: { ...shop!, ore },
            provider: { ...shop!, ore },
          });
        }
        expect(reconciled(orders, [...sums.values()]).days).toEqual(reconciled(orders, movements).days);
      }),
    );
  });

  it("counts the shop's own records alone without a provider, and compares nothing", () => {
    fc.assert(
      fc.property(purchases, (orders) => {
        const movements = movementsOf(orders).map((movement) => ({ ...movement, provider: null }));
        const { days, lines } = reconcile(period, {
          orders: ordersOf(orders),
          movements,
          byHand: [],
          providerDays: [],
          hasProvider: false,
        });
        expect(lines).toEqual([]);
        for (const one of days)
          expect([one.differenceOre, one.feesOre, one.netOre]).toEqual([0, 0, saidOf(movements, "shop", one)]);
      }),
    );
  });

  it("sums days of one currency", () => {
    fc.assert(
      fc.property(purchases, (orders) => {
        const { days } = reconciled(orders, movementsOf(orders));
        const whole = sumOfDays(days, "SEK");
        const paid = orders.filter((order) => order.currency === "SEK").reduce((sum, { paidOre }) => sum + paidOre, 0);
        expect([whole.ordersOre, whole.paymentsOre]).toEqual([paid, paid]);
        expect(whole.netOre).toBe(
          days.filter((one) => one.currency === "SEK").reduce((sum, { netOre }) => sum + netOre, 0),
        );
      }),
    );
  });
});
