import { z } from "zod";

import { paymentMethodIds } from "#app/shared/payment-methods.ts";
import { paymentSteps } from "#app/shared/states.ts";

/** The order to be paid. */
export const newPaymentSchema = z.object({
  orderId: z.string().min(1).max(100),
  paymentMethod: z.enum(paymentMethodIds).optional(),
});

const paymentId = z.string().min(1).max(100);

/**
 * The shopper's part of a payment; `returned` after the provider's own part in the browser. A token begins with a letter, so that a
 * card number is never accepted as one. Other fields are refused.
 */
export const paymentAnswerSchema = z.union([
  z.strictObject({ paymentId, token: z.string().regex(/^[a-z]\w{0,199}$/i) }),
  z.strictObject({ paymentId, confirmed: z.boolean() }),
  z.strictObject({ paymentId, returned: z.literal(true) }),
]);

/** A created payment, and what the shopper must do next. */
export const createdPaymentSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  status: z.literal("created"),
  nextStep: z.enum(paymentSteps),
  provider: z.string(),
  /** For step `provider`: lets this browser complete this one payment with the provider's own fields. */
  clientSecret: z.string().optional(),
});

/** A succeeded payment. It has no id when the order was already paid before the call. */
export const succeededPaymentSchema = z.object({
  id: z.string().optional(),
  orderId: z.string(),
  status: z.literal("succeeded"),
});
