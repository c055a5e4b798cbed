import type { Collection } from "#app/features/catalogue/products/product.ts";
import type { CollectionTexts } from "#app/features/shop/content/collection-texts.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";

import { chosenEntry } from "./chosen-entry.ts";
import type { ListingPlace } from "./listing-place.ts";

interface Props {
  collection: Collection;
  copy: CollectionTexts;
  place: Pick<ListingPlace, "category" | "choice">;
}

/** What opens a collection's page: its own words, or the name of the one kind that is chosen. */
export function CollectionHero({ collection, copy, place: { category, choice } }: Props) {
  const entry = category === null ? chosenEntry(choice) : null;
  return (
    <Hero picture={collection} title={entry ?? copy.title} text={entry === null ? copy.tagline : copy.title} isLow />
  );
}
