import { localised } from "#app/shared/language/localised.ts";

export const notSoldTexts = localised({
  notSold: {
    en: (goods: string) => `We don't sell ${goods}.`,
    sv: (goods: string) => `Vi säljer inte ${goods}.`,
    nb: (goods: string) => `Vi selger ikke ${goods}.`,
    da: (goods: string) => `Vi sælger ikke ${goods}.`,
    fi: (goods: string) => `Emme myy ${goods}.`,
  },
});
