import type { Currency } from "#app/shared/currencies.ts";
import { localAll } from "#app/shared/language/local-lists.ts";

/** Orders in currencies that have no rate: `2 orders in EUR and 1 order in USD`. */
export function ordersWithoutRate(unknown: readonly { currency: Currency; orders: number }[]): string {
  return localAll(
    unknown.map(({ currency, orders }) => `${orders === 1 ? "1 order" : `${orders} orders`} in ${currency}`),
  );
}
