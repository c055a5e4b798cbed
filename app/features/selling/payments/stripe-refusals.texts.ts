import type { Currency } from "#app/shared/currencies.ts";
import { localised } from "#app/shared/language/localised.ts";

const englishNames: Readonly<Record<Currency, string>> = {
  SEK: "Swedish kronor",
  EUR: "euros",
  USD: "US dollars",
  NOK: "Norwegian kroner",
  DKK: "Danish kroner",
};

/** Why the payment provider takes no such payment. */
export const stripeRefusals = localised({
  tooLittle: {
    en: (least: number, currency: Currency) =>
      `Orders under ${least} ${currency} can't be paid for online. Please add something.`,
    sv: (least: number, currency: Currency) =>
      `En beställning under ${least} ${currency} kan inte betalas på nätet. Lägg till något i den.`,
    nb: (least: number, currency: Currency) =>
      `En bestilling under ${least} ${currency} kan ikke betales på nett. Legg til noe i den.`,
    da: (least: number, currency: Currency) =>
      `En ordre på under ${least} ${currency} kan ikke betales online. Føj noget til den.`,
    fi: (least: number, currency: Currency) =>
      `Alle ${least} ${currency} maksavaa tilausta ei voi maksaa verkossa. Lisää tilaukseen jotakin.`,
  },
  tooMuch: {
    en: "An order of this size can't be paid for online. Please contact us.",
    sv: "En så stor beställning kan inte betalas på nätet. Kontakta oss.",
    nb: "En så stor bestilling kan ikke betales på nett. Kontakt oss.",
    da: "Så stor en ordre kan ikke betales online. Kontakt os.",
    fi: "Näin suurta tilausta ei voi maksaa verkossa. Ota yhteyttä meihin.",
  },
  kronorAlone: {
    en: (method: string) => `${method} only takes Swedish kronor. Please choose another way to pay.`,
    sv: (method: string) => `${method} tar bara emot svenska kronor. Välj ett annat betalsätt.`,
    nb: (method: string) => `${method} tar bare imot svenske kroner. Velg en annen betalingsmåte.`,
    da: (method: string) => `${method} tager kun imod svenske kroner. Vælg en anden betalingsmåde.`,
    fi: (method: string) => `${method} ottaa vastaan vain Ruotsin kruunuja. Valitse toinen maksutapa.`,
  },
  notFrom: {
    en: (method: string, currency: Currency, country: string) =>
      `${method} doesn't take ${englishNames[currency]} with a billing address in ${country}. Please choose another way to pay.`,
    sv: (method: string, currency: Currency, country: string) =>
      `${method} tar inte emot ${currency} med en fakturaadress i ${country}. Välj ett annat betalsätt.`,
    nb: (method: string, currency: Currency, country: string) =>
      `${method} tar ikke imot ${currency} med en fakturaadresse i ${country}. Velg en annen betalingsmåte.`,
    da: (method: string, currency: Currency, country: string) =>
      `${method} tager ikke imod ${currency} med en faktureringsadresse i ${country}. Vælg en anden betalingsmåde.`,
    fi: (method: string, currency: Currency, country: string) =>
      `${method} ei ota vastaan valuuttaa ${currency}, kun laskutusosoite on maassa ${country}. Valitse toinen maksutapa.`,
  },
  cannotPay: {
    en: (method: string) => `You can't pay for this order with ${method}. Please choose another way to pay.`,
    sv: (method: string) => `Det går inte att betala beställningen med ${method}. Välj ett annat betalsätt.`,
    nb: (method: string) => `Bestillingen kan ikke betales med ${method}. Velg en annen betalingsmåte.`,
    da: (method: string) => `Ordren kan ikke betales med ${method}. Vælg en anden betalingsmåde.`,
    fi: (method: string) => `Tilausta ei voi maksaa maksutavalla ${method}. Valitse toinen maksutapa.`,
  },
});
