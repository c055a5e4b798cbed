import * as z from "zod/mini";

import { ApiError, callApi } from "#app/platform/browser/api-client.ts";

/** What the shop knows of a payment after the provider's part. `unreachable`: there was no answer, so nothing is known. */
export type AskedPayment =
  | { kind: "paid"; orderId: string }
  | { kind: "declined"; reason: string }
  | { kind: "processing" }
  | { kind: "closed" }
  /** Money came that does not fit the order; staff see it too. */
  | { kind: "mismatch"; message: string }
  | { kind: "unknown" }
  | { kind: "unreachable" };

const errorSchema = z.object({ error: z.string(), code: z.optional(z.string()) });

/** Asks the shop what became of a payment; the shop reads it at the provider. Never throws. */
export async function askPayment(paymentId: string, signal?: AbortSignal): Promise<AskedPayment> {
  try {
    const { data } = await callApi(
      "/payments/process",
      { paymentId, returned: true },
      z.object({ data: z.tuple([z.object({ orderId: z.string() })]) }),
      signal,
    );
    return { kind: "paid", orderId: data[0].orderId };
  } catch (error) {
    const body = error instanceof ApiError ? error.read(errorSchema) : undefined;
    if (!body) return { kind: "unreachable" };
    switch (body.code ?? "") {
      case "declined":
        return { kind: "declined", reason: body.error };
      case "payment-processing":
        return { kind: "processing" };
      case "payment-mismatch":
        return { kind: "mismatch", message: body.error };
      case "order-closed":
      case "order-cancelled":
      case "discount-refused":
        return { kind: "closed" };
      case "unknown-payment":
      case "wrong-step":
      case "invalid":
        return { kind: "unknown" };
      default:
        return { kind: "unreachable" };
    }
  }
}
