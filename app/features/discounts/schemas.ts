import { z } from "zod";

/** A code, and the cart it is tried on. */
export const discountQuerySchema = z.object({
  code: z.string().trim().max(100),
  /** Kronor. */
  cartTotal: z.coerce.number().min(0),
  userId: z.string().max(200).nullish(),
});
