import { localised } from "#app/shared/language/localised.ts";

/** What changed since lines were put in the cart. */
export const changedPricesTexts = localised({
  notSold: {
    en: (name: string) => `${name} isn't sold here right now. Remove it to order.`,
    sv: (name: string) => `${name} säljs inte här just nu. Ta bort den för att beställa.`,
    nb: (name: string) => `${name} selges ikke her akkurat nå. Fjern den for å bestille.`,
    da: (name: string) => `${name} sælges ikke her lige nu. Fjern den for at bestille.`,
    fi: (name: string) => `${name} ei ole nyt myynnissä täällä. Poista se, niin voit tilata.`,
  },
  pricesChanged: {
    en: "Prices have changed since you filled your cart:",
    sv: "Priserna har ändrats sedan du fyllde varukorgen:",
    nb: "Prisene har endret seg siden du fylte handlekurven:",
    da: "Priserne er ændret, siden du fyldte kurven:",
    fi: "Hinnat ovat muuttuneet ostoskorin täyttämisen jälkeen:",
  },
  priceNow: {
    en: (name: string, now: string, before: string) => `${name} is now ${now}, was ${before}`,
    sv: (name: string, now: string, before: string) => `${name} kostar nu ${now}, tidigare ${before}`,
    nb: (name: string, now: string, before: string) => `${name} koster nå ${now}, før ${before}`,
    da: (name: string, now: string, before: string) => `${name} koster nu ${now}, før ${before}`,
    fi: (name: string, now: string, before: string) => `${name} maksaa nyt ${now}, aiemmin ${before}`,
  },
});
