import { localised } from "#app/shared/language/localised.ts";

export const bestSellerTexts = localised({
  sold: {
    en: (units: number, days: number) => `${units} sold in ${days} days`,
    sv: (units: number, days: number) => `${units} sålda på ${days} dagar`,
    nb: (units: number, days: number) => `${units} solgt på ${days} dager`,
    da: (units: number, days: number) => `${units} solgt på ${days} dage`,
    fi: (units: number, days: number) => `${units} kpl myyty ${days} päivässä`,
  },
  basis: {
    en: "returns excluded",
    sv: "returer borträknade",
    nb: "uten returer",
    da: "uden returneringer",
    fi: "ilman palautuksia",
  },
});
