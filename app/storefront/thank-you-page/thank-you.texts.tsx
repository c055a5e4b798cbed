import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** The confirmation of an order, and the page of an order. */
export const thankYouTexts = localised({
  yourOrder: {
    en: "Your order",
    sv: "Din beställning",
    nb: "Bestillingen din",
    da: "Din ordre",
    fi: "Tilauksesi",
  },
  placed: {
    en: "Order placed successfully!",
    sv: "Beställningen är gjord!",
    nb: "Bestillingen er gjennomført!",
    da: "Bestillingen er gennemført!",
    fi: "Tilaus on tehty!",
  },
  thanks: {
    en: "Thank You for Your Order!",
    sv: "Tack för din beställning!",
    nb: "Takk for bestillingen!",
    da: "Tak for din ordre!",
    fi: "Kiitos tilauksestasi!",
  },
  estimatedDelivery: {
    en: (days: ReactNode) => <>Estimated delivery {days}</>,
    sv: (days: ReactNode) => <>Beräknad leverans {days}</>,
    nb: (days: ReactNode) => <>Forventet levering {days}</>,
    da: (days: ReactNode) => <>Forventet levering {days}</>,
    fi: (days: ReactNode) => <>Arvioitu toimitus {days}</>,
  },
  orderNumber: {
    en: (number: ReactNode) => <>Order number {number}</>,
    sv: (number: ReactNode) => <>Ordernummer {number}</>,
    nb: (number: ReactNode) => <>Ordrenummer {number}</>,
    da: (number: ReactNode) => <>Ordrenummer {number}</>,
    fi: (number: ReactNode) => <>Tilausnumero {number}</>,
  },
  emailed: {
    en: (email: ReactNode) => <>We've emailed your confirmation to {email}</>,
    sv: (email: ReactNode) => <>Vi har mejlat orderbekräftelsen till {email}</>,
    nb: (email: ReactNode) => <>Vi har sendt ordrebekreftelsen til {email}</>,
    da: (email: ReactNode) => <>Vi har sendt ordrebekræftelsen til {email}</>,
    fi: (email: ReactNode) => <>Lähetimme tilausvahvistuksen osoitteeseen {email}</>,
  },
  trackOrder: {
    en: "Track my order",
    sv: "Följ min beställning",
    nb: "Følg bestillingen min",
    da: "Følg min ordre",
    fi: "Seuraa tilaustani",
  },
  trackParcel: {
    en: "Track your parcel",
    sv: "Följ ditt paket",
    nb: "Følg pakken din",
    da: "Følg din pakke",
    fi: "Seuraa pakettia",
  },
  exchangeOrReturn: {
    en: "Exchange or return",
    sv: "Byt eller returnera",
    nb: "Bytt eller returner",
    da: "Byt eller returnér",
    fi: "Vaihda tai palauta",
  },
  writeReview: {
    en: "Write a Review",
    sv: "Skriv en recension",
    nb: "Skriv en anmeldelse",
    da: "Skriv en anmeldelse",
    fi: "Kirjoita arvostelu",
  },
  whatNext: {
    en: "What happens next",
    sv: "Det här händer nu",
    nb: "Dette skjer nå",
    da: "Det sker der nu",
    fi: "Mitä seuraavaksi tapahtuu",
  },
  pack: {
    en: "We'll pack it within one business day.",
    sv: "Vi packar den inom en vardag.",
    nb: "Vi pakker den innen én virkedag.",
    da: "Vi pakker den inden for én hverdag.",
    fi: "Pakkaamme sen yhden arkipäivän kuluessa.",
  },
  emailTracking: {
    en: "We'll email you a tracking link when it ships.",
    sv: "Vi mejlar en spårningslänk när den skickas.",
    nb: "Vi sender deg en sporingslenke når den sendes.",
    da: "Vi sender dig et trackinglink, når den sendes.",
    fi: "Lähetämme seurantalinkin, kun se lähtee.",
  },
  trackAnytime: {
    en: "Track it anytime with your order number.",
    sv: "Följ den när som helst med ditt ordernummer.",
    nb: "Følg den når som helst med ordrenummeret ditt.",
    da: "Følg den når som helst med dit ordrenummer.",
    fi: "Seuraa sitä milloin vain tilausnumerollasi.",
  },
  continueShopping: {
    en: "Continue Shopping",
    sv: "Fortsätt handla",
    nb: "Fortsett å handle",
    da: "Shop videre",
    fi: "Jatka ostoksia",
  },
  moment: {
    en: "One moment",
    sv: "Ett ögonblick",
    nb: "Et øyeblikk",
    da: "Et øjeblik",
    fi: "Hetkinen",
  },
  preparing: {
    en: "Preparing your confirmation...",
    sv: "Din bekräftelse hämtas...",
    nb: "Bekreftelsen din hentes...",
    da: "Din bekræftelse hentes...",
    fi: "Haetaan vahvistustasi...",
  },
  noOrder: {
    en: "No order found",
    sv: "Ingen beställning hittades",
    nb: "Fant ingen bestilling",
    da: "Ingen ordre fundet",
    fi: "Tilausta ei löytynyt",
  },
  noOrderText: {
    en: (link: ReactNode) => (
      <>
        This page shows the order you just placed. You can always open it from your confirmation email. Lost it? {link}.
      </>
    ),
    sv: (link: ReactNode) => (
      <>
        Här visas beställningen du just gjorde. Du kan alltid öppna den från orderbekräftelsen i din e-post. Har du
        tappat bort den? {link}.
      </>
    ),
    nb: (link: ReactNode) => (
      <>
        Her vises bestillingen du nettopp la inn. Du kan alltid åpne den fra ordrebekreftelsen på e-post. Har du mistet
        den? {link}.
      </>
    ),
    da: (link: ReactNode) => (
      <>
        Her vises den ordre, du lige har afgivet. Du kan altid åbne den fra ordrebekræftelsen i din e-mail. Har du
        mistet den? {link}.
      </>
    ),
    fi: (link: ReactNode) => (
      <>
        Tällä sivulla näkyy juuri tekemäsi tilaus. Voit aina avata sen tilausvahvistuksen sähköpostista. Hukassa? {link}
        .
      </>
    ),
  },
  emailLink: {
    en: "Email me the link",
    sv: "Mejla mig länken",
    nb: "Send meg lenken",
    da: "Send mig linket",
    fi: "Lähetä minulle linkki",
  },
  returnHome: {
    en: "Return to Home",
    sv: "Tillbaka till startsidan",
    nb: "Tilbake til forsiden",
    da: "Tilbage til forsiden",
    fi: "Takaisin etusivulle",
  },
  quantity: {
    en: (count: number) => `Quantity: ${count}`,
    sv: (count: number) => `Antal: ${count}`,
    nb: (count: number) => `Antall: ${count}`,
    da: (count: number) => `Antal: ${count}`,
    fi: (count: number) => `Määrä: ${count}`,
  },
  shippingAddress: {
    en: "Shipping address",
    sv: "Leveransadress",
    nb: "Leveringsadresse",
    da: "Leveringsadresse",
    fi: "Toimitusosoite",
  },
  notLookedUp: {
    en: "We couldn't look up your order. Try again in a moment.",
    sv: "Vi kunde inte hämta din beställning. Försök igen om en stund.",
    nb: "Vi kunne ikke hente bestillingen din. Prøv igjen om litt.",
    da: "Vi kunne ikke hente din ordre. Prøv igen om lidt.",
    fi: "Tilaustasi ei voitu hakea. Yritä hetken kuluttua uudelleen.",
  },
  byLink: {
    en: (link: ReactNode) => (
      <>The link in your confirmation email opens everything you can do with this order. Lost it? {link}.</>
    ),
    sv: (link: ReactNode) => (
      <>Länken i orderbekräftelsen öppnar allt du kan göra med beställningen. Har du tappat bort den? {link}.</>
    ),
    nb: (link: ReactNode) => (
      <>Lenken i ordrebekreftelsen åpner alt du kan gjøre med bestillingen. Har du mistet den? {link}.</>
    ),
    da: (link: ReactNode) => (
      <>Linket i ordrebekræftelsen åbner alt, du kan gøre med ordren. Har du mistet det? {link}.</>
    ),
    fi: (link: ReactNode) => (
      <>Tilausvahvistuksen linkistä avautuu kaikki, mitä voit tilaukselle tehdä. Hukassa? {link}.</>
    ),
  },
  noExchange: {
    en: "You can exchange items for another size or color once your order has shipped.",
    sv: "Du kan byta storlek eller färg när beställningen har skickats.",
    nb: "Du kan bytte størrelse eller farge når bestillingen er sendt.",
    da: "Du kan bytte størrelse eller farve, når ordren er sendt.",
    fi: "Voit vaihtaa kokoa tai väriä, kun tilaus on lähetetty.",
  },
  questions: {
    en: "Questions about this order? Contact us",
    sv: "Frågor om beställningen? Kontakta oss",
    nb: "Spørsmål om bestillingen? Kontakt oss",
    da: "Spørgsmål om ordren? Kontakt os",
    fi: "Kysyttävää tilauksesta? Ota yhteyttä",
  },
  linkExpired: {
    en: "This link has expired",
    sv: "Länken har gått ut",
    nb: "Lenken er utløpt",
    da: "Linket er udløbet",
    fi: "Linkki on vanhentunut",
  },
  linkExpiredText: {
    en: "Order links work for 180 days. Get a new one by email.",
    sv: "Länkar till beställningar gäller i 180 dagar. Få en ny via e-post.",
    nb: "Lenker til bestillinger gjelder i 180 dager. Få en ny på e-post.",
    da: "Links til ordrer virker i 180 dage. Få et nyt på e-mail.",
    fi: "Tilauslinkit toimivat 180 päivää. Pyydä uusi sähköpostiisi.",
  },
});
