import { Form } from "react-router";

import type { Listing } from "#app/features/catalogue/queries.server.ts";
import { Icon } from "#app/ui/icon.tsx";

import { shopChipLinks, shopTitle } from "./chip-links.ts";
import type { ShopPlace } from "./listing-place.ts";
import { ListingSection } from "./listing-section.tsx";

interface Props {
  place: ShopPlace;
  listing: Listing | null;
}

/** All products, one category of them, or what a search found. */
export function ShopScreen({ place, listing }: Props) {
  const { category, search } = place;
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h1 className="display text-display-md break-words lg:text-display-lg">{shopTitle(place)}</h1>
        <SearchForm search={search} />
      </div>
      <div className="mt-6 lg:mt-10">
        <ListingSection
          place={place}
          listing={listing}
          chips={shopChipLinks(place)}
          sortable={!search && category !== "bestsellers"}
          emptyText="No products found. Try a different category or search term."
        />
      </div>
    </div>
  );
}

function SearchForm({ search }: { search: string | null }) {
  return (
    <Form
      id="search"
      role="search"
      action="/shop"
      className="flex w-full border border-line-strong bg-white focus-within:border-ink sm:w-80"
    >
      <input
        type="search"
        name="search"
        aria-label="Search products"
        placeholder="Search products"
        defaultValue={search ?? ""}
        key={search}
        required
        className="min-h-12 min-w-0 flex-1 bg-transparent px-4"
      />
      <button type="submit" aria-label="Search" className="inline-flex size-12 items-center justify-center">
        <Icon name="search" className="size-5" />
      </button>
    </Form>
  );
}
