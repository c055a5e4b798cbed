import type { TrackingStep } from "#app/features/selling/orders/tracking-steps.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

import { orderPageTexts } from "./order-page.texts.ts";

/** How far an order has come. */
export interface OrderProgress {
  status: OrderStatus;
  /** The steps of its delivery, each with when it was reached. */
  steps: readonly TrackingStep[];
  /** The notices of withdrawal that count, each with its units: '1 × Tee, Black, M'. */
  withdrawn: readonly { number: string; units: readonly string[] }[];
  /** The credit notes. */
  refunded: readonly { number: string; amountOre: number }[];
}

/** What was taken back of an order and refunded; nothing of one of which all stands. */
export function OrderProgressList({ progress, currency }: { progress: OrderProgress; currency: Currency }) {
  const texts = orderPageTexts();
  const { withdrawn, refunded } = progress;
  const facts = [
    ...withdrawn.map(({ number, units }) => texts.returned(number, units.join("; "))),
    ...refunded.map(({ number, amountOre }) => texts.refunded(formatPrice(amountOre, currency), number)),
  ];
  if (facts.length === 0) return null;
  return (
    <ul
      aria-label={texts.returnsAndRefunds}
      className="grid gap-1 border-l-4 border-ink bg-paper-deep px-5 py-4 leading-7"
    >
      {facts.map((fact) => (
        <li key={fact} className="wrap-anywhere tabular-nums">
          {fact}
        </li>
      ))}
    </ul>
  );
}
