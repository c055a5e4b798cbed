/** The fields of a collection of staff that are translated. */
export const translatedCollectionFields = ["title", "text", "seoTitle", "seoDescription"] as const;

export type TranslatedCollectionField = (typeof translatedCollectionFields)[number];
