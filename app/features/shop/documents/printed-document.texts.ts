import { localised } from "#app/shared/language/localised.ts";

/** What a printed document says beside its own words. */
export const printedTexts = localised({
  withdrawal: {
    en: "Right of withdrawal",
    sv: "Ångerrätt",
    nb: "Angrerett",
    da: "Fortrydelsesret",
    fi: "Peruuttamisoikeus",
  },
  lastUpdated: {
    en: (day: string) => `Last updated ${day}`,
    sv: (day: string) => `Senast uppdaterad ${day}`,
    nb: (day: string) => `Sist oppdatert ${day}`,
    da: (day: string) => `Senest opdateret ${day}`,
    fi: (day: string) => `Päivitetty ${day}`,
  },
  version: {
    en: (id: string) => `Version ${id}`,
    sv: (id: string) => `Version ${id}`,
    nb: (id: string) => `Versjon ${id}`,
    da: (id: string) => `Version ${id}`,
    fi: (id: string) => `Versio ${id}`,
  },
});
