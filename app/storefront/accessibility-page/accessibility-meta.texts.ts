import { localised } from "#app/shared/language/localised.ts";

export const accessibilityMetaTexts = localised({
  description: {
    en: "How accessible the shop is, what's missing, and how to tell us about a problem.",
    sv: "Hur tillgänglig butiken är, vad som saknas och hur du berättar om ett problem.",
    nb: "Hvor tilgjengelig butikken er, hva som mangler, og hvordan du forteller oss om et problem.",
    da: "Hvor tilgængelig butikken er, hvad der mangler, og hvordan du fortæller os om et problem.",
    fi: "Kuinka saavutettava kauppa on, mitä puuttuu ja miten kerrot meille ongelmasta.",
  },
  contactUs: { en: "Contact us", sv: "Kontakta oss", nb: "Kontakt oss", da: "Kontakt os", fi: "Ota yhteyttä" },
});
