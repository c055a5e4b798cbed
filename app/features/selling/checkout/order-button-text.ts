import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

/**
 * The words of the order button: they say that pressing it obliges to pay, and how much (Distance Contracts Act 2005:59, 2:9).
 * `totalOre` is null until the cart is known.
 */
export function orderButtonText(totalOre: number | null, currency: Currency, busy: boolean): string {
  if (busy) return "Processing...";
  if (totalOre === null) return "Complete My Order";
  return `Complete My Order · ${totalOre === 0 ? "Nothing to pay" : `Pay ${formatPrice(totalOre, currency)}`}`;
}
