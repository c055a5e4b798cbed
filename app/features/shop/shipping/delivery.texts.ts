import { localised } from "#app/shared/language/localised.ts";

/** When and how an order is delivered, as all rooms say it. */
export const deliveryTexts = localised({
  // A day as `Thu 26`, its month as `Nov`.
  day: {
    en: (weekday: string, day: string) => `${weekday} ${day}`,
    sv: (weekday: string, day: string) => `${weekday} ${day}`,
    nb: (weekday: string, day: string) => `${weekday} ${day}.`,
    da: (weekday: string, day: string) => `${weekday} ${day}.`,
    fi: (weekday: string, day: string) => `${weekday} ${day}.`,
  },
  // Months of four letters are cut in English alone.
  withMonth: {
    en: (day: string, month: string) => `${day} ${month.slice(0, 3)}`,
    sv: (day: string, month: string) => `${day} ${month}`,
    nb: (day: string, month: string) => `${day} ${month}`,
    da: (day: string, month: string) => `${day} ${month}`,
    fi: (day: string, month: string) => `${day}${month}`,
  },
  alsoFromPartner: {
    en: (own: string, partner: string) => `${own}; from our partner: ${partner}`,
    sv: (own: string, partner: string) => `${own}; från vår partner: ${partner}`,
    nb: (own: string, partner: string) => `${own}; fra vår partner: ${partner}`,
    da: (own: string, partner: string) => `${own}; fra vores partner: ${partner}`,
    fi: (own: string, partner: string) => `${own}; kumppaniltamme: ${partner}`,
  },
  daysAlsoFromPartner: {
    en: (own: string, first: number, last: number) => `${own}, from our partner ${first}-${last}`,
    sv: (own: string, first: number, last: number) => `${own}, från vår partner ${first}–${last}`,
    nb: (own: string, first: number, last: number) => `${own}, fra vår partner ${first}–${last}`,
    da: (own: string, first: number, last: number) => `${own}, fra vores partner ${first}-${last}`,
    fi: (own: string, first: number, last: number) => `${own}, kumppaniltamme ${first}–${last}`,
  },
  orExpress: {
    en: (standard: string, first: number, last: number) => `${standard}, or ${first}-${last} with express`,
    sv: (standard: string, first: number, last: number) => `${standard}, eller ${first}–${last} med express`,
    nb: (standard: string, first: number, last: number) => `${standard}, eller ${first}–${last} med ekspress`,
    da: (standard: string, first: number, last: number) => `${standard}, eller ${first}-${last} med ekspres`,
    fi: (standard: string, first: number, last: number) => `${standard}, pikatoimituksella ${first}–${last}`,
  },
  noExpressTo: {
    en: (toCountry: string) => `We don't offer express delivery ${toCountry}.`,
    sv: (toCountry: string) => `Vi erbjuder inte expressleverans ${toCountry}.`,
    nb: (toCountry: string) => `Vi tilbyr ikke ekspresslevering ${toCountry}.`,
    da: (toCountry: string) => `Vi tilbyder ikke ekspreslevering ${toCountry}.`,
    fi: (toCountry: string) => `Emme tarjoa pikatoimitusta ${toCountry}.`,
  },
  partnerNotExpress: {
    en: "Items from our partner can't ship express.",
    sv: "Varor från vår partner kan inte skickas med express.",
    nb: "Varer fra vår partner kan ikke sendes med ekspress.",
    da: "Varer fra vores partner kan ikke sendes med ekspres.",
    fi: "Kumppanimme tuotteita ei voi lähettää pikatoimituksella.",
  },
  norwegianDuties: {
    en: "Norwegian VAT and duties may be due on delivery. They aren't included in the total.",
    sv: "Norsk moms och tull kan tillkomma vid leverans. De ingår inte i totalsumman.",
    nb: "Norsk mva og toll kan komme i tillegg ved levering. De er ikke med i totalsummen.",
    da: "Der kan komme norsk moms og told oveni ved levering. Det er ikke med i det samlede beløb.",
    fi: "Toimituksesta voidaan periä Norjan arvonlisävero ja tulli. Ne eivät sisälly loppusummaan.",
  },
  withoutSwedishVat: {
    en: (toCountry: string, duties: string) =>
      `Orders ${toCountry} carry no Swedish VAT: checkout removes it when you choose the country. ${duties}`,
    sv: (toCountry: string, duties: string) =>
      `Beställningar ${toCountry} har ingen svensk moms: den dras av i kassan när du väljer landet. ${duties}`,
    nb: (toCountry: string, duties: string) =>
      `Bestillinger ${toCountry} har ikke svensk mva: den trekkes fra i kassen når du velger landet. ${duties}`,
    da: (toCountry: string, duties: string) =>
      `Bestillinger ${toCountry} er uden svensk moms: den trækkes fra ved kassen, når du vælger landet. ${duties}`,
    fi: (toCountry: string, duties: string) =>
      `Tilauksista ${toCountry} ei peritä Ruotsin arvonlisäveroa: se vähennetään kassalla, kun valitset maan. ${duties}`,
  },
});
