import { localised } from "#app/shared/language/localised.ts";

export const stepTexts = localised({
  expected: {
    en: (day: string) => `Expected ${day}`,
    sv: (day: string) => `Beräknas komma ${day}`,
    nb: (day: string) => `Forventes ${day}`,
    da: (day: string) => `Forventes ${day}`,
    fi: (day: string) => `Arvioitu toimitus ${day}`,
  },
  // What a step is called once the next one is reached.
  packed: { en: "Packed", sv: "Packad", nb: "Pakket", da: "Pakket", fi: "Pakattu" },
  shipped: { en: "Shipped", sv: "Skickad", nb: "Sendt", da: "Sendt", fi: "Lähetetty" },
  progress: { en: "Progress", sv: "Förlopp", nb: "Fremdrift", da: "Forløb", fi: "Eteneminen" },
  done: { en: ", done", sv: ", klart", nb: ", fullført", da: ", udført", fi: ", valmis" },
  toCome: {
    en: ", still to come",
    sv: ", återstår",
    nb: ", gjenstår",
    da: ", mangler endnu",
    fi: ", vielä edessä",
  },
});
