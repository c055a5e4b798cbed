import { toldCurrency, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { SiteConfiguration } from "./configuration.server.ts";
import { openingHoursText } from "./opening-hours.ts";
import type { Placeholder } from "./placeholders.ts";
import { priceTermsTexts } from "./price-terms.texts.ts";

/** What each placeholder of a text stands for at present. */
export function placeholderValues(site: SiteConfiguration): Record<Placeholder, string> {
  const { identity, contact, promotions } = site;
  const rates = toldRates(site.shipping);
  return {
    siteName: identity.siteName,
    tagline: identity.tagline,
    companyName: identity.companyName,
    organizationNumber: identity.organizationNumber,
    vatNumber: identity.vatNumber,
    email: contact.email,
    phone: contact.phone,
    address: `${contact.street}, ${contact.postalCode} ${contact.city}`,
    openingHours: openingHoursText(site.hours),
    freeShipping: rates.free,
    standardShipping: rates.standard,
    expressShipping: rates.express ?? priceTermsTexts().notOffered,
    returnDays: String(promotions.returnDays),
    welcomeCode: promotions.welcomeCode,
    vatRate: localDecimals(localPercent(site.vat.rateHundredths / 100)),
    paymentBrands: capitalize(
      paymentBrands(undefined, site.checkout.closedPayments, toldCurrency(site.shipping)).slice(0, 3).join(", "),
    ),
  };
}
