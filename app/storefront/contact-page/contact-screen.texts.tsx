import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** Makes a link of the words it is given. */
type Linked = (words: string) => ReactNode;

/** The contact page around its form (specification S27). */
export const contactScreenTexts = localised({
  title: { en: "Contact Us", sv: "Kontakta oss", nb: "Kontakt oss", da: "Kontakt os", fi: "Ota yhteyttä" },
  description: {
    en: "Email, call or visit us. We reply to every message within 24 hours on weekdays.",
    sv: "Mejla, ring eller besök oss. Vi svarar på alla meddelanden inom 24 timmar på vardagar.",
    nb: "Send e-post, ring eller besøk oss. Vi svarer på alle meldinger innen 24 timer på virkedager.",
    da: "Skriv, ring eller besøg os. Vi svarer på alle beskeder inden for 24 timer på hverdage.",
    fi: "Kirjoita, soita tai käy meillä. Vastaamme kaikkiin viesteihin arkisin 24 tunnin kuluessa.",
  },
  intro: {
    en: "Questions about an order, a size or a return? A real person replies within 24 hours on weekdays.",
    sv: "Frågor om en beställning, en storlek eller en retur? En riktig person svarar inom 24 timmar på vardagar.",
    nb: "Spørsmål om en bestilling, en størrelse eller en retur? Et ekte menneske svarer innen 24 timer på virkedager.",
    da: "Spørgsmål om en ordre, en størrelse eller en returnering? Et rigtigt menneske svarer inden for 24 timer på hverdage.",
    fi: "Kysyttävää tilauksesta, koosta tai palautuksesta? Oikea ihminen vastaa arkisin 24 tunnin kuluessa.",
  },
  writeToUs: {
    en: "Send us a message",
    sv: "Skriv till oss",
    nb: "Skriv til oss",
    da: "Skriv til os",
    fi: "Kirjoita meille",
  },
  quickerOnline: {
    en: (toReturns: Linked, toComplaint: Linked) => (
      <>
        It's quicker online, with a receipt right away: {toReturns("return or exchange")}, or{" "}
        {toComplaint("tell us about a fault")}.
      </>
    ),
    sv: (toReturns: Linked, toComplaint: Linked) => (
      <>
        Det går snabbare på webben, med bekräftelse direkt: {toReturns("returnera eller byt")}, eller{" "}
        {toComplaint("berätta om ett fel")}.
      </>
    ),
    nb: (toReturns: Linked, toComplaint: Linked) => (
      <>
        Det går raskere på nettet, med kvittering med en gang: {toReturns("returner eller bytt")}, eller{" "}
        {toComplaint("meld fra om en feil")}.
      </>
    ),
    da: (toReturns: Linked, toComplaint: Linked) => (
      <>
        Det går hurtigere online, med kvittering med det samme: {toReturns("returnér eller byt")}, eller{" "}
        {toComplaint("fortæl os om en fejl")}.
      </>
    ),
    fi: (toReturns: Linked, toComplaint: Linked) => (
      <>
        Verkossa asia hoituu nopeammin, ja saat heti vahvistuksen: {toReturns("palauta tai vaihda")} tai{" "}
        {toComplaint("kerro viasta")}.
      </>
    ),
  },
});
