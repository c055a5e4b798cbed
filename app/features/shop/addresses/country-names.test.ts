import { expect, it } from "vitest";

import { inLanguage } from "#app/platform/env/language.server.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { billingCountryNames } from "./countries.ts";
import { billingCountriesInOrder, countryName } from "./country-names.ts";

const named = (language: Language) => inLanguage(language, () => billingCountriesInOrder().map(countryName));

it("lists countries by the alphabet of the language, after those that the shop delivers to", () => {
  expect(named("en")).toEqual(billingCountryNames);
  expect(named("sv").slice(0, 6)).toEqual(["Sverige", "Norge", "Danmark", "Finland", "Belgien", "Bulgarien"]);
  expect(named("sv").at(-1)).toBe("Österrike");
  expect(named("nb").at(-1)).toBe("Østerrike");
  expect(named("da").at(-1)).toBe("Østrig");
  expect(named("fi").slice(0, 5)).toEqual(["Ruotsi", "Norja", "Tanska", "Suomi", "Alankomaat"]);
  for (const language of ["sv", "nb", "da", "fi"] as const)
    expect(inLanguage(language, billingCountriesInOrder).toSorted()).toEqual(billingCountryNames.toSorted());
});
