import { useEffect, useRef } from "react";
import * as z from "zod/mini";

import { type PlacedOrder, placedOrderSchema } from "#app/features/selling/orders/responses.ts";

import { isTabPurchase, purchaseKeys } from "./purchase-key.ts";

/** A channel keeps nothing: the order has an address, and must not be stored for all tabs. */
const channelName = "purchase-paid";

/** Names the purchase by its keys: a message may overtake the change of the browser's storage. */
const messageSchema = z.object({ keys: z.array(z.string()), order: placedOrderSchema });

/** Tells the browser's other tabs that the purchase is paid, with its order. */
export function announcePaid(order: PlacedOrder): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  const message: z.infer<typeof messageSchema> = { keys: purchaseKeys(), order };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, and takes no such argument
  channel.postMessage(message);
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
      const paid = messageSchema.safeParse(event.data).data;
      if (paid && isTabPurchase(paid.keys)) latest.current(paid.order);
    });
    return () => channel.close();
  }, []);
}
