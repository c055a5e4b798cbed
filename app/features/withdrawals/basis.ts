import { type WithdrawalBasis, withdrawalBases } from "#app/shared/states.ts";

import type { WithdrawalPeriod } from "./deadline.ts";
import type { MatchedLine } from "./matched-units.ts";
import { unitsInTime, type UnitsOfLine } from "./replaced-units.ts";

/** What a notice that came in at an ISO time is taken by. One sent in time counts, also when it is read later. */
export function basisOf(receivedAt: string, { statutoryUntil, promiseUntil }: WithdrawalPeriod): WithdrawalBasis {
  if (statutoryUntil === null || receivedAt <= statutoryUntil) return "statutory";
  return promiseUntil === null || receivedAt <= promiseUntil ? "promise" : "late";
}

/** What a line of a notice is taken by: replaced units have 14 days of their own. */
export function basisOfLine(
  { line, quantity }: { line: UnitsOfLine; quantity: number },
  receivedAt: string,
  period: WithdrawalPeriod,
): WithdrawalBasis {
  return quantity <= unitsInTime(line, period, receivedAt) ? "statutory" : basisOf(receivedAt, period);
}

/** What a notice is taken by, line by line. */
export function basisOfNotice(
  matched: readonly MatchedLine[],
  receivedAt: string,
  period: WithdrawalPeriod,
): WithdrawalBasis {
  return leastBasis(matched.map((one) => basisOfLine(one, receivedAt, period)));
}

/** Of several, the one that gives the sender least, so that a notice with a late part waits for staff. */
export function leastBasis(bases: readonly WithdrawalBasis[]): WithdrawalBasis {
  return withdrawalBases.findLast((basis) => bases.includes(basis)) ?? "late";
}

/** The periods that a notice is kept with: the order's, or the replaced units' own when it is of them alone and after the order's. */
export function periodOfNotice(
  matched: readonly MatchedLine[],
  receivedAt: string,
  period: WithdrawalPeriod,
): WithdrawalPeriod {
  const isOwn = matched.every((one) => basisOfLine(one, receivedAt, period) === "statutory");
  if (!isOwn || basisOf(receivedAt, period) === "statutory") return period;
  const ends = matched.flatMap(({ line }) => line.replaced.map(({ statutoryUntil }) => statutoryUntil ?? ""));
  // Open is later than any end.
  return { ...period, statutoryUntil: ends.includes("") ? null : (ends.toSorted().at(-1) ?? null) };
}
