import * as z from "zod/mini";

import { shippingMethods } from "#app/features/shipping/rates.ts";
import { writeToTab, readFromTab } from "#app/platform/tab-storage.ts";
import { currencies } from "#app/shared/states.ts";

/** The order summary of the specification, section 3, as the shop answers it with the order. Amounts in kronor. */
export const confirmationSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
      quantity: z.number(),
      price: z.number(),
      image: z.string(),
      source: z.string(),
    }),
  ),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  currency: z._default(z.enum(currencies), "SEK"),
  vatIncluded: z.boolean(),
  estimatedDelivery: z.string(),
  shippingMethod: z.enum(shippingMethods),
  /** Where the confirmation was sent. */
  email: z.string(),
  shippingAddress: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

const storageKey = "orderConfirmation";

/** Keeps the summary for the confirmation page. In the tab's own storage: it holds an address, and ends with the tab. */
export function saveConfirmation(confirmation: Confirmation): void {
  writeToTab(storageKey, confirmation);
}

/** The summary this tab holds; null when there is none. */
export function readConfirmation(): Confirmation | null {
  return confirmationSchema.safeParse(readFromTab(storageKey)).data ?? null;
}
