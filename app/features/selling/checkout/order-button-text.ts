import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { type PaymentMethod, paymentMethodName } from "#app/shared/payment-methods.ts";

/**
 * The words of the order button: they say that pressing it obliges to pay, how much (Distance Contracts Act 2005:59, 2:9) and, once it is
 * chosen and no card, by what. `totalOre` is null until the cart is known.
 */
export function orderButtonText(
  totalOre: number | null,
  currency: Currency,
  { busy, method }: { busy: boolean; method: PaymentMethod | null },
): string {
  if (busy) return "Processing...";
  if (totalOre === null) return "Complete My Order";
  if (totalOre === 0) return "Complete My Order · Nothing to pay";
  const by = method === null || method === "card" ? "" : ` with ${paymentMethodName(method)}`;
  return `Complete My Order · Pay ${formatPrice(totalOre, currency)}${by}`;
}
