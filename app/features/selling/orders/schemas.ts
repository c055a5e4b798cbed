import { z } from "zod";

import { type BillingCountry, billingCountryNames } from "#app/features/shop/addresses/countries.ts";
import { normalizePostalCode, postalCodeAdvice } from "#app/features/shop/addresses/postal-code.ts";
import { carrierIds, trackingIdPattern } from "#app/features/shop/shipping/carriers.ts";
import { shippingCountries, shippingMethods } from "#app/features/shop/shipping/rates.ts";
import { currencies } from "#app/shared/currencies.ts";
import { orderStatuses } from "#app/shared/order-statuses.ts";
import { paymentMethodIds } from "#app/shared/payment-methods.ts";
import { emailAddress, optionalLine, optionalName, requiredName } from "#app/shared/text-fields.ts";

/** One line as a browser sends it. It names its variant by `variantId`, or by `colorId` and `sizeId`. Price in kronor. */
export const orderItemSchema = z.object({
  productId: z.union([z.string().min(1).max(200), z.int().transform(String)]),
  variantId: z.string().max(200).nullish(),
  colorId: z.string().max(200).nullish(),
  sizeId: z.string().max(200).nullish(),
  name: optionalLine(200),
  price: z.number().min(0),
  /** The currency the price was shown in. */
  currency: z.enum(currencies).optional(),
  quantity: z.int().min(1).max(1_000_000),
});

/** An address with its postal code as its country writes it; a code that the country does not have is refused. */
function withPostalCode<A extends { postalCode: string; country: BillingCountry }>(
  address: A,
  context: z.RefinementCtx,
): A {
  const postalCode = normalizePostalCode(address.postalCode, address.country);
  if (postalCode === null)
    context.addIssue({ code: "custom", path: ["postalCode"], message: postalCodeAdvice(address.country) });
  return { ...address, postalCode: postalCode ?? address.postalCode };
}

const billingSchema = z
  .object({
    address: requiredName(200),
    city: requiredName(100),
    postalCode: requiredName(20),
    country: z.enum(billingCountryNames),
  })
  .transform(withPostalCode);

/**
 * An order as a browser sends it (R8). Amounts in kronor: they are what the shopper was shown, and
 * are only compared with what the server counts.
 */
export const orderInputSchema = z.object({
  customer: z
    .object({
      email: emailAddress,
      firstName: requiredName(100),
      lastName: requiredName(100),
      address: requiredName(200),
      city: requiredName(100),
      postalCode: requiredName(20),
      country: z.enum(shippingCountries).default("Sweden"),
      phone: optionalName(40),
    })
    .transform(withPostalCode),
  billing: billingSchema.nullish(),
  items: z.array(orderItemSchema).min(1).max(500),
  total: z.number().min(0).optional(),
  shippingMethod: z.enum(shippingMethods).default("standard"),
  /** The id of a point that `/api/pickup-points` answers for the postal code; without one the order goes to the address. */
  pickupPointId: z.string().trim().min(1).max(100).nullish(),
  paymentMethod: z.enum(paymentMethodIds).default("card"),
  discountCode: z.string().trim().max(100).nullish(),
  newsletterSubscription: z.boolean().default(false),
  marketingEmails: z.boolean().default(false),
  /** The version of the information on withdrawal that was shown; `/documents/{version}.pdf` is its text. */
  informationVersion: z.string().max(100).nullish(),
  /** Whether the buyer ticked that they pay at the order, in markets that ask. */
  agreesToCharge: z.boolean().optional(),
  /** The token of the link by which an agent handed the purchase over to the person; it changes nothing of the order. */
  agentLink: z.string().max(100).nullish(),
  /** The idempotency key of a purchase. Without one, every call is a new purchase. */
  idempotencyKey: z.string().min(16).max(100).optional(),
  /** The key of this browser's earlier, unpaid order, which is cancelled first. */
  replacesKey: z.string().min(16).max(100).nullish(),
});
export type OrderInput = z.infer<typeof orderInputSchema>;
export type OrderItemInput = z.infer<typeof orderItemSchema>;

/** What a shopper knows an order by: its order number or tracking id. */
export const trackingSchema = z.object({ trackingId: z.string().trim().min(1).max(100) });

/**
 * A page of the orders, or whole orders that match every field of a filter, those after `after`; with `updatedSince` those that changed
 * since then.
 */
export const orderReadSchema = z.object({
  page: z.int().min(1).default(1),
  size: z.int().min(1).max(200).default(50),
  filter: z
    .strictObject({
      _id: z.string().max(100).optional(),
      id: z.string().max(100).optional(),
      email: z.string().max(200).optional(),
      status: z.enum(orderStatuses).optional(),
      orderNumber: z.string().max(20).optional(),
      updatedSince: z.iso.datetime().optional(),
    })
    .optional(),
  after: z.string().max(400).optional(),
});

/** An order by its id, and its new status: the only field that may change; with it, how it was sent or when it arrived. */
export const orderUpdateSchema = z.object({
  filter: z
    .object({ id: z.string().optional(), _id: z.string().optional(), updatedAt: z.string().max(40).optional() })
    .refine(({ id, _id }) => Boolean(id ?? _id)),
  update: z.object({
    status: z.enum(orderStatuses),
    carrier: z.enum(carrierIds).optional(),
    trackingId: z.string().trim().max(60).regex(trackingIdPattern).optional(),
    deliveredOn: z.iso.date().optional(),
  }),
});
