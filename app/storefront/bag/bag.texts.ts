import { localised } from "#app/shared/language/localised.ts";

/** The drawer of the cart, and what goes with it. */
export const bagTexts = localised({
  title: {
    en: "In your cart",
    sv: "I din varukorg",
    nb: "I handlekurven din",
    da: "I din kurv",
    fi: "Ostoskorissasi",
  },
  close: {
    en: "Close cart",
    sv: "Stäng varukorgen",
    nb: "Lukk handlekurven",
    da: "Luk kurven",
    fi: "Sulje ostoskori",
  },
  items: {
    en: "Items",
    sv: "Varor",
    nb: "Varer",
    da: "Varer",
    fi: "Tuotteet",
  },
  estimated: {
    en: (days: string, place: { country: string; to: string }) => `Estimated delivery ${days} in ${place.country}`,
    sv: (days: string, place: { country: string; to: string }) => `Beräknad leverans ${place.to}: ${days}`,
    nb: (days: string, place: { country: string; to: string }) => `Forventet levering ${place.to}: ${days}`,
    da: (days: string, place: { country: string; to: string }) => `Forventet levering ${place.to}: ${days}`,
    fi: (days: string, place: { country: string; to: string }) => `Arvioitu toimitus ${place.to}: ${days}`,
  },
  viewCart: {
    en: "View cart",
    sv: "Visa varukorgen",
    nb: "Vis kurven",
    da: "Vis kurven",
    fi: "Näytä ostoskori",
  },
  toCheckout: {
    en: "Checkout",
    sv: "Till kassan",
    nb: "Til kassen",
    da: "Til kassen",
    fi: "Kassalle",
  },
  justAdded: {
    en: "Just added",
    sv: "Nyss tillagd",
    nb: "Nettopp lagt til",
    da: "Lige tilføjet",
    fi: "Juuri lisätty",
  },
  inCart: {
    en: (units: number) => `${units} ${units === 1 ? "item" : "items"} in your cart`,
    sv: (units: number) => `${units} ${units === 1 ? "vara" : "varor"} i varukorgen`,
    nb: (units: number) => `${units} ${units === 1 ? "vare" : "varer"} i handlekurven`,
    da: (units: number) => `${units} ${units === 1 ? "vare" : "varer"} i kurven`,
    fi: (units: number) => `${units} ${units === 1 ? "tuote" : "tuotetta"} ostoskorissa`,
  },
  spoken: {
    en: (added: string, product: string, inCart: string) => `${added} ${product}. ${inCart}`,
    sv: (added: string, product: string, inCart: string) => `${added}: ${product}. ${inCart}`,
    nb: (added: string, product: string, inCart: string) => `${added} ${product}. ${inCart}`,
    da: (added: string, product: string, inCart: string) => `${added} ${product}. ${inCart}`,
    fi: (added: string, product: string, inCart: string) => `${added} ${product}. ${inCart}`,
  },
  getFreeShipping: {
    en: "Get free shipping with",
    sv: "Få fri frakt med",
    nb: "Få fri frakt med",
    da: "Få fri fragt med",
    fi: "Näillä ilmainen toimitus",
  },
  pairsWith: {
    en: "Pairs well with",
    sv: "Passar bra till",
    nb: "Passer godt til",
    da: "Passer godt til",
    fi: "Sopii yhteen",
  },
});
