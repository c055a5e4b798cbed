import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** Choosing how to pay, in the checkout and where an order is added to. */
export const paymentTexts = localised({
  payFaster: {
    en: "Pay faster",
    sv: "Betala snabbare",
    nb: "Betal raskere",
    da: "Betal hurtigere",
    fi: "Maksa nopeammin",
  },
  selected: {
    en: "Selected. You pay when you order.",
    sv: "Vald. Du betalar när du beställer.",
    nb: "Valgt. Du betaler når du bestiller.",
    da: "Valgt. Du betaler, når du bestiller.",
    fi: "Valittu. Maksat, kun tilaat.",
  },
  noCard: {
    en: "No card details needed.",
    sv: "Inga kortuppgifter behövs.",
    nb: "Du trenger ingen kortopplysninger.",
    da: "Du behøver ingen kortoplysninger.",
    fi: "Korttietoja ei tarvita.",
  },
  method: {
    en: "Payment method",
    sv: "Betalsätt",
    nb: "Betalingsmåte",
    da: "Betalingsmåde",
    fi: "Maksutapa",
  },
  nothingToPay: {
    en: "There's nothing to pay for this order.",
    sv: "Det finns inget att betala för beställningen.",
    nb: "Det er ingenting å betale for bestillingen.",
    da: "Der er ikke noget at betale for bestillingen.",
    fi: "Tässä tilauksessa ei ole maksettavaa.",
  },
  cardNumber: {
    en: "Card number",
    sv: "Kortnummer",
    nb: "Kortnummer",
    da: "Kortnummer",
    fi: "Kortin numero",
  },
  expiry: {
    en: "Expiry (MM/YY)",
    sv: "Giltigt till (MM/ÅÅ)",
    nb: "Utløper (MM/ÅÅ)",
    da: "Udløber (MM/ÅÅ)",
    fi: "Voimassa (KK/VV)",
  },
  expiryExample: {
    en: "MM/YY",
    sv: "MM/ÅÅ",
    nb: "MM/ÅÅ",
    da: "MM/ÅÅ",
    fi: "KK/VV",
  },
  testMode: {
    en: "Test mode",
    sv: "Testläge",
    nb: "Testmodus",
    da: "Testtilstand",
    fi: "Testitila",
  },
  noMoney: {
    en: "No money is taken.",
    sv: "Inga pengar dras.",
    nb: "Ingen penger trekkes.",
    da: "Der trækkes ingen penge.",
    fi: "Rahaa ei veloiteta.",
  },
  testCard: {
    en: "No money is taken. Use card 4242\u00A04242\u00A04242\u00A04242, any future date and any CVC.",
    sv: "Inga pengar dras. Använd kort 4242\u00A04242\u00A04242\u00A04242, valfritt framtida datum och valfri CVC.",
    nb: "Ingen penger trekkes. Bruk kort 4242\u00A04242\u00A04242\u00A04242, en valgfri dato fram i tid og en valgfri CVC.",
    da: "Der trækkes ingen penge. Brug kort 4242\u00A04242\u00A04242\u00A04242, en valgfri fremtidig dato og en valgfri CVC.",
    fi: "Rahaa ei veloiteta. Käytä korttia 4242\u00A04242\u00A04242\u00A04242, mitä tahansa tulevaa päivää ja CVC-koodia.",
  },
  providerTest: {
    en: "No money is taken: this shop uses its payment provider's test mode.",
    sv: "Inga pengar dras: butiken använder betaltjänstens testläge.",
    nb: "Ingen penger trekkes: Butikken bruker betalingstjenestens testmodus.",
    da: "Der trækkes ingen penge: Butikken bruger betalingstjenestens testtilstand.",
    fi: "Rahaa ei veloiteta: kauppa käyttää maksupalvelun testitilaa.",
  },
  payLater: {
    en: "Pay later",
    sv: "Betala senare",
    nb: "Betal senere",
    da: "Betal senere",
    fi: "Maksa myöhemmin",
  },
  creditFromKlarna: {
    en: "Credit from Klarna",
    sv: "Kredit från Klarna",
    nb: "Kreditt fra Klarna",
    da: "Kredit fra Klarna",
    fi: "Luotto Klarnalta",
  },
  approve: {
    en: (price: ReactNode, order: ReactNode) => (
      <>
        Approve the payment of {price} for order {order}. No money is taken.
      </>
    ),
    sv: (price: ReactNode, order: ReactNode) => (
      <>
        Godkänn betalningen på {price} för beställning {order}. Inga pengar dras.
      </>
    ),
    nb: (price: ReactNode, order: ReactNode) => (
      <>
        Godkjenn betalingen på {price} for bestilling {order}. Ingen penger trekkes.
      </>
    ),
    da: (price: ReactNode, order: ReactNode) => (
      <>
        Godkend betalingen på {price} for ordre {order}. Der trækkes ingen penge.
      </>
    ),
    fi: (price: ReactNode, order: ReactNode) => (
      <>
        Hyväksy tilauksen {order} maksu {price}. Rahaa ei veloiteta.
      </>
    ),
  },
  approvePayment: {
    en: "Approve payment",
    sv: "Godkänn betalningen",
    nb: "Godkjenn betalingen",
    da: "Godkend betalingen",
    fi: "Hyväksy maksu",
  },
  cancel: {
    en: "Cancel",
    sv: "Avbryt",
    nb: "Avbryt",
    da: "Annuller",
    fi: "Peruuta",
  },
});
