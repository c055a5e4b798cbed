import { localised } from "#app/shared/language/localised.ts";

/** What is said of products wherever some are listed, or not. */
export const productWords = localised({
  products: {
    en: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
    sv: (count: number) => `${count} ${count === 1 ? "produkt" : "produkter"}`,
    nb: (count: number) => `${count} ${count === 1 ? "produkt" : "produkter"}`,
    da: (count: number) => `${count} ${count === 1 ? "produkt" : "produkter"}`,
    fi: (count: number) => `${count} ${count === 1 ? "tuote" : "tuotetta"}`,
  },
  ourPicks: { en: "Our picks", sv: "Vi tipsar om", nb: "Våre favoritter", da: "Vores favoritter", fi: "Suosikkimme" },
  notSold: {
    en: (goods: string) => `We don't sell ${goods}.`,
    sv: (goods: string) => `Vi säljer inte ${goods}.`,
    nb: (goods: string) => `Vi selger ikke ${goods}.`,
    da: (goods: string) => `Vi sælger ikke ${goods}.`,
    fi: (goods: string) => `Emme myy ${goods}.`,
  },
});
