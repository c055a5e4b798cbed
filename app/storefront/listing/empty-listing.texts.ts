import { localised } from "#app/shared/language/localised.ts";

export const emptyListingTexts = localised({
  cantFind: {
    en: "Can't find it? Tell us what you need.",
    sv: "Hittar du inte det du söker? Berätta vad du behöver.",
    nb: "Finner du det ikke? Fortell oss hva du trenger.",
    da: "Kan du ikke finde det? Fortæl os, hvad du har brug for.",
    fi: "Etkö löytänyt etsimääsi? Kerro, mitä tarvitset.",
  },
  contactUs: { en: "Contact us", sv: "Kontakta oss", nb: "Kontakt oss", da: "Kontakt os", fi: "Ota yhteyttä" },
});
