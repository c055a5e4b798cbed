import { z } from "zod";

import { currencies } from "#app/shared/currencies.ts";
import { locales } from "#app/shared/language/languages.ts";
import { vatModes } from "#app/shared/states.ts";

/* What the triggers of `receipts` write into its columns `buyer` and `content`. Amounts in öre. */

export const receiptBuyerSchema = z.object({
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type ReceiptBuyer = z.infer<typeof receiptBuyerSchema>;

const line = z.object({ name: z.string(), size: z.string(), color: z.string(), quantity: z.int() });
/** The order's language, which it is printed in; English on those from before receipts told it. */
export const receiptLanguageSchema = z.object({ locale: z.enum(locales).default("en") });

const sale = receiptLanguageSchema.extend({
  orderNumber: z.string(),
  currency: z.enum(currencies),
  paymentMethod: z.string(),
  vatMode: z.enum(vatModes),
  /** Hundredths of a percent. */
  vatRateHundredths: z.int(),
  shippingOre: z.int(),
  taxOre: z.int(),
});

/** What was sold. */
export const receiptContentSchema = sale.extend({
  orderedAt: z.string(),
  shippingMethod: z.string(),
  subtotalOre: z.int(),
  discountCode: z.string().nullable(),
  /** Not told on receipts from before there were automatic discounts. */
  discountTitle: z.string().nullable().default(null),
  discountOre: z.int(),
  totalOre: z.int(),
  lines: z.array(line.extend({ priceOre: z.int() })),
});
export type ReceiptContent = z.infer<typeof receiptContentSchema>;

/** What goes back. Without lines it is everything that was left of the order. */
export const creditContentSchema = sale.extend({
  amountOre: z.int(),
  /** What of it is part of the price, without units; not told on those of before. */
  partOre: z.int().default(0),
  lines: z.array(line.extend({ amountOre: z.int() })),
});
export type CreditContent = z.infer<typeof creditContentSchema>;
