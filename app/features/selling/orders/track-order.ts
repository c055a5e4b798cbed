import * as z from "zod/mini";

import { ApiError, callApi } from "#app/platform/browser/api-client.ts";

import { type TrackedOrder, trackedOrderSchema } from "./responses.ts";

export type Tracking = { kind: "found"; order: TrackedOrder } | { kind: "not-found" };

/** Tracks an order by its order number or tracking id. Throws an ApiError for errors but 404, and the browser's error when the shop cannot be reached. */
export async function trackOrder(trackingId: string): Promise<Tracking> {
  const unknown = { kind: "not-found" } as const;
  try {
    const { data } = await callApi("/orders/track", { trackingId }, z.object({ data: z.array(trackedOrderSchema) }));
    return data[0] ? { kind: "found", order: data[0] } : unknown;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return unknown;
    throw error;
  }
}
