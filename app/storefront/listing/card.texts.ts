import { localised } from "#app/shared/language/localised.ts";

/** Of products' cards and what stands around them, on whatever page. */
export const cardTexts = localised({
  colors: {
    en: (count: number) => `${count} colors`,
    sv: (count: number) => `${count} färger`,
    nb: (count: number) => `${count} farger`,
    da: (count: number) => `${count} farver`,
    fi: (count: number) => `${count} väriä`,
  },
  noColor: {
    en: "We can't show this color right now",
    sv: "Vi kan inte visa färgen just nu",
    nb: "Vi kan ikke vise fargen akkurat nå",
    da: "Vi kan ikke vise farven lige nu",
    fi: "Väriä ei voi näyttää juuri nyt",
  },
  inColor: {
    en: (product: string, color: string) => `${product} in ${color}`,
    sv: (product: string, color: string) => `${product} i färgen ${color}`,
    nb: (product: string, color: string) => `${product} i fargen ${color}`,
    da: (product: string, color: string) => `${product} i farven ${color}`,
    fi: (product: string, color: string) => `${product}, väri ${color}`,
  },
  howSorted: {
    en: "How is this sorted?",
    sv: "Hur är listan sorterad?",
    nb: "Hvordan er listen sortert?",
    da: "Hvordan er listen sorteret?",
    fi: "Miten tämä on järjestetty?",
  },
  loading: {
    en: "Loading products...",
    sv: "Hämtar produkter...",
    nb: "Henter produkter...",
    da: "Henter produkter...",
    fi: "Ladataan tuotteita...",
  },
});
