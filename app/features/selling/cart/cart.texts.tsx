import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** What all rooms with the cart in them say. */
export const cartTexts = localised({
  yours: {
    en: "Your cart",
    sv: "Din varukorg",
    nb: "Handlekurven din",
    da: "Din kurv",
    fi: "Ostoskorisi",
  },
  empty: {
    en: "Your cart is empty",
    sv: "Varukorgen är tom",
    nb: "Handlekurven er tom",
    da: "Din kurv er tom",
    fi: "Ostoskori on tyhjä",
  },
  continueShopping: {
    en: "Continue Shopping",
    sv: "Fortsätt handla",
    nb: "Fortsett å handle",
    da: "Shop videre",
    fi: "Jatka ostoksia",
  },
  orderSummary: {
    en: "Order Summary",
    sv: "Din beställning",
    nb: "Bestillingen din",
    da: "Din bestilling",
    fi: "Tilauksen yhteenveto",
  },
  quantityOf: {
    en: (name: string) => `Quantity of ${name}`,
    sv: (name: string) => `Antal: ${name}`,
    nb: (name: string) => `Antall av ${name}`,
    da: (name: string) => `Antal af ${name}`,
    fi: (name: string) => `Määrä: ${name}`,
  },
  remove: {
    en: "Remove",
    sv: "Ta bort",
    nb: "Fjern",
    da: "Fjern",
    fi: "Poista",
  },
  removeLine: {
    en: (name: string) => `Remove ${name}`,
    sv: (name: string) => `Ta bort ${name}`,
    nb: (name: string) => `Fjern ${name}`,
    da: (name: string) => `Fjern ${name}`,
    fi: (name: string) => `Poista ${name}`,
  },
  undo: {
    en: "Undo",
    sv: "Ångra",
    nb: "Angre",
    da: "Fortryd",
    fi: "Kumoa",
  },
  updated: {
    en: "Cart updated",
    sv: "Varukorgen är uppdaterad",
    nb: "Handlekurven er oppdatert",
    da: "Kurven er opdateret",
    fi: "Ostoskori päivitetty",
  },
  notRemoved: {
    en: "Failed to remove item",
    sv: "Varan kunde inte tas bort",
    nb: "Varen kunne ikke fjernes",
    da: "Varen kunne ikke fjernes",
    fi: "Tuotetta ei voitu poistaa",
  },
  removed: {
    en: "Item removed from cart",
    sv: "Varan togs bort från varukorgen",
    nb: "Varen er fjernet fra handlekurven",
    da: "Varen er fjernet fra kurven",
    fi: "Tuote poistettiin ostoskorista",
  },
  upTo: {
    en: (most: number) => `You can order up to ${most} of each item`,
    sv: (most: number) => `Du kan beställa högst ${most} av en vara`,
    nb: (most: number) => `Du kan bestille inntil ${most} av samme vare`,
    da: (most: number) => `Du kan bestille op til ${most} af samme vare`,
    fi: (most: number) => `Voit tilata enintään ${most} kpl samaa tuotetta`,
  },
  priceOfEach: {
    en: (price: ReactNode) => <>{price} each</>,
    sv: (price: ReactNode) => <>{price} styck</>,
    nb: (price: ReactNode) => <>{price} per stk.</>,
    da: (price: ReactNode) => <>{price} pr. stk.</>,
    fi: (price: ReactNode) => <>{price} / kpl</>,
  },
  oneCurrency: {
    en: (priced: string) => `An order can only be in one currency. ${priced}.`,
    sv: (priced: string) => `En beställning kan bara vara i en valuta. ${priced}.`,
    nb: (priced: string) => `En bestilling kan bare være i én valuta. ${priced}.`,
    da: (priced: string) => `En bestilling kan kun være i én valuta. ${priced}.`,
    fi: (priced: string) => `Tilaus voi olla vain yhdessä valuutassa. ${priced}.`,
  },
  pricedIn: {
    en: (name: string, currency: string) => `${name} is priced in ${currency}`,
    sv: (name: string, currency: string) => `${name} har pris i ${currency}`,
    nb: (name: string, currency: string) => `${name} har pris i ${currency}`,
    da: (name: string, currency: string) => `${name} har pris i ${currency}`,
    fi: (name: string, currency: string) => `${name}: hinta valuutassa ${currency}`,
  },
  orderSeparately: {
    en: "Please order them separately: remove one of them for now.",
    sv: "Beställ dem var för sig: ta bort en av dem så länge.",
    nb: "Bestill dem hver for seg: Fjern en av dem foreløpig.",
    da: "Bestil dem hver for sig: Fjern en af dem indtil videre.",
    fi: "Tilaa ne erikseen: poista toinen toistaiseksi.",
  },
});
