import { localised } from "#app/shared/language/localised.ts";

/** What leads to the Commission's notice on the legal guarantee. */
export const officialNoticeTexts = localised({
  notice: {
    en: "The EU's notice",
    sv: "EU:s information",
    nb: "EUs informasjon",
    da: "EU's meddelelse",
    fi: "EU:n ilmoitus",
  },
});
