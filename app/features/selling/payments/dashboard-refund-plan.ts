import { type LineUnits, unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import {
  type AgreedAmounts,
  type RefundableLine,
  type RefundAmount,
  refundAmount,
} from "#app/features/selling/orders/refund-amount.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";
import { shareOut } from "#app/shared/share-out.ts";
import { vatOf } from "#app/shared/vat.ts";

/** A refund that the provider refused, and what of it is still to go back, in öre. */
export interface RefusedRefund {
  id: string;
  leftOre: number;
}

export type RefundableOrder = AgreedAmounts & {
  status: OrderStatus;
  vatRateHundredths: number;
  refundedShippingOre: number;
  lines: readonly (RefundableLine & LineUnits)[];
};

/** What of a refund in the dashboard counts towards refunds that the provider refused, the oldest first; `restOre` is a refund of its own. */
export function countTowards(
  refused: readonly RefusedRefund[],
  amountOre: number,
): { counted: { id: string; amountOre: number; isWhole: boolean }[]; restOre: number } {
  let restOre = amountOre;
  const counted = [];
  for (const { id, leftOre } of refused) {
    const part = Math.min(restOre, leftOre);
    if (part === 0) continue;
    counted.push({ id, amountOre: part, isWhole: part === leftOre });
    restOre -= part;
  }
  return { counted, restOre };
}

/** Units that were not sent, by the id of their line, and whether the shipping goes back with them. */
export interface UnsentUnits {
  units: ReadonlyMap<string, number>;
  amount: RefundAmount;
}

/** The units not yet sent that an amount pays for to the öre: all of them, or some of one line; null unless exactly one choice does. */
export function unsentUnitsWorth(order: RefundableOrder, amountOre: number): UnsentUnits | null {
  const unsent = order.lines.map((line) => ({ id: line.id, most: unitsToRefund(line, order.status).unsent }));
  const everything = new Map(unsent.filter(({ most }) => most > 0).map(({ id, most }) => [id, most]));
  const worth = (units: ReadonlyMap<string, number>) =>
    (["rest", 0] as const)
      .map((shipping) => ({ units, amount: refundAmount(order, { units, shipping }) }))
      .find((choice) => choice.amount.amountOre === amountOre) ?? null;
  const all = everything.size > 0 ? worth(everything) : null;
  if (all) return all;
  const ofOneLine = unsent.flatMap(({ id, most }) =>
    Array.from({ length: most }, (_, i) => worth(new Map([[id, i + 1]]))).filter((choice) => choice !== null),
  );
  return ofOneLine.length === 1 ? (ofOneLine[0] ?? null) : null;
}

/** A part of money that goes back while the goods stay as they are, in öre: of a line, or of none. */
export interface MoneyAlone {
  lineId: string | null;
  amountOre: number;
  shippingOre: number;
  taxOre: number;
}

/**
 * Money alone, shared out over what is left of the lines, so that none of it goes back again with their units; what is more than the
 * goods is shipping.
 */
export function moneyAlone(order: RefundableOrder, amountOre: number): MoneyAlone[] {
  const left = (line: RefundableLine) => line.quantity - line.refundedQuantity;
  const units = new Map(order.lines.filter((line) => left(line) > 0).map((line) => [line.id, left(line)]));
  const rest = refundAmount(order, { units, shipping: "rest" });
  const goodsOre = rest.amountOre - rest.shippingOre;
  const shares = shareOut(
    Math.min(amountOre, goodsOre),
    rest.lines.map((line) => line.amountOre),
  );
  const taxOf = (ore: number) => vatOf(ore, ore, { mode: "included", rateHundredths: order.vatRateHundredths });
  const parts: MoneyAlone[] = rest.lines.map(({ id }, i) => {
    const ore = shares[i] ?? 0;
    return { lineId: id, amountOre: ore, shippingOre: 0, taxOre: taxOf(ore) };
  });
  const beyondOre = Math.max(0, amountOre - goodsOre);
  const shippingOre = Math.min(beyondOre, rest.shippingOre);
  return [...parts, { lineId: null, amountOre: beyondOre, shippingOre, taxOre: taxOf(beyondOre) }].filter(
    (part) => part.amountOre > 0,
  );
}
