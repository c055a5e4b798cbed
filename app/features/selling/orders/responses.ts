import * as z from "zod/mini";

import type { Totals } from "#app/features/selling/cart/totals.ts";
import { shippingMethods } from "#app/features/shop/shipping/rates.ts";
import { currencies } from "#app/shared/currencies.ts";
import { inOre } from "#app/shared/money.ts";
import { orderStatuses, paymentStatuses } from "#app/shared/order-statuses.ts";
import { vatModes } from "#app/shared/states.ts";

/* The API's responses about orders, as the browser parses them. Amounts in kronor, times as ISO 8601. */

/** What an order costs, as the server counted it. */
export const totalsSchema = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
});

/** The totals of a response, in öre. */
export function totalsInOre({ subtotal, discount, shipping, tax, total }: z.infer<typeof totalsSchema>): Totals {
  return inOre({ subtotal, discount, shipping, tax, total }, ["subtotal", "discount", "shipping", "tax", "total"]);
}

/** The order summary (S13), for a holder of the order's key. */
export const confirmationSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** ISO time; empty in a summary that an earlier release stored. */
  placedAt: z._default(z.string(), ""),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
      /** What the color is called in the language that was asked in; missing where it is the same. */
      localColor: z.optional(z.string()),
      /** And the size. */
      localSize: z.optional(z.string()),
      quantity: z.number(),
      price: z.number(),
      image: z.string(),
      source: z.string(),
    }),
  ),
  ...totalsSchema.shape,
  /** Of an automatic discount its title. Missing without one, and in a summary that an earlier release stored. */
  discountCode: z.optional(z.string()),
  currency: z._default(z.enum(currencies), "SEK"),
  vatIncluded: z.boolean(),
  /** Whether it was sent without VAT to a country outside the EU. */
  isExport: z._default(z.boolean(), false),
  /** Whether it was sold with Norwegian VAT, by VOEC. */
  isVoec: z._default(z.boolean(), false),
  estimatedDelivery: z.string(),
  /** The days on which it is expected, in words; empty in a summary that an earlier release stored. */
  expected: z._default(z.string(), ""),
  shippingMethod: z.enum(shippingMethods),
  /** Where the confirmation was sent. */
  email: z.string(),
  shippingAddress: z.object({
    name: z.string(),
    /** Of an order that goes to a pickup point: the point with its kind, and its street. */
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** What the checkout needs of the order it placed. */
export const placedOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  ...totalsSchema.shape,
  confirmation: confirmationSchema,
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** The full response to a placed order. */
export const orderResponseSchema = z.object({
  ...placedOrderSchema.shape,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  currency: z.enum(currencies),
  vatMode: z.enum(vatModes),
  paymentMethod: z.string(),
  estimatedDelivery: z.string(),
  createdAt: z.string(),
});

/** What is wrong with one line of the cart, and the current value. `index` is its position in the lines sent. */
export const lineProblemSchema = z.object({
  index: z.number(),
  problem: z.enum(["unavailable", "choice-missing", "stock", "price"]),
  message: z.string(),
  available: z.optional(z.number()),
  price: z.optional(z.number()),
  currency: z.optional(z.enum(currencies)),
});

/** How far an order has come; nothing about its buyer or contents. */
export const trackedOrderSchema = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  steps: z.array(z.object({ status: z.enum(orderStatuses), reachedAt: z.nullable(z.string()) })),
  estimatedDelivery: z.string(),
  /** The days on which it is expected, in words. */
  expected: z.string(),
  shippingMethod: z.enum(shippingMethods),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

/** An order in the staff's list. */
export const listedOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  total: z.number(),
  currency: z.enum(currencies),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
});
