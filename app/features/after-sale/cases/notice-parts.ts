import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import { paymentStatusFacts } from "#app/shared/order-statuses.ts";
import { type WithdrawalBasis, withdrawalBases } from "#app/shared/states.ts";

import { unitsInTime } from "./replaced-units.ts";
import type { WithdrawableLine, WithdrawableOrder } from "./withdrawable-order.server.ts";
import type { WithdrawalPeriod } from "./withdrawal-deadline.ts";

/** Units of a line that a notice names, all of which are taken by the same. */
export interface JudgedLine extends MatchedLine {
  basis: WithdrawalBasis;
}

/** What a notice that came in at an ISO time is taken by. One sent in time counts, also when it is read later. */
export function basisOf(receivedAt: string, { statutoryUntil, promiseUntil }: WithdrawalPeriod): WithdrawalBasis {
  if (statutoryUntil === null || receivedAt <= statutoryUntil) return "statutory";
  return promiseUntil === null || receivedAt <= promiseUntil ? "promise" : "late";
}

/** Parts the units of a line into those that came in time and those that came late: replaced units have 14 days of their own. */
export function judgeLine(one: MatchedLine, receivedAt: string, period: WithdrawalPeriod): JudgedLine[] {
  const own = unitsInTime(one.line, period, receivedAt);
  if (one.quantity <= own) return [{ ...one, basis: "statutory" }];
  const basis = basisOf(receivedAt, period);
  if (basis !== "late" || own === 0) return [{ ...one, basis }];
  const sent = Math.min(one.sent, own);
  return [
    { ...one, quantity: own, sent, basis: "statutory" },
    { ...one, quantity: one.quantity - own, sent: one.sent - sent, basis },
  ];
}

/** Of several, the one that gives the sender least. */
export function leastBasis(bases: readonly WithdrawalBasis[]): WithdrawalBasis {
  return withdrawalBases.findLast((basis) => bases.includes(basis)) ?? "late";
}

/** The periods that a notice is kept with: the order's, or the replaced units' own when it is of them alone and after the order's. */
function periodOfNotice(lines: readonly JudgedLine[], receivedAt: string, period: WithdrawalPeriod): WithdrawalPeriod {
  if (lines.some(({ basis }) => basis !== "statutory") || basisOf(receivedAt, period) === "statutory") return period;
  const ends = lines.flatMap(({ line }) => line.replaced.map(({ statutoryUntil }) => statutoryUntil ?? ""));
  // Open is later than any end.
  return { ...period, statutoryUntil: ends.includes("") ? null : (ends.toSorted().at(-1) ?? null) };
}

/** A line of a notice: how many units, and how many of them left the warehouse and come back. */
export interface MatchedLine {
  line: WithdrawableLine;
  quantity: number;
  sent: number;
}

/** The lines of an order that a notice names; null when it names a foreign line, or more units than are left. */
export function matchUnits(order: WithdrawableOrder, units: ReadonlyMap<string, number>): MatchedLine[] | null {
  const lineOf = new Map(order.lines.map((line) => [line.id, line]));
  const matched: MatchedLine[] = [];
  for (const [id, quantity] of units) {
    const line = lineOf.get(id);
    if (!line || quantity > line.available) return null;
    matched.push({ line, quantity, sent: Math.max(0, quantity - line.unsent) });
  }
  return matched;
}

/** All units that are left of an order. */
export function allUnits({ lines }: Pick<WithdrawableOrder, "lines">): Map<string, number> {
  return new Map(lines.filter(({ available }) => available > 0).map(({ id, available }) => [id, available]));
}

/** Units of a notice that are all in time, or all late. */
export interface NoticePart {
  status: "open" | "late";
  lines: readonly [JudgedLine, ...JudgedLine[]];
  period: WithdrawalPeriod;
  /** What it gives back, in öre. */
  refundOre: number;
}

/**
 * What is in time of a notice that came in at an ISO time, and what is late, in this order: each is kept as a notice of its own, so that a
 * late unit never holds up another one's right, nor is taken back for its sake. One part where all are alike.
 */
export function noticeParts(
  order: WithdrawableOrder,
  matched: readonly MatchedLine[],
  receivedAt: string,
): NoticePart[] {
  const lines = matched.flatMap((one) => judgeLine(one, receivedAt, order.period));
  let before: JudgedLine[] = [];
  return (["open", "late"] as const).flatMap((status): NoticePart[] => {
    const [first, ...rest] = lines.filter(({ basis }) => (basis === "late") === (status === "late"));
    if (!first) return [];
    const part = [first, ...rest] as const;
    // Both parts add up to what the whole gives back.
    const refundOre =
      before.length === 0
        ? refundOfNotice(order, part)
        : refundOfNotice(order, matched) - refundOfNotice(order, before);
    before = [...part];
    return [{ status, lines: part, period: periodOfNotice(part, receivedAt, order.period), refundOre }];
  });
}

/** What a notice gives back, in öre; nothing for an order that was never paid. */
function refundOfNotice(order: WithdrawableOrder, matched: readonly MatchedLine[]): number {
  if (!paymentStatusFacts[order.paymentStatus].wasPaid) return 0;
  // Units of earlier notices that are not refunded yet come first, so that all notices add up to what was paid.
  const lines = order.lines.map((line) => ({ ...line, refundedQuantity: line.quantity - line.available }));
  const pending = new Map(
    order.lines.map(({ id, quantity, available, refundedQuantity }) => [id, quantity - available - refundedQuantity]),
  );
  const before = refundAmount(order, { units: pending, shipping: "share" });
  const units = new Map(matched.map(({ line, quantity }) => [line.id, quantity]));
  const refundedShippingOre = order.refundedShippingOre + before.shippingOre;
  return refundAmount({ ...order, lines, refundedShippingOre }, { units, shipping: "share" }).amountOre;
}
