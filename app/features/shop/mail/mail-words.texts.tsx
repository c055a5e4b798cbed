import { localised } from "#app/shared/language/localised.ts";

import type { InLink } from "./mail-parts.tsx";

/** What several e-mails say alike. */
export const mailWords = localised({
  // Why one gets an e-mail. The shop's address follows.
  becauseOrdered: {
    en: "You're getting this email because you ordered from us. Questions? We're happy to help:",
    sv: "Du får det här mejlet eftersom du har handlat hos oss. Har du frågor? Vi hjälper gärna till:",
    nb: "Du får denne e-posten fordi du har handlet hos oss. Har du spørsmål? Vi hjelper deg gjerne:",
    da: "Du får denne e-mail, fordi du har handlet hos os. Har du spørgsmål? Vi hjælper gerne:",
    fi: "Saat tämän viestin, koska teit meillä tilauksen. Kysyttävää? Autamme mielellämme:",
  },
  becauseReturned: {
    en: "You're getting this email because you, or someone on your behalf, returned an order. Questions? We're happy to help:",
    sv: "Du får det här mejlet eftersom du, eller någon åt dig, har returnerat en beställning. Har du frågor? Vi hjälper gärna till:",
    nb: "Du får denne e-posten fordi du, eller noen på dine vegne, har returnert en bestilling. Har du spørsmål? Vi hjelper deg gjerne:",
    da: "Du får denne e-mail, fordi du, eller en anden på dine vegne, har returneret en ordre. Har du spørgsmål? Vi hjælper gerne:",
    fi: "Saat tämän viestin, koska sinä tai joku puolestasi palautti tilauksen. Kysyttävää? Autamme mielellämme:",
  },
  order: { en: "Order", sv: "Beställning", nb: "Bestilling", da: "Ordre", fi: "Tilaus" },
  return: { en: "Return", sv: "Retur", nb: "Retur", da: "Returnering", fi: "Palautus" },
  refund: { en: "Refund", sv: "Återbetalning", nb: "Tilbakebetaling", da: "Tilbagebetaling", fi: "Hyvitys" },
  viewOrder: {
    en: "View your order",
    sv: "Visa din beställning",
    nb: "Se bestillingen",
    da: "Se din ordre",
    fi: "Näytä tilaus",
  },
  trackParcel: {
    en: "Track your parcel",
    sv: "Följ ditt paket",
    nb: "Følg pakken",
    da: "Følg din pakke",
    fi: "Seuraa pakettia",
  },
  trackingId: {
    en: "Tracking ID",
    sv: "Kollinummer",
    nb: "Sporingsnummer",
    da: "Trackingnummer",
    fi: "Seurantatunnus",
  },
  otherCarrier: {
    en: "Other carrier",
    sv: "Annan transportör",
    nb: "Annen transportør",
    da: "Andet fragtfirma",
    fi: "Muu kuljetusyhtiö",
  },
  printLabel: {
    en: "Print the return label",
    sv: "Skriv ut returetiketten",
    nb: "Skriv ut returetiketten",
    da: "Udskriv returlabelen",
    fi: "Tulosta palautustarra",
  },
  rightByLaw: {
    en: (withdraw: InLink, name: string) => <>Your legal right: {withdraw(name)}.</>,
    sv: (withdraw: InLink, name: string) => <>Din rätt enligt lag: {withdraw(name)}.</>,
    nb: (withdraw: InLink, name: string) => <>Din rett etter loven: {withdraw(name)}.</>,
    da: (withdraw: InLink, name: string) => <>Din ret efter loven: {withdraw(name)}.</>,
    fi: (withdraw: InLink, name: string) => <>Lakisääteinen oikeutesi: {withdraw(name)}.</>,
  },
});

/** What e-mails say of money that went back. */
export const refundWords = localised({
  subject: {
    en: (order: string) => `Your refund for order ${order}`,
    sv: (order: string) => `Din återbetalning för beställning ${order}`,
    nb: (order: string) => `Tilbakebetaling for bestilling ${order}`,
    da: (order: string) => `Din tilbagebetaling for ordre ${order}`,
    fi: (order: string) => `Hyvityksesi tilauksesta ${order}`,
  },
  refunded: {
    en: (amount: string) => `We refunded ${amount}.`,
    sv: (amount: string) => `Vi har betalat tillbaka ${amount}.`,
    nb: (amount: string) => `Vi har betalt tilbake ${amount}.`,
    da: (amount: string) => `Vi har betalt ${amount} tilbage.`,
    fi: (amount: string) => `Olemme hyvittäneet ${amount}.`,
  },
  onItsWay: {
    en: "Your refund is on its way",
    sv: "Din återbetalning är på väg",
    nb: "Pengene er på vei til deg",
    da: "Dine penge er på vej",
    fi: "Hyvityksesi on matkalla",
  },
  ofWhichShipping: {
    en: "Of which shipping",
    sv: "Varav frakt",
    nb: "Herav frakt",
    da: "Heraf fragt",
    fi: "Josta toimituskulut",
  },
  byBank: {
    en: (amount: string) => `We sent ${amount} to you by bank transfer.`,
    sv: (amount: string) => `Vi har fört över ${amount} till ditt bankkonto.`,
    nb: (amount: string) => `Vi har overført ${amount} til bankkontoen din.`,
    da: (amount: string) => `Vi har overført ${amount} til din bankkonto.`,
    fi: (amount: string) => `Maksoimme ${amount} pankkitilillesi.`,
  },
  asPaid: {
    en: (amount: string) =>
      `We refunded ${amount} to the card or account you paid with. It can take a few days to show up.`,
    sv: (amount: string) =>
      `Vi har betalat tillbaka ${amount} till kortet eller kontot som du betalade med. Det kan ta några dagar innan det syns.`,
    nb: (amount: string) =>
      `Vi har betalt tilbake ${amount} til kortet eller kontoen du betalte med. Det kan ta noen dager før det vises.`,
    da: (amount: string) =>
      `Vi har betalt ${amount} tilbage til det kort eller den konto, du betalte med. Der kan gå et par dage, før det kan ses.`,
    fi: (amount: string) =>
      `Hyvitimme ${amount} kortille tai tilille, jolla maksoit. Hyvitys voi näkyä vasta muutaman päivän kuluttua.`,
  },
  creditNote: {
    en: "Download the credit note",
    sv: "Ladda ner kreditfakturan",
    nb: "Last ned kreditnotaen",
    da: "Hent kreditnotaen",
    fi: "Lataa hyvityslasku",
  },
});
