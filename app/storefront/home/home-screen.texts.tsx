import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

export const homeTexts = localised({
  metaTitle: {
    en: "Nordic performance wear",
    sv: "Nordiska träningskläder",
    nb: "Nordiske treningsklær",
    da: "Nordisk træningstøj",
    fi: "Pohjoismaisia treenivaatteita",
  },
  metaDescription: {
    en: "Not just apparel, a mode you enter. Performance wear for training in the north, with fast delivery and easy returns.",
    sv: "Inte bara kläder, ett läge du går in i. Funktionskläder för träning i norr, med snabb leverans och enkel retur.",
    nb: "Ikke bare klær, men en modus du går inn i. Treningsklær for trening i nord, med rask levering og enkel retur.",
    da: "Ikke bare tøj, men en tilstand, du træder ind i. Træningstøj til træning i nord, med hurtig levering og nem returnering.",
    fi: "Ei vain vaatteita vaan tila, johon siirryt. Vaatteet treeniin pohjoisessa, nopea toimitus ja helppo palautus.",
  },
  highlights: { en: "Highlights", sv: "Aktuellt", nb: "Aktuelt", da: "Aktuelt", fi: "Ajankohtaista" },
  carousel: { en: "carousel", sv: "bildspel", nb: "karusell", da: "karrusel", fi: "karuselli" },
  slide: { en: "slide", sv: "bild", nb: "bilde", da: "billede", fi: "kuva" },
  slideOf: {
    en: (number: number, count: number) => `${number} of ${count}`,
    sv: (number: number, count: number) => `${number} av ${count}`,
    nb: (number: number, count: number) => `${number} av ${count}`,
    da: (number: number, count: number) => `${number} af ${count}`,
    fi: (number: number, count: number) => `${number}/${count}`,
  },
  showSlide: {
    en: (number: number) => `Slide ${number}`,
    sv: (number: number) => `Bild ${number}`,
    nb: (number: number) => `Bilde ${number}`,
    da: (number: number) => `Billede ${number}`,
    fi: (number: number) => `Kuva ${number}`,
  },
  byCategory: {
    en: "Shop by category",
    sv: "Handla efter kategori",
    nb: "Handle etter kategori",
    da: "Shop efter kategori",
    fi: "Tuoteryhmät",
  },
  featured: { en: "Featured", sv: "Utvalt", nb: "Utvalgt", da: "Udvalgt", fi: "Poimintoja" },
  nothingYet: {
    en: "New items are on their way. Please check back soon.",
    sv: "Nya varor är på väg. Titta gärna in snart igen.",
    nb: "Nye varer er på vei. Kom gjerne tilbake snart.",
    da: "Nye varer er på vej. Kig gerne forbi igen snart.",
    fi: "Uusia tuotteita on tulossa. Tervetuloa pian uudelleen.",
  },
  story: { en: "Our story", sv: "Vår historia", nb: "Vår historie", da: "Vores historie", fi: "Tarinamme" },
  customersSay: {
    en: "What customers say",
    sv: "Det säger kunderna",
    nb: "Dette sier kundene",
    da: "Det siger kunderne",
    fi: "Asiakkaat kertovat",
  },
  allReviews: {
    en: "All reviews",
    sv: "Alla recensioner",
    nb: "Alle anmeldelser",
    da: "Alle anmeldelser",
    fi: "Kaikki arvostelut",
  },
  promises: {
    en: "What you can count on",
    sv: "Det här kan du räkna med",
    nb: "Dette kan du regne med",
    da: "Det kan du regne med",
    fi: "Tähän voit luottaa",
  },
  reach: {
    en: (email: ReactNode, phone: ReactNode, hours: ReactNode) => (
      <>
        Questions? {email} or {phone}. {hours}.
      </>
    ),
    sv: (email: ReactNode, phone: ReactNode, hours: ReactNode) => (
      <>
        Frågor? {email} eller {phone}. {hours}.
      </>
    ),
    nb: (email: ReactNode, phone: ReactNode, hours: ReactNode) => (
      <>
        Spørsmål? {email} eller {phone}. {hours}.
      </>
    ),
    da: (email: ReactNode, phone: ReactNode, hours: ReactNode) => (
      <>
        Spørgsmål? {email} eller {phone}. {hours}.
      </>
    ),
    fi: (email: ReactNode, phone: ReactNode, hours: ReactNode) => (
      <>
        Kysyttävää? {email} tai {phone}. {hours}.
      </>
    ),
  },
  follow: { en: "Follow us", sv: "Följ oss", nb: "Følg oss", da: "Følg os", fi: "Seuraa meitä" },
});
