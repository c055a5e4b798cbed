import { z } from "zod";

import { countryName } from "#app/features/shop/addresses/country-names.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";

import { receiptTexts } from "./receipt.texts.ts";

/** Who sells, as receipts and agreements name it (Distance Contracts Act 2:2; the Accounting Act 5:7; VAT Act 17:24). */
export const sellerSchema = z.object({
  siteName: z.string(),
  companyName: z.string(),
  organizationNumber: z.string(),
  /** Empty for a seller who is not registered. */
  vatNumber: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type SellerFacts = z.infer<typeof sellerSchema>;

/** The seller of the site's present configuration. */
export function sellerFacts({ identity, contact }: Pick<SiteFacts, "identity" | "contact">): SellerFacts {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  const { street, postalCode, city, country, email, phone } = contact;
  return { siteName, companyName, organizationNumber, vatNumber, street, postalCode, city, country, email, phone };
}

/** The seller in lines, in the current language: name, numbers, address, how to reach. */
export function sellerLines(seller: SellerFacts): string[] {
  const { companyName, organizationNumber, vatNumber, street, postalCode, city, country, email, phone } = seller;
  const texts = receiptTexts();
  return [
    companyName,
    vatNumber ? texts.organizationWithVat(organizationNumber, vatNumber) : texts.organization(organizationNumber),
    `${street}, ${postalCode} ${city}, ${countryName(country)}`,
    `${email}, ${phone}`,
  ];
}
