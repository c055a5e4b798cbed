import { z } from "zod";

import { currencies } from "#app/shared/states.ts";

/** A discount code and the total of the cart to validate it for. */
export const discountQuerySchema = z.object({
  code: z.string().trim().max(100),
  /** In units of `currency`, such as kronor. */
  cartTotal: z.number().min(0),
  currency: z.enum(currencies).default("SEK"),
  userId: z.string().max(200).nullish(),
});
