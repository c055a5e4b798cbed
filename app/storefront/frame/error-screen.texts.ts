import { localised } from "#app/shared/language/localised.ts";

/** Of the screen for a page that broke. */
export const errorTexts = localised({
  notFound: {
    en: "Page not found",
    sv: "Sidan finns inte",
    nb: "Siden finnes ikke",
    da: "Siden findes ikke",
    fi: "Sivua ei löytynyt",
  },
  title: {
    en: "Something went wrong",
    sv: "Något gick fel",
    nb: "Noe gikk galt",
    da: "Noget gik galt",
    fi: "Jokin meni vikaan",
  },
  nothingLost: {
    en: "Your cart and anything you filled in are safe. Please try again in a moment.",
    sv: "Din varukorg och det du har fyllt i finns kvar. Försök igen om en liten stund.",
    nb: "Handlekurven og det du har fylt inn, er tatt vare på. Prøv igjen om et øyeblikk.",
    da: "Din kurv og det, du har udfyldt, er gemt. Prøv igen om et øjeblik.",
    fi: "Ostoskorisi ja täyttämäsi tiedot ovat tallessa. Yritä hetken kuluttua uudelleen.",
  },
  tryAgain: { en: "Try Again", sv: "Försök igen", nb: "Prøv igjen", da: "Prøv igen", fi: "Yritä uudelleen" },
  goHome: {
    en: "Go Home",
    sv: "Till startsidan",
    nb: "Til forsiden",
    da: "Til forsiden",
    fi: "Etusivulle",
  },
});
