import { localised } from "#app/shared/language/localised.ts";

/** The footer's own words: pages are called as everywhere (`pageNames`). */
export const footerTexts = localised({
  Help: { en: "Help", sv: "Hjälp", nb: "Hjelp", da: "Hjælp", fi: "Asiakaspalvelu" },
  Shop: { en: "Shop", sv: "Handla", nb: "Handle", da: "Shop", fi: "Kauppa" },
  About: { en: "About", sv: "Om oss", nb: "Om oss", da: "Om os", fi: "Tietoa meistä" },
  legal: { en: "Legal", sv: "Juridiskt", nb: "Juridisk", da: "Juridisk", fi: "Ehdot ja tietosuoja" },
  language: { en: "Language", sv: "Språk", nb: "Språk", da: "Sprog", fi: "Kieli" },
  vatNumber: {
    en: (number: string) => `VAT\u00A0no.\u00A0${number}`,
    sv: (number: string) => `momsreg.nr\u00A0${number}`,
    nb: (number: string) => `mva-nr.\u00A0${number}`,
    da: (number: string) => `momsnr.\u00A0${number}`,
    fi: (number: string) => `ALV-tunnus\u00A0${number}`,
  },
});
