import { type PeriodFacts, type WithdrawalPeriod, withdrawalPeriod } from "./withdrawal-deadline.ts";

/** Units of an order line that were sent in exchange: from their own delivery they have 14 days of their own. */
export interface ReplacedUnits {
  units: number;
  /** What was sent. */
  color: string;
  size: string;
  /** The last moment of their own 14 days, ISO; null while they have not arrived, for then it is open. */
  statutoryUntil: string | null;
}

/** A replacement as it is stored. `deliveredAt` is an ISO time; null while it has not arrived. */
export interface SentReplacement extends Omit<ReplacedUnits, "statutoryUntil"> {
  deliveredAt: string | null;
}

/** Units that were withdrawn from by law, and when their notice came in (ISO). */
export interface WithdrawnUnits {
  quantity: number;
  receivedAt: string;
}

/** What the 14 days of an order's replacements are counted with. */
interface OrderFacts extends Omit<PeriodFacts, "deliveredAt"> {
  period: WithdrawalPeriod;
}

/**
 * The replaced units of a line that can still be withdrawn from in their own time. Notices that came after the order's own period were of
 * replaced units: they took those whose time ends first.
 */
export function replacedUnits(
  sent: readonly SentReplacement[],
  withdrawn: readonly WithdrawnUnits[],
  { period, informedAt, country, returnDays }: OrderFacts,
): ReplacedUnits[] {
  const replaced = sent
    .map(({ units, color, size, deliveredAt }) => {
      const { statutoryUntil } = withdrawalPeriod({ deliveredAt, informedAt, country, returnDays });
      return { units, color, size, statutoryUntil };
    })
    .toSorted((a, b) => ((a.statutoryUntil ?? "~") < (b.statutoryUntil ?? "~") ? -1 : 1));
  for (const { quantity, receivedAt } of withdrawn) {
    if (isInTime(period.statutoryUntil, receivedAt)) continue;
    let left = quantity;
    for (const one of replaced) {
      if (!isInTime(one.statutoryUntil, receivedAt)) continue;
      const taken = Math.min(one.units, left);
      one.units -= taken;
      left -= taken;
    }
  }
  return replaced.filter(({ units }) => units > 0);
}

/** A line with what is left of it. */
export interface UnitsOfLine {
  available: number;
  replaced: readonly ReplacedUnits[];
}

/** How many units of a line the law lets its buyer withdraw from at an ISO time. */
export function unitsInTime(
  line: UnitsOfLine,
  { statutoryUntil }: Pick<WithdrawalPeriod, "statutoryUntil">,
  at: string,
): number {
  if (isInTime(statutoryUntil, at)) return line.available;
  const own = line.replaced.filter((one) => isInTime(one.statutoryUntil, at));
  return Math.min(
    line.available,
    own.reduce((sum, { units }) => sum + units, 0),
  );
}

const isInTime = (until: string | null, at: string) => until === null || at <= until;
