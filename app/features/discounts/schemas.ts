import { z } from "zod";

/** A discount code and the total of the cart to validate it for. */
export const discountQuerySchema = z.object({
  code: z.string().trim().max(100),
  /** Kronor. */
  cartTotal: z.number().min(0),
  userId: z.string().max(200).nullish(),
});
