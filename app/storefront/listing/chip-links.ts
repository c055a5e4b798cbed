import { chipNames } from "#app/features/catalogue/products/chips.texts.ts";
import { chipSlugs } from "#app/features/catalogue/products/chips.ts";
import type { Collection } from "#app/features/catalogue/products/product.ts";
import type { CollectionTexts } from "#app/features/shop/content/collection-texts.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { frameTexts } from "#app/storefront/frame/frame.texts.ts";

import type { ListingPlace } from "./listing-place.ts";
import { listingTexts } from "./listing.texts.tsx";

export interface ChipLinkFacts {
  to: string;
  label: string;
  current: boolean;
}

/** What is called otherwise than by its chip. */
function rangeName(category: string | null): string | undefined {
  const { newArrivals, bestSellers } = listingNames();
  return new Map([
    ["new", newArrivals],
    ["bestsellers", bestSellers],
    ["sale", frameTexts().sale],
  ]).get(category ?? "");
}

/** The filter in the URL of /shop. */
interface ShopFilter {
  category: string | null;
  search: string | null;
}

/** What the chip of the shop for a category is called; undefined where it has none. */
function shopChipName(category: string | null): string | undefined {
  const slug = chipSlugs.shop.find((each) => each === category);
  return slug && chipNames()[slug];
}

/** The title of /shop: the search, else the name of its category, else of the one kind that is chosen. */
export function shopTitle({ category, search, entry }: ShopFilter & Pick<ListingPlace, "entry">): string {
  if (search) return listingTexts().searched(search);
  return entry ?? rangeName(category) ?? shopChipName(category) ?? pageNames()["/shop"];
}

/** Whether a chip has the name of an entry, which the menu may write otherwise: `Sports bras`. */
function isNamed(label: string, entry: string | undefined): boolean {
  return label.toLowerCase() === entry?.toLowerCase();
}

/** The chips of /shop; a kind that is chosen by filter lights the chip of its name. */
export function shopChipLinks({ category, search, entry }: ShopFilter & Pick<ListingPlace, "entry">): ChipLinkFacts[] {
  return [
    { to: "/shop", label: listingTexts().all, current: !category && !search && !entry },
    ...chipSlugs.shop.map((slug) => {
      const label = chipNames()[slug];
      const current = (category === slug || isNamed(label, entry)) && !search;
      return { to: `/shop?category=${slug}`, label, current };
    }),
  ];
}

/** The chips of a collection's page; a kind that is chosen by filter lights the chip of its name. */
export function collectionChipLinks(
  collection: Collection,
  { all, chips: given }: CollectionTexts,
  { category, entry }: Pick<ListingPlace, "category" | "entry">,
): ChipLinkFacts[] {
  const path = `/${collection}-collection`;
  const chips = chipSlugs[collection]
    .map((slug, index) => ({
      slug,
      label: given[index]?.label || chipNames()[slug],
      shown: given[index]?.shown ?? true,
    }))
    .filter(({ shown }) => shown);
  const current = chips.find(({ slug, label }) => slug === category || isNamed(label, entry))?.slug ?? null;
  return [
    { to: path, label: all, current: current === null && !entry },
    ...chips.map(({ slug, label }) => ({ to: `${path}?category=${slug}`, label, current: current === slug })),
  ];
}

/** The title of a collection's page: the chip or the kind that is chosen, and the collection. */
export function collectionTitle(
  collection: Collection,
  copy: CollectionTexts,
  place: Pick<ListingPlace, "category" | "entry">,
): string {
  const [, ...chips] = collectionChipLinks(collection, copy, place);
  const chosen = chips.find(({ current }) => current)?.label ?? place.entry;
  return chosen ? `${chosen} | ${copy.title}` : copy.title;
}
