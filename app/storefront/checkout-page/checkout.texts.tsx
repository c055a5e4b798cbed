import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** The checkout's page: its parts, fields and notices. */
export const checkoutTexts = localised({
  closed: {
    en: "Checkout is closed right now",
    sv: "Kassan är stängd just nu",
    nb: "Kassen er stengt akkurat nå",
    da: "Kassen er lukket lige nu",
    fi: "Kassa on nyt suljettu",
  },
  closedText: {
    en: "Your cart is saved. Please come back later.",
    sv: "Din varukorg är sparad. Kom tillbaka senare.",
    nb: "Handlekurven din er lagret. Kom tilbake senere.",
    da: "Din kurv er gemt. Kom tilbage senere.",
    fi: "Ostoskorisi on tallessa. Tule myöhemmin uudelleen.",
  },
  emptyText: {
    en: "Add something to your cart first.",
    sv: "Lägg något i varukorgen först.",
    nb: "Legg noe i handlekurven først.",
    da: "Læg noget i kurven først.",
    fi: "Lisää ensin jotain ostoskoriin.",
  },
  yourOrder: {
    en: "Your order",
    sv: "Din beställning",
    nb: "Bestillingen din",
    da: "Din bestilling",
    fi: "Tilauksesi",
  },
  customer: {
    en: "Customer Information",
    sv: "Dina uppgifter",
    nb: "Dine opplysninger",
    da: "Dine oplysninger",
    fi: "Omat tiedot",
  },
  shippingAddress: {
    en: "Shipping Address",
    sv: "Leveransadress",
    nb: "Leveringsadresse",
    da: "Leveringsadresse",
    fi: "Toimitusosoite",
  },
  billingAddress: {
    en: "Billing Address",
    sv: "Fakturaadress",
    nb: "Fakturaadresse",
    da: "Faktureringsadresse",
    fi: "Laskutusosoite",
  },
  sameAsShipping: {
    en: "Same as shipping address",
    sv: "Samma som leveransadressen",
    nb: "Samme som leveringsadressen",
    da: "Samme som leveringsadressen",
    fi: "Sama kuin toimitusosoite",
  },
  shippingMethod: {
    en: "Shipping Method",
    sv: "Leveranssätt",
    nb: "Leveringsmåte",
    da: "Leveringsmåde",
    fi: "Toimitustapa",
  },
  paymentMethod: {
    en: "Payment Method",
    sv: "Betalsätt",
    nb: "Betalingsmåte",
    da: "Betalingsmåde",
    fi: "Maksutapa",
  },
  stayConnected: {
    en: "Stay Connected",
    sv: "Håll kontakten",
    nb: "Hold kontakten",
    da: "Hold kontakten",
    fi: "Pysy kuulolla",
  },
  email: {
    en: "Email",
    sv: "E-post",
    nb: "E-post",
    da: "E-mail",
    fi: "Sähköposti",
  },
  firstName: {
    en: "First name",
    sv: "Förnamn",
    nb: "Fornavn",
    da: "Fornavn",
    fi: "Etunimi",
  },
  lastName: {
    en: "Last name",
    sv: "Efternamn",
    nb: "Etternavn",
    da: "Efternavn",
    fi: "Sukunimi",
  },
  phone: {
    en: "Phone",
    sv: "Telefon",
    nb: "Telefon",
    da: "Telefon",
    fi: "Puhelin",
  },
  phoneOptional: {
    en: "Phone (optional)",
    sv: "Telefon (valfritt)",
    nb: "Telefon (valgfritt)",
    da: "Telefon (valgfrit)",
    fi: "Puhelin (valinnainen)",
  },
  phoneHint: {
    en: "For the delivery driver only.",
    sv: "Bara för den som levererar.",
    nb: "Bare for den som leverer.",
    da: "Kun til den, der leverer.",
    fi: "Vain kuljettajaa varten.",
  },
  address: {
    en: "Address",
    sv: "Adress",
    nb: "Adresse",
    da: "Adresse",
    fi: "Osoite",
  },
  postalCode: {
    en: "Postal code",
    sv: "Postnummer",
    nb: "Postnummer",
    da: "Postnummer",
    fi: "Postinumero",
  },
  city: {
    en: "City",
    sv: "Ort",
    nb: "Poststed",
    da: "By",
    fi: "Kaupunki",
  },
  country: {
    en: "Country",
    sv: "Land",
    nb: "Land",
    da: "Land",
    fi: "Maa",
  },
  edit: {
    en: "Edit",
    sv: "Ändra",
    nb: "Endre",
    da: "Ret",
    fi: "Muokkaa",
  },
  removeUnavailable: {
    en: "Remove unavailable items",
    sv: "Ta bort varor som inte finns",
    nb: "Fjern varer som ikke finnes",
    da: "Fjern varer, der ikke fås",
    fi: "Poista loppuneet tuotteet",
  },
  notAvailable: {
    en: "Not available",
    sv: "Finns inte",
    nb: "Ikke tilgjengelig",
    da: "Fås ikke",
    fi: "Ei saatavilla",
  },
  quantity: {
    en: "Quantity:",
    sv: "Antal:",
    nb: "Antall:",
    da: "Antal:",
    fi: "Määrä:",
  },
  turnOnScripts: {
    en: "Turn on JavaScript to order here.",
    sv: "Slå på JavaScript för att beställa här.",
    nb: "Slå på JavaScript for å bestille her.",
    da: "Slå JavaScript til for at bestille her.",
    fi: "Ota JavaScript käyttöön, jotta voit tilata.",
  },
  thenReload: {
    en: (contact: ReactNode) => <>Then reload this page. Or order directly: {contact}.</>,
    sv: (contact: ReactNode) => <>Ladda sedan om sidan. Eller beställ direkt: {contact}.</>,
    nb: (contact: ReactNode) => <>Last deretter siden på nytt. Eller bestill direkte: {contact}.</>,
    da: (contact: ReactNode) => <>Genindlæs derefter siden. Eller bestil direkte: {contact}.</>,
    fi: (contact: ReactNode) => <>Lataa sitten sivu uudelleen. Tai tilaa suoraan: {contact}.</>,
  },
  stillLoading: {
    en: "This page is still loading.",
    sv: "Sidan laddas fortfarande.",
    nb: "Siden lastes fortsatt.",
    da: "Siden indlæses stadig.",
    fi: "Sivua ladataan vielä.",
  },
  onceLoaded: {
    en: (contact: ReactNode) => (
      <>You can order once it has loaded. If nothing happens, reload it or order directly: {contact}.</>
    ),
    sv: (contact: ReactNode) => (
      <>Du kan beställa när den har laddats. Händer inget, ladda om den eller beställ direkt: {contact}.</>
    ),
    nb: (contact: ReactNode) => (
      <>Du kan bestille når den er lastet. Skjer det ingenting, last den på nytt eller bestill direkte: {contact}.</>
    ),
    da: (contact: ReactNode) => (
      <>Du kan bestille, når den er indlæst. Sker der ikke noget, så genindlæs den, eller bestil direkte: {contact}.</>
    ),
    fi: (contact: ReactNode) => (
      <>Voit tilata, kun sivu on latautunut. Jos mitään ei tapahdu, lataa se uudelleen tai tilaa suoraan: {contact}.</>
    ),
  },
  callOrEmail: {
    en: (phone: ReactNode, email: ReactNode) => (
      <>
        call {phone} or email {email}
      </>
    ),
    sv: (phone: ReactNode, email: ReactNode) => (
      <>
        ring {phone} eller mejla {email}
      </>
    ),
    nb: (phone: ReactNode, email: ReactNode) => (
      <>
        ring {phone} eller send e-post til {email}
      </>
    ),
    da: (phone: ReactNode, email: ReactNode) => (
      <>
        ring {phone}, eller skriv til {email}
      </>
    ),
    fi: (phone: ReactNode, email: ReactNode) => (
      <>
        soita {phone} tai lähetä sähköpostia: {email}
      </>
    ),
  },
  estimated: {
    en: (days: string) => `Estimated ${days}`,
    sv: (days: string) => `Beräknad ${days}`,
    nb: (days: string) => `Forventet ${days}`,
    da: (days: string) => `Forventet ${days}`,
    fi: (days: string) => `Arviolta ${days}`,
  },
  chosenShipping: {
    en: (name: string, days: string, cost: string) => `${name}, estimated ${days}, ${cost}`,
    sv: (name: string, days: string, cost: string) => `${name}, beräknad ${days}, ${cost}`,
    nb: (name: string, days: string, cost: string) => `${name}, forventet ${days}, ${cost}`,
    da: (name: string, days: string, cost: string) => `${name}, forventet ${days}, ${cost}`,
    fi: (name: string, days: string, cost: string) => `${name}, arviolta ${days}, ${cost}`,
  },
  freeInLine: {
    en: "free",
    sv: "fri frakt",
    nb: "gratis",
    da: "gratis",
    fi: "ilmainen",
  },
});
