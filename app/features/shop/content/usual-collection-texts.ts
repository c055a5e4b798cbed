import { usualCollectionsTexts } from "./usual-collections.texts.ts";

/** The words of the three collection pages in the current language, until staff edit them. */
export function usualCollectionTexts() {
  const texts = usualCollectionsTexts();
  return {
    mens: { title: texts.mensTitle, tagline: texts.mensTagline, intro: texts.mensIntro, all: texts.allProducts },
    womens: {
      title: texts.womensTitle,
      tagline: texts.womensTagline,
      intro: texts.womensIntro,
      all: texts.allProducts,
    },
    accessories: {
      title: texts.accessoriesTitle,
      tagline: texts.accessoriesTagline,
      intro: texts.accessoriesIntro,
      all: texts.allAccessories,
    },
  };
}
