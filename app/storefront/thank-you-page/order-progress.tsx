import { capitalize } from "#app/shared/capitalize.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

/** How far an order has come. */
export interface OrderProgress {
  status: OrderStatus;
  /** Whether it still waits for its first parcel to leave: what a fresh order is told then holds. */
  isFresh: boolean;
  /** The notices of withdrawal that count, each with its units: '1 × Tee, Black, M'. */
  withdrawn: readonly { number: string; units: readonly string[] }[];
  /** The credit notes. */
  refunded: readonly { number: string; amountOre: number }[];
}

/** What has become of an order since it was placed; nothing of a fresh one of which all stands. */
export function OrderProgressList({ progress, currency }: { progress: OrderProgress; currency: Currency }) {
  const { status, isFresh, withdrawn, refunded } = progress;
  const facts = [
    ...(isFresh ? [] : [`Status: ${capitalize(status)}`]),
    ...withdrawn.map(({ number, units }) => `Withdrawn: ${number} (${units.join("; ")})`),
    ...refunded.map(({ number, amountOre }) => `Refunded: ${formatPrice(amountOre, currency)} (credit note ${number})`),
  ];
  if (facts.length === 0) return null;
  return (
    <ul
      aria-label="Where your order stands"
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
