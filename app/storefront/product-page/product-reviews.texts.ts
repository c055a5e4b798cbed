import { localised } from "#app/shared/language/localised.ts";

export const productReviewsTexts = localised({
  title: {
    en: "Customer Reviews",
    // Broken there where a phone has no room for it.
    sv: "Kund\u00ADrecensioner",
    nb: "Kunde\u00ADanmeldelser",
    da: "Kunde\u00ADanmeldelser",
    fi: "Asiakkaiden arvostelut",
  },
  none: {
    en: "No reviews yet. Be the first to write one.",
    sv: "Inga recensioner än. Bli först med att skriva en.",
    nb: "Ingen anmeldelser ennå. Skriv den første.",
    da: "Ingen anmeldelser endnu. Skriv den første.",
    fi: "Ei vielä arvosteluja. Kirjoita ensimmäinen.",
  },
  noneVerified: {
    en: "No verified reviews yet.",
    sv: "Inga verifierade recensioner än.",
    nb: "Ingen verifiserte anmeldelser ennå.",
    da: "Ingen verificerede anmeldelser endnu.",
    fi: "Ei vielä vahvistettuja arvosteluja.",
  },
  /** Where there is more than one. */
  all: {
    en: (count: number) => `All ${count} reviews`,
    sv: (count: number) => `Alla ${count} recensioner`,
    nb: (count: number) => `Alle ${count} anmeldelser`,
    da: (count: number) => `Alle ${count} anmeldelser`,
    fi: (count: number) => `Kaikki ${count} arvostelua`,
  },
  votes: {
    en: (votes: number) => `, ${votes} ${votes === 1 ? "vote" : "votes"}`,
    sv: (votes: number) => `, ${votes} ${votes === 1 ? "röst" : "röster"}`,
    nb: (votes: number) => `, ${votes} ${votes === 1 ? "stemme" : "stemmer"}`,
    da: (votes: number) => `, ${votes} ${votes === 1 ? "stemme" : "stemmer"}`,
    fi: (votes: number) => `, ${votes} ${votes === 1 ? "ääni" : "ääntä"}`,
  },
});
