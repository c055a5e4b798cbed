import type { demoCollections } from "../collections.ts";
import type { ColorId } from "../colors.ts";
import type { FamilyId } from "../families.ts";
import type { PictureTranslations } from "../picture-views.ts";

/** The texts of a product that are its own (mens.ts, womens.ts, accessories.ts), in another language. */
export interface ProductTranslation {
  shortDescription: string;
  /** Its paragraphs, as many as in English. */
  description: readonly string[];
  /** How this one sits, in a sentence or two. */
  fit: string;
}

/** The texts that every product of a family shares (families.ts), in another language. */
export interface FamilyTranslation {
  fitGuide: string;
  recommendation: string;
}

/**
 * The demo shop in another language, by what the texts are of. What is not there yet is shown in English. Names of products are the same in
 * every language; fibers and shares of a composition are the shop's own words, not the demo's.
 */
export interface DemoTranslations {
  /** By the id of a product. */
  products: Readonly<Record<string, ProductTranslation>>;
  pictures: PictureTranslations;
  families: Readonly<Partial<Record<FamilyId, FamilyTranslation>>>;
  /** Lines of care by the English line, as families and `describe.ts` share them. A product's care is translated once each of its lines is. */
  care: Readonly<Record<string, string>>;
  /** Materials by their English name without a claim (`plainName`), such as `Polyester`. A list is translated once each of it is. */
  materials: Readonly<Record<string, string>>;
  /** Colors as a shopper reads them, such as `Svart`. */
  colors: Readonly<Partial<Record<ColorId, string>>>;
  /** By the handle of a collection; an empty text stays empty. */
  collections: Readonly<Record<(typeof demoCollections)[number]["handle"], { title: string; text: string }>>;
}
