import type { Currency } from "#app/shared/currencies.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import type { PagePath } from "#app/shared/pages.ts";

import type { OptionLabels } from "./option-names.ts";
import type { PageTexts, PublicProduct } from "./product-columns.server.ts";
import type { SizeParts } from "./size-parts.ts";

/** A picture of a product. `url` is root-relative or http(s); empty lists mean the product has no picture. */
export interface Picture {
  url: string;
  alt: string;
  colorId: string | null;
}

/** What the address of a product's page is made of. */
export interface ProductPlace {
  id: string;
  source: string;
  /** What its address ends with in the page's language, where that is not its id. */
  slug?: string | null | undefined;
}

/** The parts of a product that a listing shows. Prices in öre. */
export interface ProductCard extends ProductPlace {
  name: string;
  category: string;
  productType: string;
  /** The lowest, where variants cost more than one. */
  priceOre: number;
  earlierPriceOre: number | null;
  /** Its variants cost more than one price. */
  isFrom?: true;
  currency: Currency;
  isNew: boolean;
  soldOut: boolean;
  /** Units left when they are few (`lowStockThreshold`); null when there are more, or none. */
  lowStock: number | null;
  /** By reviews that are checked by an order; null without any. */
  rating: { average: number; count: number } | null;
  colors: CardColor[];
  /** At most two: the first is shown, the second on hover. */
  pictures: Picture[];
  /** The color to begin with, where the list is filtered by color or a search asks for one; else that of the first picture. */
  wantedColorId?: string;
  /** Units of the last 30 days, where best sellers are listed. */
  soldRecently?: number;
}

/** A color of a card. `picture`: the URL of its first picture; absent where it has none, or where the card shows it anyway. */
export interface CardColor {
  id: string;
  name: string;
  /** What it is called in English, where that is another name: what carts and searches know it by. */
  english?: string;
  hex: string;
  picture?: string;
}

export interface ProductColor {
  id: string;
  name: string;
  /** What it is called in English, where that is another name: what carts and orders know it by. */
  english?: string;
  hex: string;
  available: boolean;
}

/** Where the product has a third option, a size is one value of both, and its name says them together. */
export interface ProductSize extends SizeParts {
  id: string;
  name: string;
  /** What staff call it, where that is another name: what carts and orders know it by. */
  english?: string;
  description: string;
  available: boolean;
}

/** One color in one size, with its stock in units. */
export interface StockedVariant {
  id: string;
  colorId: string;
  sizeId: string;
  quantity: number;
  /** The URL of the product's picture that shows it, where that is not just its color's. */
  picture?: string;
}

/** The same with its price. */
export interface Variant extends StockedVariant {
  /** What it costs, whoever's price that is, in öre. */
  priceOre: number;
  /** Struck through beside it; null for none. */
  earlierPriceOre: number | null;
}

/** Everything a product page shows: its public columns, options, pictures and texts. */
export interface Product extends PublicProduct, ProductPlace {
  /** What its type is called in the current language, where that is not as staff typed it. */
  localType?: string;
  /** Its variants cost more than one price: `priceOre` is the lowest. */
  isFrom?: true;
  colors: ProductColor[];
  sizes: ProductSize[];
  variants: Variant[];
  pictures: Picture[];
  texts: PageTexts;
  /** What its options are called, where that is not just 'Size'. */
  optionLabels?: OptionLabels;
  /** What the measures of `texts.sizeMeasurements` are called in another language, by the names that staff entered. */
  measureNames?: Record<string, string>;
}

type Options = { colors: readonly { id: string; available: boolean }[]; sizes: Options["colors"] };

/** Whether a variant is offered at all: its color and size are available. */
export function isOffered(
  { colors, sizes }: Options,
  { colorId, sizeId }: Pick<Variant, "colorId" | "sizeId">,
): boolean {
  const offered = (options: Options["colors"], id: string) => options.some((o) => o.id === id && o.available);
  return offered(colors, colorId) && offered(sizes, sizeId);
}

/** Whether a variant can be bought: it is offered, and has stock. */
export function isAvailable(
  options: Options,
  variant: Pick<StockedVariant, "colorId" | "sizeId" | "quantity">,
): boolean {
  return variant.quantity > 0 && isOffered(options, variant);
}

/** The low-stock threshold: this many units or fewer show 'Only {n} left!' (R5). */
export const lowStockThreshold = 5;

/** The three collections, called as their pages are, in the current language. `collection` is the category id. */
export const collections = {
  mens: collectionAt("/mens-collection"),
  womens: collectionAt("/womens-collection"),
  accessories: collectionAt("/accessories-collection"),
} as const;
export type Collection = keyof typeof collections;

function collectionAt<Path extends PagePath>(path: Path) {
  return {
    path,
    get name() {
      return pageNames()[path];
    },
  };
}

/** Which collection a category belongs to; null for none. 'Womens' contains 'mens', so women are looked for first. */
export function collectionOf(category: string): Collection | null {
  const text = category.toLowerCase();
  if (text.includes("women")) return "womens";
  if (text.includes("men")) return "mens";
  if (text.includes("accessor")) return "accessories";
  return null;
}

const womensWords = /wom[ae]n|\b(bra|leggings|tights)\b/;
const accessoryWords =
  /accessor|\b(socks?|bag|backpack|duffel|cap|hat|beanie|headband|gloves?|bottle|roller|mat|bands?|towel)\b/;

/** The collection a product most likely belongs to: by its category, else by the words of its id and name. */
export function guessCollection({ id, name, category }: { id: string; name: string; category: string }): Collection {
  const known = collectionOf(category);
  if (known) return known;
  const words = `${id.replaceAll("-", " ")} ${name}`.toLowerCase();
  if (accessoryWords.test(words)) return "accessories";
  return womensWords.test(words) ? "womens" : "mens";
}

/**
 * Where a product's page is. Items sourced from cjdropshipping have their own path (S6). With a color's id the page opens with
 * that color chosen. What knows no slug names the id, which leads to the address that the page has in its language.
 */
export function productPath({ id, source, slug }: ProductPlace, colorId?: string): string {
  const path = `/${source === "cjdropshipping" ? "cj-product" : "product"}/${encodeURIComponent(slug ?? id)}`;
  return colorId === undefined ? path : `${path}?color=${encodeURIComponent(colorId)}`;
}

/** What the address of a product's page ends with, its id or its slug; null for any other address. */
export function productNameOf(address: string): string | null {
  const name = /\/(?:cj-)?product\/([^/?#]+)/.exec(address)?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}
