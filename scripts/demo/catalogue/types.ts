import type { Fit, Sport } from "#app/features/catalogue/products/attributes.ts";

import type { ColorId } from "./colors.ts";
import type { FamilyId } from "./families.ts";
import type { Composition } from "./materials.ts";
import type { SizeScale } from "./sizes.ts";

/** How much of a product is in stock. `mixed` leaves gaps and last pieces, as a shop in mid-season has them. */
export type StockRule = "plenty" | "mixed" | "low" | "sold-out";

/** A demo product. Prices in whole kronor. Without `source`, `published` and `isPrivate` it is local, published and public. */
export interface DemoProduct {
  id: string;
  name: string;
  category: "Mens Collection" | "Womens Collection" | "Accessories";
  productType: string;
  shortDescription: string;
  /** Paragraphs. */
  description: readonly string[];
  price: number;
  earlierPrice?: number;
  /** What it was raised to for a week before it was 'reduced' to the price it had: no reduction is shown. */
  raisedTo?: number;
  isNew?: boolean;
  featured?: boolean;
  tags: readonly string[];
  /** Its fit among those that shoppers filter by, as `fit` says it in words; null where it says nothing. */
  sits: Fit | null;
  sports: readonly Sport[];
  /** What its pictures show, for their alternative text; null for a product without pictures. */
  looks: string | null;
  colors: readonly ColorId[];
  sizes: SizeScale;
  /** It comes in two lengths; the smallest size in one of them alone. */
  hasLengths?: true;
  stock: StockRule;
  /** What care, fit and measure texts follow from. */
  family: FamilyId;
  /** How long it is in the middle of its scale, in cm, where it is shorter or longer than its family. */
  length?: number;
  composition: Composition;
  /** How this one sits, in a sentence or two. */
  fit: string;
  source?: "cjdropshipping";
  published?: false;
  /** In how many days an unpublished product publishes itself. */
  publishInDays?: number;
  isPrivate?: true;
}
