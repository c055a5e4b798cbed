import type { ReactElement } from "react";

import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

/** What e-mails say of an order and its delivery alike. */
export const orderMailWords = localised({
  estimated: {
    en: "Estimated delivery",
    sv: "Beräknad leverans",
    nb: "Forventet levering",
    da: "Forventet levering",
    fi: "Arvioitu toimitus",
  },
  trackOrder: {
    en: "Track your order",
    sv: "Följ din beställning",
    nb: "Følg bestillingen",
    da: "Følg din ordre",
    fi: "Seuraa tilausta",
  },
});

export const confirmationTexts = localised({
  subject: {
    en: (order: string) => `Order ${order} confirmed`,
    sv: (order: string) => `Beställning ${order} är bekräftad`,
    nb: (order: string) => `Bestilling ${order} er bekreftet`,
    da: (order: string) => `Ordre ${order} er bekræftet`,
    fi: (order: string) => `Tilaus ${order} on vahvistettu`,
  },
  preview: {
    en: (order: string, expected: string) => `Your order ${order} is confirmed. Estimated delivery: ${expected}.`,
    sv: (order: string, expected: string) => `Din beställning ${order} är bekräftad. Beräknad leverans: ${expected}.`,
    nb: (order: string, expected: string) => `Bestillingen ${order} er bekreftet. Forventet levering: ${expected}`,
    da: (order: string, expected: string) => `Din ordre ${order} er bekræftet. Forventet levering: ${expected}`,
    fi: (order: string, expected: string) => `Tilauksesi ${order} on vahvistettu. Arvioitu toimitus: ${expected}.`,
  },
  heading: {
    en: "Thank you for your order",
    sv: "Tack för din beställning",
    nb: "Takk for bestillingen",
    da: "Tak for din ordre",
    fi: "Kiitos tilauksestasi",
  },
  intro: {
    en: "We're getting it ready and will email you when it ships. Your receipt and terms are attached, so keep this email.",
    sv: "Vi packar den och mejlar dig när den skickas. Kvittot och köpvillkoren är bifogade, så spara det här mejlet.",
    nb: "Vi gjør den klar og sender deg en e-post når den er på vei. Kvitteringen og kjøpsvilkårene er vedlagt, så ta vare på denne e-posten.",
    da: "Vi gør den klar og sender dig en e-mail, når den er på vej. Kvitteringen og handelsbetingelserne er vedhæftet, så gem denne e-mail.",
    fi: "Valmistelemme tilaustasi ja lähetämme sähköpostia, kun se lähtee. Kuitti ja toimitusehdot ovat liitteinä, joten säilytä tämä viesti.",
  },
  yourOrder: {
    en: "Your order",
    sv: "Din beställning",
    nb: "Bestillingen din",
    da: "Din ordre",
    fi: "Tilauksesi",
  },
  paidWith: {
    en: (method: string) => `Payment method: ${method}`,
    sv: (method: string) => `Betalsätt: ${method}`,
    nb: (method: string) => `Betalingsmåte: ${method}`,
    da: (method: string) => `Betalingsmåde: ${method}`,
    fi: (method: string) => `Maksutapa: ${method}`,
  },
  shipsTo: { en: "Ships to", sv: "Skickas till", nb: "Sendes til", da: "Sendes til", fi: "Toimitusosoite" },
});

export const shippedTexts = localised({
  subject: {
    en: (order: string) => `Order ${order} is on its way`,
    sv: (order: string) => `Beställning ${order} är på väg`,
    nb: (order: string) => `Bestilling ${order} er på vei`,
    da: (order: string) => `Ordre ${order} er på vej`,
    fi: (order: string) => `Tilaus ${order} on matkalla`,
  },
  preview: {
    en: (expected: string) => `Estimated delivery: ${expected}.`,
    sv: (expected: string) => `Beräknad leverans: ${expected}.`,
    nb: (expected: string) => `Forventet levering: ${expected}`,
    da: (expected: string) => `Forventet levering: ${expected}`,
    fi: (expected: string) => `Arvioitu toimitus: ${expected}.`,
  },
  previewWith: {
    en: (carrier: string, expected: string) => `${carrier} has your parcel. Estimated delivery: ${expected}.`,
    sv: (carrier: string, expected: string) => `${carrier} har ditt paket. Beräknad leverans: ${expected}.`,
    nb: (carrier: string, expected: string) => `${carrier} har pakken din. Forventet levering: ${expected}`,
    da: (carrier: string, expected: string) => `${carrier} har din pakke. Forventet levering: ${expected}`,
    fi: (carrier: string, expected: string) =>
      `Paketti on annettu kuljetettavaksi: ${carrier}. Arvioitu toimitus: ${expected}.`,
  },
  heading: {
    en: "Your order is on its way",
    sv: "Din beställning är på väg",
    nb: "Bestillingen din er på vei",
    da: "Din ordre er på vej",
    fi: "Tilauksesi on matkalla",
  },
  left: {
    en: (order: ReactElement) => <>Order {order} has left our warehouse.</>,
    sv: (order: ReactElement) => <>Beställning {order} har lämnat vårt lager.</>,
    nb: (order: ReactElement) => <>Bestilling {order} har forlatt lageret vårt.</>,
    da: (order: ReactElement) => <>Ordre {order} har forladt vores lager.</>,
    fi: (order: ReactElement) => <>Tilaus {order} on lähtenyt varastostamme.</>,
  },
  partLeft: {
    en: (order: ReactElement) => (
      <>Part of order {order} has left our warehouse. The rest ships in a separate parcel.</>
    ),
    sv: (order: ReactElement) => (
      <>En del av beställning {order} har lämnat vårt lager. Resten skickas i ett eget paket.</>
    ),
    nb: (order: ReactElement) => (
      <>En del av bestilling {order} har forlatt lageret vårt. Resten sendes i en egen pakke.</>
    ),
    da: (order: ReactElement) => (
      <>En del af ordre {order} har forladt vores lager. Resten sendes i en separat pakke.</>
    ),
    fi: (order: ReactElement) => (
      <>Osa tilauksesta {order} on lähtenyt varastostamme. Loput lähetetään erillisessä paketissa.</>
    ),
  },
  carrier: { en: "Carrier", sv: "Transportör", nb: "Transportør", da: "Fragtfirma", fi: "Kuljetusyhtiö" },
  inParcel: {
    en: "In this parcel",
    sv: "I det här paketet",
    nb: "I denne pakken",
    da: "I denne pakke",
    fi: "Tässä paketissa",
  },
  wholeOrder: {
    en: (order: InLink) => <>You can also {order("view your whole order")}.</>,
    sv: (order: InLink) => <>Du kan också {order("se hela beställningen")}.</>,
    nb: (order: InLink) => <>Du kan også {order("se hele bestillingen")}.</>,
    da: (order: InLink) => <>Du kan også {order("se hele din ordre")}.</>,
    fi: (order: InLink) => <>Voit myös {order("katsoa koko tilauksen")}.</>,
  },
  changedMind: {
    en: "Changed your mind? You can return your order, even before it arrives.",
    sv: "Har du ångrat dig? Du kan returnera beställningen även innan den har kommit fram.",
    nb: "Har du ombestemt deg? Du kan returnere bestillingen også før den er kommet fram.",
    da: "Har du fortrudt? Du kan returnere din ordre, også før den er nået frem.",
    fi: "Muutitko mielesi? Voit palauttaa tilauksen jo ennen kuin se saapuu.",
  },
});

