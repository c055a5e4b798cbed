import { localised } from "#app/shared/language/localised.ts";

/** What the server alone says of a request that it can't take. */
export const notifyAnswerTexts = localised({
  tooMany: {
    en: "Too many attempts. Please wait a minute and try again.",
    sv: "För många försök. Vänta en minut och försök igen.",
    nb: "For mange forsøk. Vent et minutt, og prøv igjen.",
    da: "For mange forsøg. Vent et minut, og prøv igen.",
    fi: "Liian monta yritystä. Odota hetki ja yritä uudelleen.",
  },
  inStock: {
    en: "It's in stock now: choose it on the product page.",
    sv: "Den finns i lager nu: välj den på produktsidan.",
    nb: "Den er på lager nå: Velg den på produktsiden.",
    da: "Den er på lager nu: Vælg den på produktsiden.",
    fi: "Sitä on nyt varastossa: valitse se tuotesivulla.",
  },
});
