import { z } from "zod";

import { shippingMethods } from "#app/features/shop/shipping/rates.ts";
import { currencies } from "#app/shared/currencies.ts";

import type { DiscountAnswer } from "./discount-info.ts";

/** A discount code and the total of the cart to validate it for. Without a code: the automatic discount that applies by itself. */
export const discountQuerySchema = z.object({
  code: z.string().trim().max(100).nullable(),
  /** In units of `currency`, such as kronor. */
  cartTotal: z.number().min(0),
  /** The cart's lines, for a code that is for chosen items. They are counted in place of `cartTotal`. */
  items: z
    .array(
      z.object({
        productId: z.string().max(200),
        price: z.number().min(0).max(1_000_000),
        quantity: z.int().min(1).max(999),
      }),
    )
    .max(100)
    .optional(),
  currency: z.enum(currencies).default("SEK"),
  /** What the cart is sent by: free standard delivery is worth nothing to another. */
  shippingMethod: z.enum(shippingMethods).default("standard"),
  userId: z.string().max(200).nullish(),
  /** Sent by the first call of a cart that is opened: it is counted, without whose it is. */
  opens: z.literal("cart").optional(),
});

/** What validating a code answers, as the browser reads it (`discount-info.ts`). */
export const discountAnswerSchema = z.object({
  valid: z.boolean(),
  /** The code that was asked for; empty without one. */
  code: z.string(),
  /** Of the automatic discount, where that is what applies. */
  title: z.string().optional(),
  /** Where a code competes with an automatic discount, also which of the two applies, and why. */
  description: z.string().default(""),
  discountAmount: z.number().default(0),
  discountPercentage: z.number().default(0),
  finalTotal: z.number().default(0),
  /** Whether standard delivery is free with it. */
  freeShipping: z.boolean().default(false),
  error: z.string().optional(),
}) satisfies z.ZodType<Omit<DiscountAnswer, "error" | "title">>;
