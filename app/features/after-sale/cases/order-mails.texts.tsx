import type { ReactElement } from "react";

import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

export const deliveredTexts = localised({
  subject: {
    en: (order: string) => `Order ${order} has arrived`,
    sv: (order: string) => `Beställning ${order} har kommit fram`,
    nb: (order: string) => `Bestilling ${order} er kommet fram`,
    da: (order: string) => `Ordre ${order} er nået frem`,
    fi: (order: string) => `Tilaus ${order} on saapunut`,
  },
  preview: {
    en: (order: string) => `Order ${order} has arrived in full. Not right? Return or exchange it.`,
    sv: (order: string) => `Allt i beställning ${order} har kommit fram. Passar något inte? Returnera eller byt.`,
    nb: (order: string) => `Alt i bestilling ${order} er kommet fram. Passer noe ikke? Returner eller bytt.`,
    da: (order: string) => `Alt i ordre ${order} er nået frem. Passer noget ikke? Returnér eller byt.`,
    fi: (order: string) => `Koko tilaus ${order} on saapunut. Eikö jokin sovi? Palauta tai vaihda.`,
  },
  heading: {
    en: "Your order has arrived",
    sv: "Din beställning har kommit fram",
    nb: "Bestillingen din er kommet fram",
    da: "Din ordre er nået frem",
    fi: "Tilauksesi on saapunut",
  },
  delivered: { en: "Delivered", sv: "Levererad", nb: "Levert", da: "Leveret", fi: "Toimitettu" },
  parcel: { en: "Parcel", sv: "Paket", nb: "Pakke", da: "Pakke", fi: "Paketti" },
  parcelDelivered: {
    en: (parcel: string, day: string) => `${parcel}, delivered ${day}`,
    sv: (parcel: string, day: string) => `${parcel}, levererat ${day}`,
    nb: (parcel: string, day: string) => `${parcel}, levert ${day}`,
    da: (parcel: string, day: string) => `${parcel}, leveret ${day}`,
    fi: (parcel: string, day: string) => `${parcel}, toimitettu ${day}`,
  },
  parcelSent: {
    en: (parcel: string, day: string) => `${parcel}, shipped ${day}`,
    sv: (parcel: string, day: string) => `${parcel}, skickat ${day}`,
    nb: (parcel: string, day: string) => `${parcel}, sendt ${day}`,
    da: (parcel: string, day: string) => `${parcel}, sendt ${day}`,
    fi: (parcel: string, day: string) => `${parcel}, lähetetty ${day}`,
  },
  corrected: {
    en: "We first gave you a different delivery date. The dates in this email are the right ones.",
    sv: "Vi angav först ett annat leveransdatum. Det är datumen i det här mejlet som gäller.",
    nb: "Vi oppga først en annen leveringsdato. Det er datoene i denne e-posten som gjelder.",
    da: "Vi oplyste først en anden leveringsdato. Det er datoerne i denne e-mail, der gælder.",
    fi: "Ilmoitimme aiemmin toisen toimituspäivän. Tämän viestin päivät ovat oikeat.",
  },
  whatArrived: {
    en: "What arrived",
    sv: "Det här har kommit fram",
    nb: "Dette er kommet fram",
    da: "Dette er nået frem",
    fi: "Saapuneet tuotteet",
  },
  changedMind: {
    en: "Changed your mind?",
    sv: "Har du ångrat dig?",
    nb: "Har du ombestemt deg?",
    da: "Har du fortrudt?",
    fi: "Muutitko mielesi?",
  },
  returnIt: {
    en: (withdraw: InLink) => <>{withdraw("Return it")} for any reason.</>,
    sv: (withdraw: InLink) => <>{withdraw("Returnera")} utan att säga varför.</>,
    nb: (withdraw: InLink) => <>{withdraw("Returner")} uten å si hvorfor.</>,
    da: (withdraw: InLink) => <>{withdraw("Returnér")} uden at sige hvorfor.</>,
    fi: (withdraw: InLink) => <>{withdraw("Palauta")} syytä kertomatta.</>,
  },
  returnItBy: {
    en: (withdraw: InLink, day: string) => (
      <>
        {withdraw("Return it")} for any reason by {day}.
      </>
    ),
    sv: (withdraw: InLink, day: string) => (
      <>
        {withdraw("Returnera")} senast {day}, utan att säga varför.
      </>
    ),
    nb: (withdraw: InLink, day: string) => (
      <>
        {withdraw("Returner")} senest {day}, uten å si hvorfor.
      </>
    ),
    da: (withdraw: InLink, day: string) => (
      <>
        {withdraw("Returnér")} senest {day} uden at sige hvorfor.
      </>
    ),
    fi: (withdraw: InLink, day: string) => (
      <>
        {withdraw("Palauta")} syytä kertomatta viimeistään {day}.
      </>
    ),
  },
  unusedUntil: {
    en: (day: string) => `Unused with tags on, you have until ${day}.`,
    sv: (day: string) => `Oanvända varor med lapparna kvar kan du returnera till och med ${day}.`,
    nb: (day: string) => `Er varen ubrukt med lappene på, har du til og med ${day}.`,
    da: (day: string) => `Er varen ubrugt med mærkerne på, har du til og med ${day}.`,
    fi: (day: string) => `Käyttämättömät tuotteet, joissa laput ovat kiinni, voit palauttaa viimeistään ${day}.`,
  },
  exchange: {
    en: (exchange: InLink) => <>Wrong size or color? {exchange("Exchange it")}.</>,
    sv: (exchange: InLink) => <>Fel storlek eller färg? {exchange("Byt")}.</>,
    nb: (exchange: InLink) => <>Feil størrelse eller farge? {exchange("Bytt")}.</>,
    da: (exchange: InLink) => <>Forkert størrelse eller farve? {exchange("Byt")}.</>,
    fi: (exchange: InLink) => <>Väärä koko tai väri? {exchange("Vaihda")}.</>,
  },
  exchangeBy: {
    en: (exchange: InLink, day: string) => (
      <>
        Wrong size or color? {exchange("Exchange it")} by {day}.
      </>
    ),
    sv: (exchange: InLink, day: string) => (
      <>
        Fel storlek eller färg? {exchange("Byt")} senast {day}.
      </>
    ),
    nb: (exchange: InLink, day: string) => (
      <>
        Feil størrelse eller farge? {exchange("Bytt")} senest {day}.
      </>
    ),
    da: (exchange: InLink, day: string) => (
      <>
        Forkert størrelse eller farve? {exchange("Byt")} senest {day}.
      </>
    ),
    fi: (exchange: InLink, day: string) => (
      <>
        Väärä koko tai väri? {exchange("Vaihda")} viimeistään {day}.
      </>
    ),
  },
  receipt: {
    en: "Receipt (PDF)",
    sv: "Kvitto (PDF)",
    nb: "Kvittering (PDF)",
    da: "Kvittering (PDF)",
    fi: "Kuitti (PDF)",
  },
  review: {
    en: (review: InLink) => <>Worn it? {review("Write a review")} as a verified buyer.</>,
    sv: (review: InLink) => <>Har du använt det du köpte? {review("Skriv en recension")} som verifierad köpare.</>,
    nb: (review: InLink) => <>Har du brukt det? {review("Skriv en anmeldelse")} som verifisert kjøper.</>,
    da: (review: InLink) => <>Har du haft det på? {review("Skriv en anmeldelse")} som verificeret køber.</>,
    fi: (review: InLink) => <>Joko kokeilit? {review("Kirjoita arvostelu")} vahvistettuna ostajana.</>,
  },
});

