import type { WithdrawableLine, WithdrawableOrder } from "./withdrawable-order.server.ts";

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
