import { type WithdrawalBasis, withdrawalBases } from "#app/shared/states.ts";

import type { WithdrawalPeriod } from "./deadline.ts";
import type { MatchedLine } from "./matched-units.ts";
import { unitsInTime } from "./replaced-units.ts";

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
export function periodOfNotice(
  lines: readonly JudgedLine[],
  receivedAt: string,
  period: WithdrawalPeriod,
): WithdrawalPeriod {
  if (lines.some(({ basis }) => basis !== "statutory") || basisOf(receivedAt, period) === "statutory") return period;
  const ends = lines.flatMap(({ line }) => line.replaced.map(({ statutoryUntil }) => statutoryUntil ?? ""));
  // Open is later than any end.
  return { ...period, statutoryUntil: ends.includes("") ? null : (ends.toSorted().at(-1) ?? null) };
}
