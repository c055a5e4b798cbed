import { localised } from "#app/shared/language/localised.ts";

/** What stands around the words that staff may edit (`content/about.ts`). */
export const aboutPageTexts = localised({
  metaTitle: { en: "About us", sv: "Om oss", nb: "Om oss", da: "Om os", fi: "Tietoa meistä" },
  metaDescription: {
    en: "A small company by the Baltic that makes training clothes and tests them in its own winters.",
    sv: "Ett litet företag vid Östersjön som gör träningskläder och testar dem i sina egna vintrar.",
    nb: "Et lite firma ved Østersjøen som lager treningsklær og tester dem i sine egne vintre.",
    da: "Et lille firma ved Østersøen, der laver træningstøj og tester det i sine egne vintre.",
    fi: "Pieni yritys Itämeren rannalla, joka tekee treenivaatteita ja testaa ne omissa talvissaan.",
  },
  about: {
    en: (siteName: string) => `About ${siteName}`,
    sv: (siteName: string) => `Om ${siteName}`,
    nb: (siteName: string) => `Om ${siteName}`,
    da: (siteName: string) => `Om ${siteName}`,
    fi: (siteName: string) => `Tämä on ${siteName}`,
  },
  shop: {
    en: "Shop the collection",
    sv: "Handla kollektionen",
    nb: "Se kolleksjonen",
    da: "Se kollektionen",
    fi: "Tutustu mallistoon",
  },
  contact: { en: "Contact us", sv: "Kontakta oss", nb: "Kontakt oss", da: "Kontakt os", fi: "Ota yhteyttä" },
});
