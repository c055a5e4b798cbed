import { localised } from "#app/shared/language/localised.ts";

/** The order button: each says that pressing it obliges to pay, in the words that the laws know (CRD art. 8(2)). */
export const orderButtonTexts = localised({
  processing: {
    en: "Processing...",
    sv: "Behandlar...",
    nb: "Behandler...",
    da: "Behandler...",
    fi: "Käsitellään...",
  },
  order: {
    en: "Complete My Order",
    sv: "Slutför köpet",
    nb: "Fullfør kjøpet",
    da: "Gennemfør køb",
    fi: "Tilaa ja maksa",
  },
  nothingToPay: {
    en: "Complete My Order · Nothing to pay",
    sv: "Slutför köpet · Inget att betala",
    nb: "Fullfør kjøpet · Ingenting å betale",
    da: "Gennemfør køb · Intet at betale",
    fi: "Tilaa · Ei maksettavaa",
  },
  pay: {
    en: (price: string) => `Complete My Order · Pay ${price}`,
    sv: (price: string) => `Slutför köpet · Betala ${price}`,
    nb: (price: string) => `Fullfør kjøpet · Betal ${price}`,
    da: (price: string) => `Gennemfør køb · Betal ${price}`,
    fi: (price: string) => `Tilaa · Maksa ${price}`,
  },
  /** Too long for one line: it breaks before what is paid. */
  payWith: {
    en: (price: string, method: string) => `Complete My Order\nPay ${price} with ${method}`,
    sv: (price: string, method: string) => `Slutför köpet\nBetala ${price} med ${method}`,
    nb: (price: string, method: string) => `Fullfør kjøpet\nBetal ${price} med ${method}`,
    da: (price: string, method: string) => `Gennemfør køb\nBetal ${price} med ${method}`,
    fi: (price: string, method: string) => `Tilaa\nMaksa ${price}: ${method}`,
  },
});
