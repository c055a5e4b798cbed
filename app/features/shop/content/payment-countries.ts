import type { Currency } from "#app/shared/currencies.ts";
import { localAll } from "#app/shared/language/local-lists.ts";
import { isOfferedIn, paymentMethods, takesCurrency } from "#app/shared/payment-methods.ts";

import { faqTexts } from "./faq.texts.ts";

/** Which ways to pay in kronor work in Sweden alone: `Only in Sweden: Swish and Klarna.` Null when staff have switched them all off, and on pages in other money. */
export function paymentCountriesText(closed: readonly string[] | undefined, currency: Currency): string | null {
  if (currency !== "SEK") return null;
  const swedish = paymentMethods.filter(
    ({ id }) => takesCurrency(id, "SEK") && !isOfferedIn(id, ["Norway"], "SEK") && !closed?.includes(id),
  );
  const brands = [...new Set(swedish.map(({ brand }) => brand))];
  return brands.length > 0 ? faqTexts().onlySwedish(localAll(brands)) : null;
}
