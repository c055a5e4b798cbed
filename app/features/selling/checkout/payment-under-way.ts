import * as z from "zod/mini";

import { type PlacedOrder, placedOrderSchema } from "#app/features/selling/orders/responses.ts";
import { readStored, type StoredEntry, writeStored } from "#app/platform/browser/browser-storage.ts";
import { readFromTab, removeFromTab, writeToTab } from "#app/platform/browser/tab-storage.ts";

/** The payment's id alone, for every tab of this browser: banks and apps may come back to another one. */
const paymentEntry: StoredEntry<string | null> = {
  key: "paymentUnderWay",
  event: "paymentUnderWayUpdated",
  parse: (text) => {
    try {
      return z.nullable(z.string().check(z.maxLength(100))).safeParse(JSON.parse(text ?? "null")).data ?? null;
    } catch {
      return null;
    }
  },
};

const underWaySchema = z.object({
  paymentId: z.string(),
  order: placedOrderSchema,
  /** The page that it was placed on, if that is not the checkout. */
  page: z.optional(z.string().check(z.regex(/^\/add-to-order\?/))),
});

/**
 * Remembers a payment before the shopper may leave for a bank: in this tab with its order, which has an address, and with the page that it
 * was placed on, if that is not the checkout. Other tabs learn of the checkout's alone: to them a payment is that of the cart, which they clear.
 */
export function savePaymentUnderWay(paymentId: string, order: PlacedOrder, page?: string): void {
  if (page === undefined) writeStored(paymentEntry, paymentId);
  writeToTab("orderUnderWay", { paymentId, order, page });
}

/** The payment that this browser began in the checkout and whose end it has not seen; null when there is none. */
export function paymentUnderWay(): string | null {
  return readStored(paymentEntry);
}

/** The order of a payment, in the tab that placed it; null in any other. */
export function orderUnderWay(paymentId: string): PlacedOrder | null {
  return underWayOf(paymentId)?.order ?? null;
}

/** The page that the order of a payment was placed on, if that is not the checkout; null in any other tab. */
export function pageUnderWay(paymentId: string): string | null {
  return underWayOf(paymentId)?.page ?? null;
}

function underWayOf(paymentId: string) {
  const known = underWaySchema.safeParse(readFromTab("orderUnderWay")).data;
  return known?.paymentId === paymentId ? known : null;
}

/** Deletes what is remembered of a payment, once it has ended; what another tab has begun since stays. */
export function forgetPaymentUnderWay(paymentId: string | null): void {
  if (paymentUnderWay() === paymentId) writeStored(paymentEntry, null);
  removeFromTab("orderUnderWay");
}

/** Keeps why a payment did not work, for the checkout to tell. */
export function savePaymentProblem(reason: string): void {
  writeToTab("paymentProblem", reason);
}

/** The stored reason, once; null when there is none. */
export function takePaymentProblem(): string | null {
  const reason = z.string().safeParse(readFromTab("paymentProblem")).data ?? null;
  removeFromTab("paymentProblem");
  return reason;
}
