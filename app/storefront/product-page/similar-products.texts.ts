import { localised } from "#app/shared/language/localised.ts";

export const similarTexts = localised({
  title: {
    en: "Similar and in stock",
    sv: "Liknande produkter i lager",
    nb: "Lignende på lager",
    da: "Lignende på lager",
    fi: "Samankaltaista varastossa",
  },
  notFound: {
    en: "Product Not Found",
    sv: "Produkten finns inte",
    nb: "Produktet finnes ikke",
    da: "Produktet findes ikke",
    fi: "Tuotetta ei löytynyt",
  },
  notFoundText: {
    en: "The product you're looking for doesn't exist.",
    sv: "Produkten som du letar efter finns inte.",
    nb: "Produktet du leter etter, finnes ikke.",
    da: "Det produkt, du leder efter, findes ikke.",
    fi: "Etsimääsi tuotetta ei ole.",
  },
  notLoaded: {
    en: "Failed to load product",
    sv: "Produkten kunde inte hämtas",
    nb: "Produktet kunne ikke hentes",
    da: "Produktet kunne ikke hentes",
    fi: "Tuotetta ei voitu ladata",
  },
  backToShop: {
    en: "Back to Shop",
    sv: "Tillbaka till butiken",
    nb: "Tilbake til butikken",
    da: "Tilbage til shoppen",
    fi: "Takaisin kauppaan",
  },
});
