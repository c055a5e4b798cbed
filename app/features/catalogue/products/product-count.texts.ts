import { localised } from "#app/shared/language/localised.ts";

export const productCountTexts = localised({
  products: {
    en: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
    sv: (count: number) => `${count} ${count === 1 ? "produkt" : "produkter"}`,
    nb: (count: number) => `${count} ${count === 1 ? "produkt" : "produkter"}`,
    da: (count: number) => `${count} ${count === 1 ? "produkt" : "produkter"}`,
    fi: (count: number) => `${count} ${count === 1 ? "tuote" : "tuotetta"}`,
  },
});
