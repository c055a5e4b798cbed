import { localised } from "#app/shared/language/localised.ts";

/** Addresses: their suggestions, and what is wrong with a postal code. */
export const addressTexts = localised({
  suggestions: {
    en: "Suggestions",
    sv: "Förslag",
    nb: "Forslag",
    da: "Forslag",
    fi: "Ehdotukset",
  },
  count: {
    en: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
    sv: (count: number) => `${count} förslag`,
    nb: (count: number) => `${count} forslag`,
    da: (count: number) => `${count} forslag`,
    fi: (count: number) => (count === 1 ? "1 ehdotus" : `${count} ehdotusta`),
  },
  Sweden: {
    en: (example: string) => `Swedish postal codes have 5 digits, such as ${example}.`,
    sv: (example: string) => `Svenska postnummer har 5 siffror, till exempel ${example}.`,
    nb: (example: string) => `Svenske postnumre har 5 siffer, for eksempel ${example}.`,
    da: (example: string) => `Svenske postnumre har 5 cifre, for eksempel ${example}.`,
    fi: (example: string) => `Ruotsin postinumerossa on 5 numeroa, esimerkiksi ${example}.`,
  },
  Norway: {
    en: (example: string) => `Norwegian postal codes have 4 digits, such as ${example}.`,
    sv: (example: string) => `Norska postnummer har 4 siffror, till exempel ${example}.`,
    nb: (example: string) => `Norske postnumre har 4 siffer, for eksempel ${example}.`,
    da: (example: string) => `Norske postnumre har 4 cifre, for eksempel ${example}.`,
    fi: (example: string) => `Norjan postinumerossa on 4 numeroa, esimerkiksi ${example}.`,
  },
  Denmark: {
    en: (example: string) => `Danish postal codes have 4 digits, such as ${example}.`,
    sv: (example: string) => `Danska postnummer har 4 siffror, till exempel ${example}.`,
    nb: (example: string) => `Danske postnumre har 4 siffer, for eksempel ${example}.`,
    da: (example: string) => `Danske postnumre har 4 cifre, for eksempel ${example}.`,
    fi: (example: string) => `Tanskan postinumerossa on 4 numeroa, esimerkiksi ${example}.`,
  },
  Finland: {
    en: (example: string) => `Finnish postal codes have 5 digits, such as ${example}.`,
    sv: (example: string) => `Finländska postnummer har 5 siffror, till exempel ${example}.`,
    nb: (example: string) => `Finske postnumre har 5 siffer, for eksempel ${example}.`,
    da: (example: string) => `Finske postnumre har 5 cifre, for eksempel ${example}.`,
    fi: (example: string) => `Suomen postinumerossa on 5 numeroa, esimerkiksi ${example}.`,
  },
  other: {
    en: (country: string, example: string) => `Postal codes in ${country} have a different format, such as ${example}.`,
    sv: (country: string, example: string) =>
      `Postnummer i ${country} skrivs på ett annat sätt, till exempel ${example}.`,
    nb: (country: string, example: string) =>
      `Postnumre i ${country} skrives på en annen måte, for eksempel ${example}.`,
    da: (country: string, example: string) =>
      `Postnumre i ${country} skrives på en anden måde, for eksempel ${example}.`,
    fi: (country: string, example: string) =>
      `Maan ${country} postinumerot kirjoitetaan toisin, esimerkiksi ${example}.`,
  },
});
