import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { type PaymentMethod, paymentMethodName } from "#app/shared/payment-methods.ts";

import { orderButtonTexts } from "./order-button-text.texts.ts";

/**
 * The words of the order button: they say that pressing it obliges to pay, how much (Distance Contracts Act 2005:59, 2:9) and, once it is
 * chosen and no card, by what, on a second line. `totalOre` is null until the cart is known.
 */
export function orderButtonText(
  totalOre: number | null,
  currency: Currency,
  { busy, method }: { busy: boolean; method: PaymentMethod | null },
): string {
  const texts = orderButtonTexts();
  if (busy) return texts.processing;
  if (totalOre === null) return texts.order;
  if (totalOre === 0) return texts.nothingToPay;
  const price = formatPrice(totalOre, currency);
  if (method === null || method === "card") return texts.pay(price);
  return texts.payWith(price, paymentMethodName(method)).replace(/(?<=\n).*/, (pay) => pay.replaceAll(" ", "\u00A0"));
}
