import { localised } from "#app/shared/language/localised.ts";

/** Of the page of a collection. */
export const collectionScreenTexts = localised({
  nothing: {
    en: "No products found in this category.",
    sv: "Inga produkter i den här kategorin.",
    nb: "Ingen produkter i denne kategorien.",
    da: "Ingen produkter i denne kategori.",
    fi: "Tässä tuoteryhmässä ei ole tuotteita.",
  },
  whereToStart: {
    en: "Not sure where to start?",
    sv: "Osäker på var du ska börja?",
    nb: "Usikker på hvor du skal begynne?",
    da: "I tvivl om, hvor du skal starte?",
    fi: "Etkö tiedä, mistä aloittaa?",
  },
  backHome: { en: "Back to Home", sv: "Till startsidan", nb: "Til forsiden", da: "Til forsiden", fi: "Etusivulle" },
  collection: { en: "Collection", sv: "Kollektion", nb: "Kolleksjon", da: "Kollektion", fi: "Mallisto" },
  entryDescription: {
    en: (entry: string, title: string, texts: string) => `${entry} from ${title}. ${texts}`,
    sv: (entry: string, title: string, texts: string) => `${entry} från ${title}. ${texts}`,
    nb: (entry: string, title: string, texts: string) => `${entry} fra ${title}. ${texts}`,
    da: (entry: string, title: string, texts: string) => `${entry} fra ${title}. ${texts}`,
    fi: (entry: string, title: string, texts: string) => `${entry}: ${title}. ${texts}`,
  },
});
