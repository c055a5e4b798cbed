import { type ReactNode, Suspense, useRef, useEffect } from "react";
import { useRevalidator } from "react-router";

import {
  type FilterCounts,
  filterFlags,
  filterGroups,
  isEmptyChoice,
} from "#app/features/catalogue/filters/filter-choice.ts";
import { listingPages } from "#app/features/catalogue/products/listing.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { ChipLinkFacts } from "./chip-links.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { HowRanked, ListingNote } from "./how-ranked.tsx";
import { LayoutToggle } from "./layout-toggle.tsx";
import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { ListingView, Pagination } from "./listing-view.tsx";
import { listingTexts } from "./listing.texts.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import { useQueryUnderWay } from "./query-under-way.ts";
import type { ListingPage } from "./read-listing.server.ts";
import { SortSelect } from "./sort-select.tsx";
import { useFilterChoice } from "./use-filter-choice.ts";
import { waysOut } from "./ways-out.ts";

/** Sent with the page that is empty; nobody else fetches it. */
const EmptyListing = lazyWithRetry(() => import("./empty-listing.tsx"));

interface Props {
  place: ListingPlace;
  /** Null when the products could not be loaded. */
  listing: ListingPage | null;
  /** Whether it is the one from before, for this one did not come. */
  isFromBefore: boolean;
  chips: readonly ChipLinkFacts[];
  emptyText: string;
  /** False where the order is fixed. */
  sortable?: boolean;
  /** What the list rests on, said above it. */
  note?: ReactNode;
  /** Shows a product's name otherwise than as it is. */
  nameAs?: ((name: string) => ReactNode) | undefined;
}

function sortedQuery(query: URLSearchParams, sort: string): URLSearchParams {
  return new URLSearchParams([...[...query].filter(([name]) => name !== "sort"), ["sort", sort]]);
}

/** A listing: its categories, its sort order and layout, its filters, its products, its other pages. */
export function ListingSection({
  place,
  listing,
  isFromBefore,
  chips,
  emptyText,
  sortable = true,
  note,
  nameAs,
}: Props) {
  const { search, choice, page, layout } = place;
  const { query, ask } = useQueryUnderWay(place);
  const control = useFilterChoice(place);
  const total = useRef<HTMLParagraphElement>(null);
  const filtered = !isEmptyChoice(choice);
  // Crawlers are to see categories, not their combinations.
  const rel = filtered ? "nofollow" : undefined;
  const counts = listing?.counts ?? null;
  const isEmpty = listing?.total === 0 && !filtered && !isFromBefore;
  const ways = listing && !isFromBefore ? waysOut(choice, listing) : [];
  if (isEmpty)
    return (
      <>
        <ListingToolbar chips={chips} />
        <Suspense>
          <EmptyListing text={emptyText} ideas={listing.ideas ?? []} />
        </Suspense>
      </>
    );
  const panel = listing && counts && (filtered || offersAnything(counts));
  return (
    <>
      <ListingToolbar chips={chips} />
      <div className={panel ? "panel-columns" : ""}>
        {panel ? (
          <FilterPanel place={place} counts={counts} control={control} total={listing.total} ways={ways} />
        ) : null}
        <div className="panel-main">
          <ListingNote total={listing?.total ?? null} totalRef={total} note={note}>
            {sortable ? (
              <SortSelect
                sort={query.get("sort") ?? "featured"}
                isSearch={Boolean(search)}
                otherParameters={[...query].filter(([name]) => name !== "sort")}
                onSort={(sort) => ask((now) => sortedQuery(now, sort))}
              />
            ) : null}
            <LayoutToggle layout={layout} search={query} rel={rel} className="flex max-sm:hidden" />
          </ListingNote>
          {isFromBefore ? <NotFiltered /> : null}
          {filtered && listing && !counts ? (
            <p className="pb-3 text-sm">{listingTexts().unfiltered}</p>
          ) : (
            <ChosenBar control={control} counts={counts} total={total} />
          )}
          {listing === null ? (
            <LoadFailure />
          ) : listing.total === 0 && filtered && !isFromBefore ? (
            <NothingLeft
              place={place}
              ways={ways}
              total={total}
              prices={choice.minOre === null && choice.maxOre === null ? null : (counts?.price ?? null)}
            />
          ) : (
            <div>
              <ListingView layout={layout} products={listing.products} besidePanel={Boolean(panel)} nameAs={nameAs} />
              <div className="flex flex-wrap items-end justify-between pt-4">
                <Pagination page={page} pages={listingPages(listing.total)} search={listingQuery(place)} rel={rel} />
                {/* On a phone the first products come before how they are laid out. */}
                <LayoutToggle layout={layout} search={query} rel={rel} className="mt-8 flex sm:hidden" />
                <HowRanked section={search ? "search" : sortable ? "sort" : "best-sellers"} />
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function offersAnything(counts: FilterCounts): boolean {
  return (
    filterGroups.some((group) => counts[group].length > 0) ||
    filterFlags.some((flag) => counts[flag] !== null) ||
    counts.rating.length > 0 ||
    counts.price !== null
  );
}

/** Said above a listing whose filters could not be applied: its products are the ones from before. */
function NotFiltered() {
  const { revalidate, state } = useRevalidator();
  const notice = useRef<HTMLDivElement>(null);
  // The list stays as it was, maybe far below: who pressed a filter is led to what became of it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-4 scroll-mt-24">
      <Notice tone="error">
        <p>{listingTexts().notFiltered}</p>
        <Button look="outline" className="mt-3" busy={state === "loading"} onClick={() => void revalidate()}>
          {listingTexts().tryAgain}
        </Button>
      </Notice>
    </div>
  );
}
