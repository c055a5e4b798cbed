import type { Totals } from "#app/features/selling/cart/totals.ts";
import { deliveryText, deliveryWindow, estimatedDelivery } from "#app/features/shop/shipping/delivery-dates.ts";
import { type Destination, shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { offeredShippingMethods } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { ownTime, partnerTime } from "#app/features/shop/shipping/transit-times.ts";

export type OfferedMethod = (typeof offeredShippingMethods)[number]["id"];

/** A way to send an order. Amounts in öre. */
export interface QuotedDelivery {
  method: OfferedMethod;
  name: string;
  priceOre: number;
  /** What the order would come to by it: another discount may be the best then. */
  totalOre: number;
  /** The first and last day on which a parcel may arrive, ISO days, and both in words. */
  from: string;
  to: string;
  expected: string;
  /** The one day that the order would name, an ISO time. */
  estimatedDelivery: string;
}

/** Each way in which an order can be sent to its country, with its price and its days. `pricedBy` counts the order by a method. */
export function quoteDeliveries(
  destination: Destination,
  pricedBy: (method: OfferedMethod) => { totals: Totals } | null,
  now: Date,
): QuotedDelivery[] {
  const { country, sources } = destination;
  return offeredShippingMethods.flatMap(({ id: method, name }) => {
    const priced = shippingRefusal(method, destination) === null ? pricedBy(method) : null;
    if (!priced) return [];
    const times = [
      ...(sources.some(isOwnSource) ? [ownTime(method, country)] : []),
      ...(sources.every(isOwnSource) ? [] : [partnerTime(country)]),
    ].map((time) => deliveryWindow(now, time, country));
    const order = { ...destination, orderedAt: now, method };
    return {
      method,
      name,
      priceOre: priced.totals.shippingOre,
      totalOre: priced.totals.totalOre,
      from: times.map(({ from }) => from).toSorted()[0] ?? "",
      to:
        times
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? "",
      expected: deliveryText(order),
      estimatedDelivery: estimatedDelivery(order),
    };
  });
}
