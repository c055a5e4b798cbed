import * as z from "zod/mini";

import { shippingMethods } from "#app/features/shipping/rates.ts";
import { ApiError, callApi } from "#app/platform/api-client.ts";
import { orderStatuses } from "#app/shared/states.ts";

const trackedOrderSchema = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  steps: z.array(z.object({ status: z.enum(orderStatuses), reachedAt: z.nullable(z.string()) })),
  estimatedDelivery: z.string(),
  shippingMethod: z.enum(shippingMethods),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

export type Tracking = { kind: "found"; order: TrackedOrder } | { kind: "not-found"; message: string };

/** Asks the shop where an order is, by its order number or tracking id. Throws when the shop cannot be reached. */
export async function trackOrder(trackingId: string): Promise<Tracking> {
  const unknown = {
    kind: "not-found",
    message: `We can't find order “${trackingId}”. Check the number in your confirmation e-mail, PM- and eight digits, and try again.`,
  } as const;
  try {
    const { data } = await callApi("/orders/track", { trackingId }, z.object({ data: z.array(trackedOrderSchema) }));
    return data[0] ? { kind: "found", order: data[0] } : unknown;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return unknown;
    throw error;
  }
}
