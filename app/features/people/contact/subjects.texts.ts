import { localised } from "#app/shared/language/localised.ts";

/** What a message may be about (specification S27), by its id. */
export const subjectNames = localised({
  order: {
    en: "Order Inquiry",
    sv: "Fråga om en beställning",
    nb: "Spørsmål om en bestilling",
    da: "Spørgsmål om en ordre",
    fi: "Kysymys tilauksesta",
  },
  product: {
    en: "Product Information",
    sv: "Fråga om en produkt",
    nb: "Spørsmål om et produkt",
    da: "Spørgsmål om et produkt",
    fi: "Kysymys tuotteesta",
  },
  returns: {
    en: "Returns & Exchanges",
    sv: "Returer och byten",
    nb: "Returer og bytter",
    da: "Returnering og ombytning",
    fi: "Palautukset ja vaihdot",
  },
  feedback: { en: "Feedback", sv: "Synpunkter", nb: "Tilbakemelding", da: "Feedback", fi: "Palaute" },
  other: { en: "Other", sv: "Övrigt", nb: "Annet", da: "Andet", fi: "Muu asia" },
});
