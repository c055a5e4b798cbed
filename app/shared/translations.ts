/** What has texts that staff translate: a product, a collection of staff, a section of the site's texts, a color, what describes a size, and what tells of a discount. */
export const translationKinds = ["product", "collection", "section", "option", "size", "discount"] as const;

export type TranslationKind = (typeof translationKinds)[number];

/** Kinds whose items have a page of their own, with an address in each language. */
export const slugKinds = ["product", "collection"] as const satisfies readonly TranslationKind[];

export type SlugKind = (typeof slugKinds)[number];

/** The field of a translation that the address in its language is made of. */
export const slugField = "slug";

/** What tells shoppers of a discount: the title of an automatic one, and the description of a code. */
export const translatedDiscountFields = ["title", "description"] as const;

export type TranslatedDiscountField = (typeof translatedDiscountFields)[number];

/** How far something is in a language: without a translation, its English changed since, or translated. */
export const translationStates = ["missing", "changed", "done"] as const;

export type TranslationState = (typeof translationStates)[number];
