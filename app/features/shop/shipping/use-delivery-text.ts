import { useEffect, useState } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";

import { deliveryText, promiseEnd } from "./delivery-dates.ts";
import { type Destination, orderTimeText } from "./delivery-times.ts";
import type { ShippingMethod } from "./rates.ts";

/**
 * When an order that is placed now is expected: `deliveryText`, new as soon as the cutoff has passed. Before the browser has taken over, for
 * a page that may be from a cache, how many business days it takes.
 */
export function useDeliveryText(): (method: ShippingMethod, destination: Destination) => string {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), promiseEnd(now).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [now]);
  return (method, destination) =>
    hydrated ? deliveryText({ orderedAt: now, method, ...destination }) : orderTimeText(method, destination);
}
