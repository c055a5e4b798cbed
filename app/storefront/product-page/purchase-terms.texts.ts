import { localised } from "#app/shared/language/localised.ts";

/** For the shop's own country. */
export const purchaseTermsTexts = localised({
  delivery: {
    en: (days: string) => `Estimated delivery ${days} in Sweden`,
    sv: (days: string) => `Beräknad leverans till Sverige: ${days}`,
    nb: (days: string) => `Forventet levering ${days} i Sverige`,
    da: (days: string) => `Forventet levering ${days} i Sverige`,
    fi: (days: string) => `Arvioitu toimitus Ruotsissa ${days}`,
  },
});