export const orderLinkMailTexts = localised({
  subject: {
    en: (order: string) => `Your link to order ${order}`,
    sv: (order: string) => `Din länk till beställning ${order}`,
    nb: (order: string) => `Lenken til bestilling ${order}`,
    da: (order: string) => `Dit link til ordre ${order}`,
    fi: (order: string) => `Linkki tilaukseesi ${order}`,
  },
  preview: {
    en: "See where it is, return or exchange it, or get your receipt.",
    sv: "Se var den är, returnera eller byt, eller hämta kvittot.",
    nb: "Se hvor den er, returner eller bytt, eller hent kvitteringen.",
    da: "Se, hvor den er, returnér eller byt, eller hent din kvittering.",
    fi: "Katso, missä se on, palauta tai vaihda, tai hae kuitti.",
  },
  heading: {
    en: "Here's your order",
    sv: "Här är din beställning",
    nb: "Her er bestillingen din",
    da: "Her er din ordre",
    fi: "Tässä on tilauksesi",
  },
  footer: {
    en: "Didn't ask for this? Ignore this email: nobody can open your order without the link.",
    sv: "Har du inte bett om det här? Bry dig inte om mejlet: ingen kan öppna din beställning utan länken.",
    nb: "Har du ikke bedt om dette? Se bort fra e-posten: Ingen kan åpne bestillingen uten lenken.",
    da: "Har du ikke bedt om dette? Se bort fra e-mailen: Ingen kan åbne din ordre uden linket.",
    fi: "Etkö pyytänyt tätä? Jätä viesti huomiotta: kukaan ei voi avata tilaustasi ilman linkkiä.",
  },
  intro: {
    en: (order: ReactElement) => (
      <>
        You asked for the link to order {order}. See where it is, get your receipt, return it, or exchange it for
        another size or color.
      </>
    ),
    sv: (order: ReactElement) => (
      <>Du bad om länken till beställning {order}. Se var den är, hämta kvittot, returnera eller byt storlek.</>
    ),
    nb: (order: ReactElement) => (
      <>Du ba om lenken til bestilling {order}. Se hvor den er, hent kvitteringen, returner eller bytt størrelse.</>
    ),
    da: (order: ReactElement) => (
      <>Du bad om linket til ordre {order}. Se, hvor den er, hent kvitteringen, returnér eller byt størrelse.</>
    ),
    fi: (order: ReactElement) => (
      <>Pyysit linkkiä tilaukseen {order}. Katso, missä se on, hae kuitti, palauta tai vaihda kokoa.</>
    ),
  },
  keep: {
    en: "Don't forward this email: the link opens your order.",
    sv: "Skicka inte mejlet vidare: länken öppnar din beställning.",
    nb: "Ikke videresend e-posten: Lenken åpner bestillingen din.",
    da: "Videresend ikke denne e-mail: Linket åbner din ordre.",
    fi: "Älä lähetä viestiä eteenpäin: linkki avaa tilauksesi.",
  },
  faulty: {
    en: (complain: InLink) => <>Something faulty? {complain("Tell us")}.</>,
    sv: (complain: InLink) => <>Är något fel på en vara? {complain("Berätta det för oss")}.</>,
    nb: (complain: InLink) => <>Er det feil på en vare? {complain("Si fra til oss")}.</>,
    da: (complain: InLink) => <>Er der fejl på en vare? {complain("Sig det til os")}.</>,
    fi: (complain: InLink) => <>Onko tuotteessa vikaa? {complain("Kerro meille")}.</>,
  },
});