/** What one can do when an order is not right, at the end of its confirmation. */
export const returnsAndHelpTexts = localised({
  heading: {
    en: "If it's not right",
    sv: "Om något inte stämmer",
    nb: "Hvis noe ikke stemmer",
    da: "Hvis noget ikke passer",
    fi: "Jos jokin ei sovi",
  },
  periods: {
    en: (lawDays: number, ourDays: number, withdraw: InLink, exchange: InLink) => (
      <>
        You have {ourDays} days from delivery to {withdraw("return")} unused items. Returns and {exchange("exchanges")}{" "}
        are free. By law, you can return anything for any reason within {lawDays} days.
      </>
    ),
    sv: (lawDays: number, ourDays: number, withdraw: InLink, exchange: InLink) => (
      <>
        Du kan {withdraw("returnera")} oanvända varor inom {ourDays} dagar från leveransen. Returer och{" "}
        {exchange("byten")} är gratis. Enligt lag kan du returnera vad du vill inom {lawDays} dagar, utan att säga
        varför.
      </>
    ),
    nb: (lawDays: number, ourDays: number, withdraw: InLink, exchange: InLink) => (
      <>
        Du kan {withdraw("returnere")} ubrukte varer innen {ourDays} dager fra leveringen. Returer og{" "}
        {exchange("bytter")} er gratis. Etter loven kan du returnere hva du vil innen {lawDays} dager, uten å si
        hvorfor.
      </>
    ),
    da: (lawDays: number, ourDays: number, withdraw: InLink, exchange: InLink) => (
      <>
        Du kan {withdraw("returnere")} ubrugte varer inden for {ourDays} dage fra leveringen. Returnering og{" "}
        {exchange("ombytning")} er gratis. Efter loven kan du returnere hvad som helst inden for {lawDays} dage uden at
        sige hvorfor.
      </>
    ),
    fi: (lawDays: number, ourDays: number, withdraw: InLink, exchange: InLink) => (
      <>
        Voit {withdraw("palauttaa")} käyttämättömät tuotteet {ourDays} päivän kuluessa toimituksesta. Palautukset ja{" "}
        {exchange("vaihdot")} ovat ilmaisia. Lain mukaan voit palauttaa minkä tahansa tuotteen syytä kertomatta{" "}
        {lawDays} päivän kuluessa.
      </>
    ),
  },
  faulty: {
    en: (complain: InLink) => <>Something faulty? {complain("Tell us")}, and we'll make it right.</>,
    sv: (complain: InLink) => <>Är något fel på en vara? {complain("Berätta det för oss")}, så ordnar vi det.</>,
    nb: (complain: InLink) => <>Er det feil på en vare? {complain("Si fra til oss")}, så ordner vi det.</>,
    da: (complain: InLink) => <>Er der fejl på en vare? {complain("Sig det til os")}, så ordner vi det.</>,
    fi: (complain: InLink) => <>Onko tuotteessa vikaa? {complain("Kerro meille")}, niin hoidamme asian.</>,
  },
  attached: {
    en: (receipt: InLink) => (
      <>Attached: your {receipt("receipt")}, our terms, and your right of withdrawal with the standard form.</>
    ),
    sv: (receipt: InLink) => (
      <>Bifogat: ditt {receipt("kvitto")}, våra köpvillkor och din ångerrätt med standardblanketten.</>
    ),
    nb: (receipt: InLink) => (
      <>Vedlagt: {receipt("kvitteringen")}, kjøpsvilkårene våre og angreretten din med angreskjema.</>
    ),
    da: (receipt: InLink) => (
      <>
        Vedhæftet: din {receipt("kvittering")}, vores handelsbetingelser og din fortrydelsesret med
        standardfortrydelsesformularen.
      </>
    ),
    fi: (receipt: InLink) => (
      <>Liitteinä: {receipt("kuittisi")}, toimitusehtomme, peruuttamisohje ja peruuttamislomake.</>
    ),
  },
});
