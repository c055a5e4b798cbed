import { localised } from "#app/shared/language/localised.ts";

/** What a form says that as much as a day takes has been sent by. */
export const readFormTexts = localised({
  tooManyToday: {
    en: "We've received too many of these today. Please try again tomorrow, or email us.",
    sv: "Vi har fått in för många sådana i dag. Försök igen i morgon eller mejla oss.",
    nb: "Vi har fått inn for mange av disse i dag. Prøv igjen i morgen, eller send oss en e-post.",
    da: "Vi har modtaget for mange af dem i dag. Prøv igen i morgen, eller send os en e-mail.",
    fi: "Olemme saaneet näitä tänään liian monta. Yritä uudelleen huomenna tai lähetä meille sähköpostia.",
  },
});
