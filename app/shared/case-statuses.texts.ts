import { localised } from "./language/localised.ts";

/** What shoppers read of where an exchange and a complaint stand. */
export const caseStatusTexts = localised({
  held: { en: "Held", sv: "Reserverat", nb: "Lagt til side", da: "Lagt til side", fi: "Varattu" },
  sent: { en: "Shipped", sv: "Skickat", nb: "Sendt", da: "Sendt", fi: "Lähetetty" },
  ended: { en: "Ended", sv: "Avslutat", nb: "Avsluttet", da: "Afsluttet", fi: "Päättynyt" },
  received: {
    en: "We're looking into it.",
    sv: "Vi tittar på det.",
    nb: "Vi ser på saken.",
    da: "Vi ser på sagen.",
    fi: "Selvitämme asiaa.",
  },
  waiting: {
    en: "We're waiting for your reply.",
    sv: "Vi väntar på ditt svar.",
    nb: "Vi venter på svaret ditt.",
    da: "Vi venter på dit svar.",
    fi: "Odotamme vastaustasi.",
  },
  accepted: {
    en: "We're making it right.",
    sv: "Vi rättar till det.",
    nb: "Vi retter det opp.",
    da: "Vi retter op på det.",
    fi: "Korjaamme asian.",
  },
  rejected: {
    en: "We couldn't accept it.",
    sv: "Vi kunde inte godkänna reklamationen.",
    nb: "Vi kunne ikke godta reklamasjonen.",
    da: "Vi kunne ikke godkende reklamationen.",
    fi: "Emme voineet hyväksyä reklamaatiota.",
  },
  closed: {
    en: "It's settled.",
    sv: "Reklamationen är avslutad.",
    nb: "Saken er løst.",
    da: "Sagen er løst.",
    fi: "Asia on hoidettu.",
  },
});
