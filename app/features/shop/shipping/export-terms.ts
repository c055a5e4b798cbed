import { countryTexts } from "./country-names.texts.ts";
import { exportTermTexts } from "./export-terms.texts.ts";
import { exportTexts } from "./exports.texts.ts";
import { leavesEu } from "./exports.ts";
import { shippingCountries } from "./rates.ts";
import type { VatTerms } from "./vat-rates.ts";

type Terms = Pick<VatTerms, "nokPerSek">;

/** What a country's buyers are told before it is known what they buy; empty inside the EU. */
export function countryDutiesText(country: string, { nokPerSek }: Terms): string {
  if (!leavesEu(country)) return "";
  return nokPerSek === null ? exportTexts().norwegianDuties : exportTermTexts().voecOrDuties;
}

/** What shoppers are told of orders that leave the EU; null when the shop sends to no such country. */
export function exportText({ nokPerSek }: Terms): string | null {
  const told = shippingCountries
    .filter(leavesEu)
    .map((country) =>
      nokPerSek === null
        ? exportTermTexts().withoutSwedishVat(countryTexts()[`to${country}`], exportTexts().norwegianDuties)
        : exportTermTexts().voecOrDuties,
    );
  return told.length === 0 ? null : told.join(" ");
}
