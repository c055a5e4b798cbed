import * as z from "zod/mini";

import { billingCountryNames } from "#app/features/shop/addresses/countries.ts";
import { normalizePostalCode } from "#app/features/shop/addresses/postal-code.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { offeredShippingMethods, type ShippingCountry, shippingCountries } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { isOfferedIn, type PaymentMethod, paymentMethodIds } from "#app/shared/payment-methods.ts";

const text = z._default(z.string(), "");
const shippingCountry = z.catch(z._default(z.enum(shippingCountries), "Sweden"), "Sweden");
const countryOfBill = z.catch(z._default(z.enum(billingCountryNames), "Sweden"), "Sweden");
const shippingMethodIds = offeredShippingMethods.map((method) => method.id) as ["standard", "express"];

/**
 * The checkout's draft, stored under `checkoutFormData` (R7). It has no card details: they exist only in the form's state
 * (`payments/card-input.ts`).
 */
const checkoutFormSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  address: text,
  city: text,
  postalCode: text,
  country: shippingCountry,
  phone: text,
  shippingMethod: z.catch(z._default(z.enum(shippingMethodIds), "standard"), "standard"),
  /** The point that the parcel goes to, its name and address in a line, and what it was offered for; empty for delivery to the door. */
  pickupPointId: text,
  pickupPoint: text,
  pickupPointFor: text,
  /** Null until the shopper has chosen: no way to pay is chosen for them. */
  paymentMethod: z.catch(z._default(z.nullable(z.enum(paymentMethodIds)), null), null),
  billingSameAsShipping: z._default(z.boolean(), true),
  billingAddress: text,
  billingCity: text,
  billingPostalCode: text,
  billingCountry: countryOfBill,
  newsletterSubscription: z._default(z.boolean(), false),
  marketingEmails: z._default(z.boolean(), false),
});
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
export type CheckoutField = keyof CheckoutForm;

/** The empty form. */
export const emptyCheckoutForm: CheckoutForm = checkoutFormSchema.parse({});

/** Parses the stored draft; a broken one gives the empty form. */
export function parseCheckoutDraft(stored: string | null): CheckoutForm {
  try {
    return checkoutFormSchema.safeParse(JSON.parse(stored ?? "{}")).data ?? emptyCheckoutForm;
  } catch {
    return emptyCheckoutForm;
  }
}

/** The form as it is sent: texts trimmed, postal codes in the format of their country. */
export function normalizedForm(form: CheckoutForm): CheckoutForm {
  const trimmed = Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, typeof value === "string" ? value.trim() : value]),
  ) as CheckoutForm;
  return {
    ...trimmed,
    postalCode: normalizePostalCode(trimmed.postalCode, trimmed.country) ?? trimmed.postalCode,
    billingPostalCode:
      normalizePostalCode(trimmed.billingPostalCode, trimmed.billingCountry) ?? trimmed.billingPostalCode,
  };
}

/** The form with a picked address in its shipping or billing fields. A country that is not offered there is left out. */
export function withAddress(form: CheckoutForm, of: "shipping" | "billing", picked: PickedAddress): CheckoutForm {
  const { street, city, postalCode } = picked;
  if (of === "shipping") {
    const country = shippingCountries.find((name) => name === picked.country) ?? form.country;
    return { ...form, address: street, city, postalCode, country };
  }
  return {
    ...form,
    billingAddress: street,
    billingCity: city,
    billingPostalCode: postalCode,
    billingCountry: billingCountryNames.find((name) => name === picked.country) ?? form.billingCountry,
  };
}

interface PickedAddress {
  street: string;
  city: string;
  postalCode: string;
  country: string;
}

/** The form with 'same as shipping' set; both ways copy the shipping address into the billing fields. */
export function withBillingSame(form: CheckoutForm, same: boolean): CheckoutForm {
  const { address: billingAddress, city: billingCity, postalCode: billingPostalCode, country: billingCountry } = form;
  return { ...form, billingSameAsShipping: same, billingAddress, billingCity, billingPostalCode, billingCountry };
}

/** What of the page and the cart tells what is offered: `sources` and `currency` are those of the cart's lines. */
interface OfferedFor {
  /** Where the page's market sends orders. */
  countries: readonly ShippingCountry[];
  closedPayments: readonly PaymentMethod[];
  /** Whether this shop sends to pickup points. */
  hasPickupPoints: boolean;
  sources: readonly string[];
  currency: Currency;
}

function withOfferedCountry(form: CheckoutForm, countries: readonly ShippingCountry[]): CheckoutForm {
  const [first] = countries;
  return first === undefined || countries.includes(form.country) ? form : { ...form, country: first };
}

/**
 * The form with what is offered for its country and cart alone: sent to a country of the page's market, without a way to pay that is not
 * offered there, or that staff have switched off meanwhile, by standard delivery where express is not offered, and to the door where no
 * pickup point is.
 */
export function withOfferedChoices(
  drafted: CheckoutForm,
  { countries, closedPayments, hasPickupPoints, sources, currency }: OfferedFor,
): CheckoutForm {
  const form = withOfferedCountry(drafted, countries);
  const { shippingMethod, paymentMethod, country } = form;
  const isSent = shippingRefusal(shippingMethod, { country, sources }) === null;
  const isPayable =
    paymentMethod !== null &&
    !closedPayments.includes(paymentMethod) &&
    isOfferedIn(paymentMethod, countriesOf(form), currency);
  const isPlaceOffered = form.pickupPointId === "" || (hasPickupPoints && isPickupOffered(shippingMethod, sources));
  if (isSent && isPlaceOffered && (isPayable || paymentMethod === null)) return form;
  return {
    ...(isPlaceOffered ? form : { ...form, pickupPointId: "", pickupPoint: "", pickupPointFor: "" }),
    shippingMethod: isSent ? shippingMethod : "standard",
    paymentMethod: isPayable ? paymentMethod : null,
  };
}

/** The countries of the form's addresses: a way to pay is offered where either is. */
export function countriesOf({ country, billingSameAsShipping, billingCountry }: CheckoutForm): string[] {
  return billingSameAsShipping ? [country] : [country, billingCountry];
}
