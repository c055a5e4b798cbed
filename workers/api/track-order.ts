import { z } from "zod";

import { trackOrder } from "#app/features/orders/track-order.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { answerData, answerError } from "./answer.ts";
import { readBody } from "./read-body.ts";

const trackInput = z.object({ trackingId: z.string().trim().min(1).max(100) });

/** POST /api/orders/track: where an order is, by its order number or tracking id. Limited: numbers can be guessed at. */
export async function trackOrderCall(request: Request, { db }: Shop): Promise<Response> {
  const input = await readBody(request, trackInput);
  if (input instanceof Response) return input;

  const order = await trackOrder(db, input.trackingId);
  return order ? answerData([order]) : answerError(404, "There is no such order", { code: "unknown-order" });
}
