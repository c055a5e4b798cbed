import { useEffect, useRef } from "react";

import { type PlacedOrder, placedOrderSchema } from "#app/features/orders/responses.ts";

import { isTabPurchasePaid } from "./purchase-key.ts";

/** A channel keeps nothing: the order has an address, and must not be stored for all tabs. */
const channelName = "purchase-paid";

/** Tells the browser's other tabs that the purchase is paid, with its order. */
export function announcePaid(order: PlacedOrder): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, and takes no such argument
  channel.postMessage(order);
  channel.close();
}

/** Calls `onPaid` when another tab has paid the purchase that this tab's checkout is open for. */
export function usePaidElsewhere(onPaid: (order: PlacedOrder) => void): void {
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", (event) => {
      const order = placedOrderSchema.safeParse(event.data).data;
      if (order && isTabPurchasePaid()) latest.current(order);
    });
    return () => channel.close();
  }, []);
}
