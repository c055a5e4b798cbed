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
});
