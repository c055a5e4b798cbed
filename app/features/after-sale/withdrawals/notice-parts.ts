import { type JudgedLine, judgeLine, periodOfNotice } from "./basis.ts";
import type { WithdrawalPeriod } from "./deadline.ts";
import type { MatchedLine } from "./matched-units.ts";
import { refundOfNotice } from "./refund-of-notice.ts";
import type { WithdrawableOrder } from "./withdrawable-order.server.ts";

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
