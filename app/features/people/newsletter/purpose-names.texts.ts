import { localised } from "#app/shared/language/localised.ts";

/** What somebody gets, as e-mails name it. */
export const purposeNames = localised({
  newsletter: {
    en: "the newsletter",
    sv: "nyhetsbrevet",
    nb: "nyhetsbrevet",
    da: "nyhedsbrevet",
    fi: "uutiskirje",
  },
  offers: {
    en: "offers and discounts",
    sv: "erbjudanden och rabatter",
    nb: "tilbud og rabatter",
    da: "tilbud og rabatter",
    fi: "tarjoukset ja alennukset",
  },
  both: {
    en: "the newsletter, offers and discounts",
    sv: "nyhetsbrevet samt erbjudanden och rabatter",
    nb: "nyhetsbrevet samt tilbud og rabatter",
    da: "nyhedsbrevet samt tilbud og rabatter",
    fi: "uutiskirje sekä tarjoukset ja alennukset",
  },
});
