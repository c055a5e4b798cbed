import { localised } from "#app/shared/language/localised.ts";

export const notFoundTexts = localised({
  // In English to the letter (specification, section 2).
  title: {
    en: "Oops! Page not found",
    sv: "Hoppsan! Sidan finns inte",
    nb: "Oi! Siden finnes ikke",
    da: "Ups! Siden findes ikke",
    fi: "Hups! Sivua ei löytynyt",
  },
  advice: {
    en: "We can't find that page. Try a search or one of these links.",
    sv: "Vi hittar inte sidan. Prova att söka eller välj någon av länkarna.",
    nb: "Vi finner ikke siden. Prøv et søk eller en av lenkene.",
    da: "Vi kan ikke finde siden. Prøv en søgning eller et af linkene.",
    fi: "Emme löydä sivua. Kokeile hakua tai jotakin linkeistä.",
  },
  searchProducts: {
    en: "Search products",
    sv: "Sök produkter",
    nb: "Søk etter produkter",
    da: "Søg efter produkter",
    fi: "Hae tuotteita",
  },
  search: { en: "Search", sv: "Sök", nb: "Søk", da: "Søg", fi: "Hae" },
  popularPages: {
    en: "Popular pages",
    sv: "Populära sidor",
    nb: "Populære sider",
    da: "Populære sider",
    fi: "Suositut sivut",
  },
  home: {
    en: "Return to Home",
    sv: "Tillbaka till startsidan",
    nb: "Tilbake til forsiden",
    da: "Tilbage til forsiden",
    fi: "Takaisin etusivulle",
  },
});
