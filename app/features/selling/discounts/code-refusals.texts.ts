import type { Currency } from "#app/shared/currencies.ts";
import { localised } from "#app/shared/language/localised.ts";

/** Why a discount code doesn't hold, and which of two discounts does: said by the server. In English to the letter (R4). */
export const codeRefusals = localised({
  noCodes: {
    en: "No discount codes found in database",
    sv: "Det finns inga rabattkoder just nu",
    nb: "Det finnes ingen rabattkoder akkurat nå",
    da: "Der er ingen rabatkoder lige nu",
    fi: "Alennuskoodeja ei ole juuri nyt",
  },
  notFound: {
    en: "Discount code not found",
    sv: "Rabattkoden finns inte",
    nb: "Rabattkoden finnes ikke",
    da: "Rabatkoden findes ikke",
    fi: "Alennuskoodia ei löytynyt",
  },
  notActive: {
    en: "Discount code is not active",
    sv: "Rabattkoden är inte aktiv",
    nb: "Rabattkoden er ikke aktiv",
    da: "Rabatkoden er ikke aktiv",
    fi: "Alennuskoodi ei ole käytössä",
  },
  onlyCurrency: {
    en: (currency: Currency) => `Discount code is for orders in ${currency} only`,
    sv: (currency: Currency) => `Rabattkoden gäller bara beställningar i ${currency}`,
    nb: (currency: Currency) => `Rabattkoden gjelder bare bestillinger i ${currency}`,
    da: (currency: Currency) => `Rabatkoden gælder kun bestillinger i ${currency}`,
    fi: (currency: Currency) => `Alennuskoodi koskee vain ${currency}-tilauksia`,
  },
  minimum: {
    en: (amount: number, currency: Currency) => `Minimum order amount is ${amount} ${currency}`,
    sv: (amount: number, currency: Currency) => `Minsta orderbelopp är ${amount} ${currency}`,
    nb: (amount: number, currency: Currency) => `Minste ordrebeløp er ${amount} ${currency}`,
    da: (amount: number, currency: Currency) => `Mindste ordrebeløb er ${amount} ${currency}`,
    fi: (amount: number, currency: Currency) => `Tilauksen vähimmäissumma on ${amount} ${currency}`,
  },
  minimumOfItems: {
    en: (amount: number, currency: Currency) =>
      `Minimum order amount is ${amount} ${currency} for the items this code is for`,
    sv: (amount: number, currency: Currency) =>
      `Minsta orderbelopp är ${amount} ${currency} för de varor som koden gäller`,
    nb: (amount: number, currency: Currency) => `Minste ordrebeløp er ${amount} ${currency} for varene koden gjelder`,
    da: (amount: number, currency: Currency) =>
      `Mindste ordrebeløb er ${amount} ${currency} for de varer, koden gælder for`,
    fi: (amount: number, currency: Currency) => `Koodin tuotteiden vähimmäissumma on ${amount} ${currency}`,
  },
  expired: {
    en: "Discount code has expired",
    sv: "Rabattkoden har gått ut",
    nb: "Rabattkoden har utløpt",
    da: "Rabatkoden er udløbet",
    fi: "Alennuskoodi on vanhentunut",
  },
  usedUp: {
    en: "Discount code has been used up",
    sv: "Rabattkoden är förbrukad",
    nb: "Rabattkoden er brukt opp",
    da: "Rabatkoden er brugt op",
    fi: "Alennuskoodi on käytetty loppuun",
  },
  alreadyUsed: {
    en: "You have already used this discount code",
    sv: "Du har redan använt rabattkoden",
    nb: "Du har allerede brukt rabattkoden",
    da: "Du har allerede brugt rabatkoden",
    fi: "Olet jo käyttänyt tämän alennuskoodin",
  },
  chosenItems: {
    en: "Discount code is for selected items. Apply it in the cart.",
    sv: "Rabattkoden gäller vissa varor. Använd den i varukorgen.",
    nb: "Rabattkoden gjelder utvalgte varer. Bruk den i handlekurven.",
    da: "Rabatkoden gælder udvalgte varer. Brug den i kurven.",
    fi: "Alennuskoodi koskee valittuja tuotteita. Käytä se ostoskorissa.",
  },
  forNoItem: {
    en: "Discount code doesn't apply to anything in your cart",
    sv: "Rabattkoden gäller inga varor i din varukorg",
    nb: "Rabattkoden gjelder ingen av varene i handlekurven",
    da: "Rabatkoden gælder ingen af varerne i din kurv",
    fi: "Alennuskoodi ei koske ostoskorisi tuotteita",
  },
  addMore: {
    en: (missing: number) => `Add ${missing} more ${missing === 1 ? "item" : "items"} this code is for`,
    sv: (missing: number) => `Lägg till ${missing} ${missing === 1 ? "vara" : "varor"} till som koden gäller`,
    nb: (missing: number) => `Legg til ${missing} ${missing === 1 ? "vare" : "varer"} til som koden gjelder`,
    da: (missing: number) => `Læg ${missing} ${missing === 1 ? "vare" : "varer"} mere i kurven, som koden gælder for`,
    fi: (missing: number) => `Lisää vielä ${missing} ${missing === 1 ? "tuote, jota" : "tuotetta, joita"} koodi koskee`,
  },
  keptOther: {
    en: (title: string) => `Your code saves less than “${title}”, so we kept that.`,
    sv: (title: string) => `Koden ger mindre rabatt än ”${title}”, så vi behöll den rabatten.`,
    nb: (title: string) => `Koden din gir mindre rabatt enn «${title}», så vi beholdt den rabatten.`,
    da: (title: string) => `Din kode giver mindre rabat end ”${title}”, så vi beholdt den rabat.`,
    fi: (title: string) =>
      `Koodillasi säästäisit vähemmän kuin alennuksella ”${title}”, joten jälkimmäinen jäi voimaan.`,
  },
  usedCode: {
    en: (title: string) => `Your code saves at least as much as “${title}”, so we used your code.`,
    sv: (title: string) => `Koden ger minst lika mycket rabatt som ”${title}”, så vi använde din kod.`,
    nb: (title: string) => `Koden din gir minst like mye rabatt som «${title}», så vi brukte den.`,
    da: (title: string) => `Din kode giver mindst lige så meget rabat som ”${title}”, så vi brugte den.`,
    fi: (title: string) =>
      `Koodillasi säästät vähintään yhtä paljon kuin alennuksella ”${title}”, joten käytimme sitä.`,
  },
  usedCodeAnd: {
    en: (description: string, why: string) => `${description}. ${why}`,
    sv: (description: string, why: string) => `${description}. ${why}`,
    nb: (description: string, why: string) => `${description}. ${why}`,
    da: (description: string, why: string) => `${description}. ${why}`,
    fi: (description: string, why: string) => `${description}. ${why}`,
  },
});
