import { localised } from "#app/shared/language/localised.ts";

/** What stands around a page of text. */
export const textPageTexts = localised({
  // Before its day.
  lastUpdated: {
    en: "Last updated",
    sv: "Senast ändrad",
    nb: "Sist oppdatert",
    da: "Sidst opdateret",
    fi: "Päivitetty",
  },
  onThisPage: {
    en: "On this page",
    sv: "På den här sidan",
    nb: "På denne siden",
    da: "På denne side",
    fi: "Tällä sivulla",
  },
});
