import { localised } from "#app/shared/language/localised.ts";

/** Long words of titles, parted where the narrowest phones may break them: browsers would break them anywhere. */
export const titleSeams = localised({
  words: {
    en: "",
    sv: "Reklamations|rätt Integritets|policy Standard|blankett",
    nb: "Størrelses|guide Reklamasjons|rett Personvern|erklæring Informasjons|kapsler Tilgjengelighets|erklæring",
    da: "Størrelses|guide Handels|betingelser Reklamations|ret Privatlivs|politik Standard|fortrydelses|formular Data|beskyttelse",
    fi: "",
  },
});
