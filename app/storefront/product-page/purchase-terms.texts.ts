import { localised } from "#app/shared/language/localised.ts";

export const purchaseTermsTexts = localised({
  delivery: {
    en: (days: string, inCountry: string) => `Estimated delivery ${days} ${inCountry}`,
    sv: (days: string, inCountry: string) => `Beräknad leverans ${inCountry}: ${days}`,
    nb: (days: string, inCountry: string) => `Forventet levering ${days} ${inCountry}`,
    da: (days: string, inCountry: string) => `Forventet levering ${days} ${inCountry}`,
    fi: (days: string, inCountry: string) => `Arvioitu toimitus ${inCountry} ${days}`,
  },
});
