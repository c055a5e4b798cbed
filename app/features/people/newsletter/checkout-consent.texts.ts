import { localised } from "#app/shared/language/localised.ts";

/**
 * The boxes of the checkout, and what stands under both. The consent log names each text by its hash, so that a changed text is
 * another version.
 */
export const checkoutConsentTexts = localised({
  newsletter: {
    en: "Subscribe to the newsletter",
    sv: "Prenumerera på nyhetsbrevet",
    nb: "Meld meg på nyhetsbrevet",
    da: "Tilmeld mig nyhedsbrevet",
    fi: "Tilaan uutiskirjeen",
  },
  offers: {
    en: "Send me offers and discounts by email",
    sv: "Mejla mig erbjudanden och rabatter",
    nb: "Send meg tilbud og rabatter på e-post",
    da: "Send mig tilbud og rabatter på e-mail",
    fi: "Haluan tarjouksia ja alennuksia sähköpostiini",
  },
  note: {
    en: "A few emails a month. We'll email you a link to confirm once your order is paid. Unsubscribe anytime.",
    sv: "Några mejl i månaden. Vi mejlar dig en länk för att bekräfta när din beställning är betald. Avsluta när du vill.",
    nb: "Noen e-poster i måneden. Vi sender deg en lenke på e-post for å bekrefte når bestillingen er betalt. Meld deg av når du vil.",
    da: "Et par mails om måneden. Vi mailer dig et link til at bekræfte med, når din ordre er betalt. Afmeld dig, når du vil.",
    fi: "Muutama viesti kuussa. Lähetämme vahvistuslinkin, kun tilauksesi on maksettu. Voit perua milloin tahansa.",
  },
});
