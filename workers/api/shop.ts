import { z } from "zod";

import { markets } from "#app/features/selling/checkout/markets.ts";
import { orderLimits } from "#app/features/selling/orders/order-limits.ts";
import { vatTermsOf } from "#app/features/shop/content/configuration.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { offeredShippingMethods, shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { currencies } from "#app/shared/currencies.ts";
import { inKronor } from "#app/shared/money.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import type { PagePath } from "#app/shared/pages.ts";
import { paymentMethodIds } from "#app/shared/payment-methods.ts";
import { vatModes } from "#app/shared/states.ts";

import { createRoute } from "./create-route.ts";

/** The pages that say what the shop promises and what it asks for. */
const policyPages = [
  "/terms-of-service",
  "/withdrawal-form",
  "/returns",
  "/shipping",
  "/legal-guarantee",
  "/privacy-policy",
  "/data-protection",
  "/cookie-policy",
  "/reviews/how",
  "/how-we-rank",
  "/size-guide",
  "/faq",
] as const satisfies PagePath[];

export const marketSchema = z.object({
  country: z.enum(shippingCountries),
  countryCode: z.string(),
  isExport: z.boolean(),
  /** What a buyer there must know of VAT and duties; empty where there is nothing. */
  note: z.string(),
  /** In percent. */
  vatRate: z.number(),
  shipping: z.array(
    z.object({
      method: z.enum(offeredShippingMethods.map(({ id }) => id)),
      name: z.string(),
      businessDays: z.object({ first: z.int(), last: z.int() }),
      /** `freeFrom` is what the discounted goods come to from which it is free, at the prices that the shop shows. */
      rates: z.array(z.object({ currency: z.enum(currencies), price: z.number(), freeFrom: z.number() })),
    }),
  ),
  paymentMethods: z.array(z.object({ id: z.enum(paymentMethodIds), name: z.string() })),
});

const documentSchema = z.object({ version: z.string(), url: z.url() });

export const shopSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  url: z.url(),
  currency: z.enum(currencies),
  /** Whether VAT is in the prices, or added to them; the rate in percent. */
  vat: z.object({ mode: z.enum(vatModes), rate: z.number() }),
  company: z.object({ name: z.string(), organizationNumber: z.string(), vatNumber: z.string() }),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  markets: z.array(marketSchema),
  checkout: z.object({ isOpen: z.boolean(), phoneRequired: z.boolean() }),
  /** The most that one order takes. */
  limits: z.object({ unitsPerVariant: z.int(), lines: z.int(), units: z.int() }),
  /** Days from delivery in which unused goods are taken back. */
  returnDays: z.int(),
  /** What an order would be placed under. */
  documents: z.object({ terms: documentSchema, withdrawalInformation: documentSchema }),
  policies: z.array(z.object({ name: z.string(), url: z.url() })),
});

export const shopRoute = createRoute(
  {
    method: "GET",
    path: "/api/shop",
    summary:
      "Answers what the shop is and by what it sells: the countries it sends to with their rates, days and ways to pay, VAT, limits, and the addresses of its policies. Amounts in kronor, and in the currency that is named.",
    access: "public",
    limit: "products",
    takesQuery: true,
    cachedSeconds: 300,
    input: z.strictObject({}),
    example: {},
    responses: { 200: z.object({ shop: shopSchema }) },
  },
  async (_, { shop }) => {
    const [site, { terms, withdrawalInformation }] = await Promise.all([
      readSiteConfiguration(shop),
      readCurrentDocuments(shop.db),
    ]);
    const at = (path: string) => new URL(path, shop.env.PUBLIC_ORIGIN).href;
    const documentOf = ({ id: version }: { id: string }) => ({ version, url: at(`/documents/${version}.pdf`) });
    const { identity, contact, checkout, vat, promotions } = site;
    const { email, phone, street, postalCode, city, country } = contact;
    return {
      status: 200,
      body: {
        shop: {
          name: identity.siteName,
          tagline: identity.tagline,
          url: at("/"),
          currency: "SEK" as const,
          vat: { mode: vat.mode, rate: vat.rateHundredths / 100 },
          company: {
            name: identity.companyName,
            organizationNumber: identity.organizationNumber,
            vatNumber: identity.vatNumber,
          },
          contact: { email, phone, street, postalCode, city, country },
          markets: markets({ ...site, vat: vatTermsOf(vat) }, new Date()).map(({ shipping, ...market }) => ({
            ...market,
            shipping: shipping.map(({ rates, ...way }) => ({ ...way, rates: rates.map(inKronor) })),
          })),
          checkout: { isOpen: checkout.guestCheckout, phoneRequired: checkout.phoneRequired },
          limits: {
            unitsPerVariant: orderLimits.unitsPerVariant,
            lines: orderLimits.linesPerOrder,
            units: orderLimits.unitsPerOrder,
          },
          returnDays: promotions.returnDays,
          documents: { terms: documentOf(terms), withdrawalInformation: documentOf(withdrawalInformation) },
          policies: policyPages.map((path) => ({ name: pageNames("en")[path], url: at(path) })),
        },
      },
    };
  },
);
