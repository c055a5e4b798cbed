import * as z from "zod/mini";

import { isInEea } from "#app/shared/eea-countries.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

/** What an economic operator is to the goods (Reg. (EU) 2023/988 art. 3), and what staff call it. */
export const operatorRoles = {
  manufacturer: "Manufacturer",
  importer: "Importer",
  "authorised-representative": "Authorized representative",
  "fulfilment-provider": "Fulfillment service provider",
} as const;
export type OperatorRole = keyof typeof operatorRoles;

const line = (max: number, message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max));

/** An operator as staff write it: art. 19 wants its name, postal and electronic address in every offer. */
export const operatorSchema = z.object({
  role: z.enum(Object.keys(operatorRoles) as [OperatorRole, ...OperatorRole[]]),
  name: line(200, "Enter a name"),
  street: line(200, "Enter a street address"),
  postalCode: z._default(z.string().check(z.trim(), z.maxLength(20)), ""),
  city: line(100, "Enter a town"),
  country: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, "Enter a two-letter country code, for example SE")),
  electronicAddress: z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine(
      (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || /^https:\/\/[^\s.]+\.[^\s]+$/.test(text),
      "Enter an email address or a URL that starts with https://",
    ),
  ),
});
export type OperatorFields = z.output<typeof operatorSchema>;
export interface Operator extends OperatorFields {
  id: string;
}

/** What a country is called in the current language; its code for one that has no name. */
function countryName(code: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: "region" }).of(code) ?? code;
}

/** Its postal address in one line. */
export function postalAddress({ street, postalCode, city, country }: Operator): string {
  return [street, [postalCode, city].filter(Boolean).join(" "), countryName(country)].join(", ");
}

/** Whether goods of this manufacturer need a responsible person in the EU (art. 16(1)). */
export function needsResponsiblePerson({ country }: Pick<Operator, "country">): boolean {
  return !isInEea(country);
}
