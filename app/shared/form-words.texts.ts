import { localised } from "#app/shared/language/localised.ts";

/** What the forms and dialogs of several rooms say alike. */
export const formWords = localised({
  name: { en: "Name", sv: "Namn", nb: "Navn", da: "Navn", fi: "Nimi" },
  email: { en: "Email", sv: "E-post", nb: "E-post", da: "E-mail", fi: "Sähköposti" },
  sending: { en: "Sending...", sv: "Skickar...", nb: "Sender...", da: "Sender...", fi: "Lähetetään..." },
  close: { en: "Close", sv: "Stäng", nb: "Lukk", da: "Luk", fi: "Sulje" },
  chooseSize: {
    en: "Choose a size",
    sv: "Välj storlek",
    nb: "Velg størrelse",
    da: "Vælg størrelse",
    fi: "Valitse koko",
  },
});
