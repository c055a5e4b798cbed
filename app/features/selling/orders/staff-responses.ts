import * as z from "zod/mini";

import { chosenPointSchema } from "#app/features/shop/pickup-points/pickup-point.ts";

import { listedOrderSchema } from "./responses.ts";

/** A whole order, as the API answers it to staff. Amounts in kronor, times as ISO 8601. */
export const wholeOrderSchema = z.extend(listedOrderSchema, {
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
  billingAddress: z.string(),
  billingCity: z.string(),
  billingPostalCode: z.string(),
  billingCountry: z.string(),
  subtotal: z.number(),
  discount: z.number(),
  /** The code, or the id of the automatic discount with its title as it was then. */
  discountCode: z.nullable(z.string()),
  discountTitle: z.nullable(z.string()),
  shipping: z.number(),
  tax: z.number(),
  shippingMethod: z.string(),
  /** Where the parcel waits for the buyer; null for one that goes to the address. */
  pickupPoint: z.nullable(chosenPointSchema),
  paymentMethod: z.string(),
  fulfilment: z.string(),
  estimatedDelivery: z.string(),
  updatedAt: z.string(),
  /** The username of the staff member who sees to it; null for nobody. */
  assignee: z.nullable(z.string()),
  tags: z.array(z.string()),
  items: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      variantId: z.string(),
      name: z.string(),
      price: z.number(),
      /** What the order's discount took off it; null on orders from before it was kept. */
      discount: z.nullable(z.number()),
      image: z.string(),
      size: z.string(),
      color: z.string(),
      quantity: z.number(),
      fulfilledQuantity: z.number(),
      cancelledQuantity: z.number(),
      returnedQuantity: z.number(),
      currency: z.string(),
    }),
  ),
});
