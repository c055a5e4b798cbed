import { localised } from "#app/shared/language/localised.ts";

/** Asking for the color and size of a line without them. */
export const chooseVariantTexts = localised({
  gone: {
    en: (name: string) => `${name} is no longer available`,
    sv: (name: string) => `${name} finns inte längre`,
    nb: (name: string) => `${name} er ikke lenger tilgjengelig`,
    da: (name: string) => `${name} fås ikke længere`,
    fi: (name: string) => `${name} ei ole enää saatavilla`,
  },
  notLoaded: {
    en: "Failed to load product",
    sv: "Produkten kunde inte hämtas",
    nb: "Produktet kunne ikke hentes",
    da: "Produktet kunne ikke hentes",
    fi: "Tuotetta ei voitu ladata",
  },
  chooseBoth: {
    en: "Choose a color and size",
    sv: "Välj färg och storlek",
    nb: "Velg farge og størrelse",
    da: "Vælg farve og størrelse",
    fi: "Valitse väri ja koko",
  },
  color: {
    en: "Color",
    sv: "Färg",
    nb: "Farge",
    da: "Farve",
    fi: "Väri",
  },
  size: {
    en: "Size",
    sv: "Storlek",
    nb: "Størrelse",
    da: "Størrelse",
    fi: "Koko",
  },
  choose: {
    en: "Choose",
    sv: "Välj",
    nb: "Velg",
    da: "Vælg",
    fi: "Valitse",
  },
});
