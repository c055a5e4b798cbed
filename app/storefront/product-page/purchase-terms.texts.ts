import { localised } from "#app/shared/language/localised.ts";

export const purchaseTermsTexts = localised({
  delivery: {
    en: (days: string, inCountry: string) => `Estimated delivery ${days} ${inCountry}`,
    // Swedish pages are the shop's own market's.
    sv: (days: string, _inCountry: string) => `Beräknad leverans till Sverige: ${days}`,
    nb: (days: string, inCountry: string) => `Forventet levering ${days} ${inCountry}`,
    da: (days: string, inCountry: string) => `Forventet levering ${days} ${inCountry}`,
    fi: (days: string, inCountry: string) => `Arvioitu toimitus ${inCountry} ${days}`,
  },
});
