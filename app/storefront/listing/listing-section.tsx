import type { ReactNode } from "react";

import type { Listing } from "#app/features/catalogue/queries.server.ts";

import type { ChipLinkFacts } from "./chip-links.ts";
import { ListingNote } from "./how-ranked.tsx";
import { LayoutToggle } from "./layout-toggle.tsx";
import type { ListingPlace } from "./listing-place.ts";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { ListingView, Pagination } from "./listing-view.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { SortSelect } from "./sort-select.tsx";

interface Props {
  place: ListingPlace & { category: string | null; search?: string | null };
  /** Null when the products could not be loaded. */
  listing: Listing | null;
  chips: readonly ChipLinkFacts[];
  emptyText: string;
  /** False where the order is fixed, as in a search. */
  sortable?: boolean;
  /** What the list rests on, said above it. */
  note?: ReactNode;
}

/** A listing: its categories, its sort order and layout, its products, its other pages. */
export function ListingSection({ place, listing, chips, emptyText, sortable = true, note }: Props) {
  const { category, search, sort, page, layout } = place;
  const parameters = new URLSearchParams({
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(sort === "featured" ? {} : { sort }),
    ...(layout === "list" ? { view: layout } : {}),
  });
  return (
    <>
      <ListingToolbar total={listing?.total ?? null} chips={chips}>
        {sortable ? (
          <SortSelect sort={sort} otherParameters={{ category, view: layout === "list" ? layout : null }} />
        ) : null}
        <LayoutToggle layout={layout} search={parameters} />
      </ListingToolbar>
      <ListingNote section={search ? "search" : sortable ? "sort" : "best-sellers"} note={note} />
      {listing ? (
        <>
          <ListingView layout={layout} products={listing.products} emptyText={emptyText} />
          <Pagination page={page} total={listing.total} search={parameters} />
        </>
      ) : (
        <LoadFailure />
      )}
    </>
  );
}
