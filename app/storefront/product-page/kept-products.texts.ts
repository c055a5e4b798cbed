import { localised } from "#app/shared/language/localised.ts";

export const keptProductsTexts = localised({
  title: {
    en: "Products you can open now",
    sv: "Produkter som du kan öppna nu",
    nb: "Produkter du kan åpne nå",
    da: "Produkter, du kan åbne nu",
    fi: "Tuotteet, jotka voit avata nyt",
  },
});
