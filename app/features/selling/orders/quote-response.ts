import { z } from "zod";

import { countryOfCode } from "#app/features/shop/addresses/countries.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { promiseEnd } from "#app/features/shop/shipping/delivery-dates.ts";
import { dutiesText } from "#app/features/shop/shipping/export-texts.ts";
import { isExportOrder } from "#app/features/shop/shipping/exports.ts";
import { offeredShippingMethods, shippingCountries, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { currencies } from "#app/shared/currencies.ts";
import { inKronor } from "#app/shared/money.ts";
import { isOfferedIn, paymentMethodIds, paymentMethods } from "#app/shared/payment-methods.ts";
import { vatModes } from "#app/shared/states.ts";

import type { OfferedMethod } from "./quote-deliveries.ts";
import type { Quote } from "./quote-order.ts";
import type { ReadQuote } from "./read-quote.server.ts";
import { totalsSchema } from "./responses.ts";

const methods = offeredShippingMethods.map(({ id }) => id) as [OfferedMethod, ...OfferedMethod[]];
const codes = Object.values(countryCodes);
const id = z.string().trim().min(1).max(200);

/** A line to quote: a variant by its id, or a product with a color and a size, each by its id or name. */
export const askedLineSchema = z
  .object({
    variantId: id.optional(),
    productId: id.optional(),
    color: id.optional(),
    size: id.optional(),
    quantity: z.int().min(1).max(1_000_000).default(1),
  })
  .refine(({ variantId, productId }) => variantId ?? productId, "Name a variantId, or a productId with color and size");

/** What is to be quoted. A country by its name or its ISO 3166 code. */
export const quoteInputSchema = z.object({
  lines: z.array(askedLineSchema).min(1).max(100),
  country: z
    .enum([...shippingCountries, ...codes])
    .default("Sweden")
    .transform((named) => shippingCountryOf(countryOfCode(named) ?? named)),
  shippingMethod: z.enum(methods).default("standard"),
  code: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((typed) => typed || null),
});

/** What strangers are told of a stock. */
export const toldStockSchema = z.object({
  level: z.enum(["in-stock", "low", "out-of-stock"]),
  available: z.int(),
  orMore: z.boolean(),
});

/** A line that is quoted. `price` is what the shop shows and an order's item names; `unitPrice` is what is charged in this country. */
export const quotedLineSchema = z.object({
  index: z.int(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  image: z.string(),
  quantity: z.int(),
  price: z.number(),
  unitPrice: z.number(),
  discount: z.number(),
  total: z.number(),
  stock: toldStockSchema,
  orderable: z.boolean(),
});

/** A way to send it: `from` and `to` are the first and last day on which it may arrive, `expected` both in words. */
export const quotedDeliverySchema = z.object({
  method: z.enum(methods),
  name: z.string(),
  price: z.number(),
  total: z.number(),
  from: z.iso.date(),
  to: z.iso.date(),
  expected: z.string(),
  estimatedDelivery: z.iso.datetime(),
});

/** Why an order of the quote would be refused. `line` is the place of the line, `available` how many of it can be ordered. */
export const quoteProblemSchema = z.object({
  problem: z.enum(["unavailable", "choice-missing", "stock", "discount-refused", "checkout-refused"]),
  message: z.string(),
  line: z.int().optional(),
  available: z.int().optional(),
});

const documentSchema = z.object({ version: z.string(), url: z.url() });

/** What an order would come to, in kronor (dollars, euros). */
export const quoteSchema = z.object({
  lines: z.array(quotedLineSchema),
  currency: z.enum(currencies),
  country: z.enum(shippingCountries),
  countryCode: z.enum(codes),
  shippingMethod: z.enum(methods),
  /** A code, or an automatic discount with its title; null for none. */
  discount: z
    .object({
      code: z.string().nullable(),
      title: z.string().nullable(),
      description: z.string(),
      amount: z.number(),
      freeShipping: z.boolean(),
    })
    .nullable(),
  totals: z.object(totalsSchema.shape),
  /** The rate in percent. `note` is what a buyer outside the EU must know. */
  vat: z.object({ mode: z.enum(vatModes), rate: z.number(), isExport: z.boolean(), note: z.string() }),
  shipping: z.array(quotedDeliverySchema),
  paymentMethods: z.array(z.object({ id: z.enum(paymentMethodIds), name: z.string() })),
  phoneRequired: z.boolean(),
  /** Whether an order of the quote would be taken at this moment. */
  orderable: z.boolean(),
  problems: z.array(quoteProblemSchema),
  /** What an order would be placed under; `informationVersion` of an order is that of `withdrawalInformation`. */
  documents: z.object({ terms: documentSchema, withdrawalInformation: documentSchema }),
  /** Days within which unused goods are taken back. */
  returnDays: z.int(),
  quotedAt: z.iso.datetime(),
  /** Until when the days of delivery are the same. */
  datesHoldUntil: z.iso.datetime(),
});
export type QuoteAnswer = z.output<typeof quoteSchema>;

/** A quote as the shop tells it outside: amounts in kronor. `origin` is the shop's address. */
export function quoteAnswer(quote: Quote, { terms, documents }: ReadQuote, origin: string, now: Date): QuoteAnswer {
  const { kind: _, country, vat, discount, totals, ...rest } = quote;
  const documentOf = ({ id: version }: { id: string }) => ({
    version,
    url: new URL(`/documents/${version}.pdf`, origin).href,
  });
  const charged = { country, vatRateHundredths: vat.rateHundredths, vatCountry: vat.country };
  const offered = paymentMethods.filter(
    (method) => isOfferedIn(method.id, [country], quote.currency) && !terms.checkout.closedPayments.includes(method.id),
  );
  return {
    ...rest,
    lines: quote.lines.map(inKronor),
    country,
    countryCode: countryCodes[country],
    discount: discount && inKronor(discount),
    totals: inKronor(totals),
    vat: {
      mode: vat.mode,
      rate: vat.rateHundredths / 100,
      isExport: isExportOrder(charged),
      note: dutiesText(charged),
    },
    shipping: quote.shipping.map(inKronor),
    paymentMethods: offered.map((method) => ({ id: method.id, name: method.name })),
    phoneRequired: terms.checkout.phoneRequired,
    orderable: quote.problems.length === 0,
    documents: {
      terms: documentOf(documents.terms),
      withdrawalInformation: documentOf(documents.withdrawalInformation),
    },
    returnDays: terms.returnDays,
    quotedAt: now.toISOString(),
    datesHoldUntil: promiseEnd(now).toISOString(),
  };
}
