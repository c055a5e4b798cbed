import { localised } from "#app/shared/language/localised.ts";

/** What prices include, what delivery costs, and where it goes to. */
export const priceTermsTexts = localised({
  vatIncluded: {
    en: (rate: string) =>
      `All prices are in Swedish kronor and include VAT at ${rate} on deliveries within the EU. Your order summary shows the VAT.`,
    sv: (rate: string) =>
      `Alla priser är i svenska kronor och inkluderar ${rate} moms vid leverans inom EU. Du ser momsen i kassan.`,
    nb: (rate: string) =>
      `Alle priser er i svenske kroner og inkluderer ${rate} mva ved levering innen EU. Du ser mva-beløpet i kassen.`,
    da: (rate: string) =>
      `Alle priser er i svenske kroner og inkl. ${rate} moms ved levering inden for EU. Du ser momsen ved kassen.`,
    fi: (rate: string) =>
      `Kaikki hinnat ovat Ruotsin kruunuina ja sisältävät ALV:n, joka on ${rate}, kun tilaus toimitetaan EU-maahan. ALV näkyy tilauksen yhteenvedossa.`,
  },
  vatAdded: {
    en: (rate: string) =>
      `All prices are in Swedish kronor. We add VAT at ${rate} at checkout on deliveries within the EU. Every price is shown with VAT, too, and you see the total with VAT and shipping before you order.`,
    sv: (rate: string) =>
      `Alla priser är i svenska kronor. I kassan tillkommer ${rate} moms vid leverans inom EU. Varje pris visas också med moms, och du ser totalsumman med moms och frakt innan du beställer.`,
    nb: (rate: string) =>
      `Alle priser er i svenske kroner. I kassen kommer ${rate} mva i tillegg ved levering innen EU. Alle priser vises også med mva, og du ser totalsummen med mva og frakt før du bestiller.`,
    da: (rate: string) =>
      `Alle priser er i svenske kroner. Ved kassen lægges ${rate} moms til ved levering inden for EU. Alle priser vises også med moms, og du ser det samlede beløb med moms og fragt, før du bestiller.`,
    fi: (rate: string) =>
      `Kaikki hinnat ovat Ruotsin kruunuina. Kassalla lisätään ALV, joka on ${rate}, kun tilaus toimitetaan EU-maahan. Jokainen hinta näytetään myös ALV:n kanssa, ja näet loppusumman ALV:n ja toimituksen kanssa ennen kuin tilaat.`,
  },
  // In the money of a market, on its pages.
  vatInMarket: {
    en: (money: string, rate: string) =>
      `All prices are in ${money} and include VAT at ${rate}. Your order summary shows the VAT.`,
    sv: (money: string, rate: string) =>
      `Alla priser är i ${money} och inkluderar ${rate} moms. Du ser momsen i kassan.`,
    nb: (money: string, rate: string) =>
      `Alle priser er i ${money} og inkluderer ${rate} mva. Du ser mva-beløpet i kassen.`,
    da: (money: string, rate: string) => `Alle priser er i ${money} og inkl. ${rate} moms. Du ser momsen ved kassen.`,
    fi: (money: string, rate: string) =>
      `Kaikki hinnat ovat ${money} ja sisältävät ALV:n, joka on ${rate}. ALV näkyy tilauksen yhteenvedossa.`,
  },
  inNok: {
    en: "Norwegian kroner",
    sv: "norska kronor",
    nb: "norske kroner",
    da: "norske kroner",
    fi: "Norjan kruunuina",
  },
  inDkk: {
    en: "Danish kroner",
    sv: "danska kronor",
    nb: "danske kroner",
    da: "danske kroner",
    fi: "Tanskan kruunuina",
  },
  inEuros: { en: "euros", sv: "euro", nb: "euro", da: "euro", fi: "euroina" },
  rateIn: {
    en: (rate: string, inCountry: string) => `${rate} ${inCountry}`,
    sv: (rate: string, inCountry: string) => `${rate} ${inCountry}`,
    nb: (rate: string, inCountry: string) => `${rate} ${inCountry}`,
    da: (rate: string, inCountry: string) => `${rate} ${inCountry}`,
    fi: (rate: string, inCountry: string) => `${inCountry} ${rate}`,
  },
  notOffered: {
    en: "Not offered",
    sv: "Erbjuds ej",
    nb: "Tilbys ikke",
    da: "Tilbydes ej",
    fi: "Ei tarjolla",
  },
  // 'To' once before the names, or each name with its ending.
  toCountries: {
    en: (names: string, _each: string) => `to ${names}`,
    sv: (names: string, _each: string) => `till ${names}`,
    nb: (names: string, _each: string) => `til ${names}`,
    da: (names: string, _each: string) => `til ${names}`,
    fi: (_names: string, each: string) => each,
  },
  standardCosts: {
    en: (standard: string) => `Delivery is ${standard}.`,
    sv: (standard: string) => `Leverans kostar ${standard}.`,
    nb: (standard: string) => `Levering koster ${standard}.`,
    da: (standard: string) => `Levering koster ${standard}.`,
    fi: (standard: string) => `Toimitus maksaa ${standard}.`,
  },
  deliveryCosts: {
    en: (standard: string, express: string) => `Standard delivery is ${standard} and express ${express}.`,
    sv: (standard: string, express: string) => `Standardleverans kostar ${standard} och express ${express}.`,
    nb: (standard: string, express: string) => `Standardlevering koster ${standard} og ekspress ${express}.`,
    da: (standard: string, express: string) => `Standardlevering koster ${standard} og ekspres ${express}.`,
    fi: (standard: string, express: string) => `Normaali toimitus maksaa ${standard} ja pikatoimitus ${express}.`,
  },
});
