import { useEffect } from "react";

import type { Collection } from "#app/features/catalogue/products/product.ts";
import { collectionTexts } from "#app/features/shop/content/collection-texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { collectionChipLinks, shopChipLinks, shopTitle } from "#app/storefront/listing/chip-links.ts";
import { chosenEntry } from "#app/storefront/listing/chosen-entry.ts";
import { ListingNote } from "#app/storefront/listing/how-ranked.tsx";
import { ListingToolbar } from "#app/storefront/listing/listing-toolbar.tsx";
import { parseFilters } from "#app/storefront/listing/parse-filters.ts";
import { ProductGridSkeleton } from "#app/storefront/listing/product-grid.tsx";

import { pageSkeletonTexts } from "./page-skeleton.texts.ts";
import type { SkeletonKind } from "./skeleton-kind.ts";

/** A page as far as its address tells it, with gray where its data will stand. */
export function PageSkeleton({ kind, search }: { kind: SkeletonKind; search: string }) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  if (kind === "product") return <ProductSkeleton />;
  return kind === "shop" ? <ShopSkeleton search={search} /> : <CollectionSkeleton collection={kind} search={search} />;
}

const gray = "animate-pulse bg-paper-deep";

function ShopSkeleton({ search }: { search: string }) {
  const parameters = new URLSearchParams(search);
  const asked = {
    category: parameters.get("category"),
    search: parameters.get("search")?.trim() || null,
    ...namedBy(parameters),
  };
  return (
    <div className="page pt-4 pb-24 lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <h1 className="display text-display-md break-words lg:text-display-lg">{shopTitle(asked)}</h1>
        <div
          className={`h-12.5 w-full border border-line-strong bg-white sm:w-80 ${asked.search ? "" : "max-sm:hidden"}`}
        />
      </div>
      <div className="mt-2 lg:mt-8">
        <ListingToolbar chips={shopChipLinks(asked)} />
        {asked.category === "bestsellers" && !asked.search ? (
          <>
            <ListingNote>
              <Tools />
            </ListingNote>
            <ProductGridSkeleton count={12} />
          </>
        ) : (
          <FilteredSkeleton />
        )}
      </div>
    </div>
  );
}

function CollectionSkeleton({ collection, search }: { collection: Collection; search: string }) {
  const copy = collectionTexts(useSite(), collection);
  const parameters = new URLSearchParams(search);
  const named = namedBy(parameters);
  const { entry } = named;
  return (
    <>
      <Hero picture={collection} title={entry ?? copy.title} text={entry ? copy.title : copy.tagline} low="strip" />
      <div className="page pt-2 pb-24 lg:pt-6">
        {entry ? null : <p className="mb-4 text-lg leading-7 max-lg:hidden">{copy.intro}</p>}
        <ListingToolbar
          chips={collectionChipLinks(collection, copy, { category: parameters.get("category"), ...named })}
        />
        <FilteredSkeleton />
      </div>
    </>
  );
}

/** The name of the one kind that a query asks for, as `listingResponse` gives it. */
function namedBy(parameters: URLSearchParams): { entry?: string } {
  const entry = parameters.get("category") === null ? chosenEntry(parseFilters(parameters)) : null;
  return entry === null ? {} : { entry };
}

/** Where a list with its filters will stand. */
function FilteredSkeleton() {
  return (
    <div className="panel-columns">
      <div aria-hidden="true" className="filter-panel">
        <div className={`h-11 w-28 xl:h-96 xl:w-auto ${gray}`} />
      </div>
      <div className="panel-main">
        <ListingNote>
          <Tools />
        </ListingNote>
        <ProductGridSkeleton count={12} besidePanel />
      </div>
    </div>
  );
}

/** Where sort and layout will stand. */
function Tools() {
  return <div aria-hidden="true" className={`h-11 w-48 ${gray}`} />;
}

function ProductSkeleton() {
  return (
    <div className="page sm:pt-4">
      <p role="status" className="sr-only">
        {pageSkeletonTexts().loadingProduct}
      </p>
      <div aria-hidden="true">
        <div className="over-picture flex h-11 items-center sm:mb-1">
          <span className={`h-4 w-28 ${gray}`} />
        </div>
        <div className="product-columns">
          <div className="max-sm:-mx-gutter lg:pl-20">
            <div data-skeleton="picture" className={`gallery md:aspect-4/5 ${gray}`} />
          </div>
          <div className="grid content-start gap-4">
            <span className={`h-6 w-24 ${gray}`} />
            <span className={`h-11 w-4/5 ${gray}`} />
            <span className={`h-7 w-1/2 ${gray}`} />
            <span className={`h-20 w-full ${gray}`} />
            <span className={`h-12 w-56 ${gray}`} />
            <span className={`h-12 w-1/2 ${gray}`} />
            <span className={`h-12 w-full ${gray}`} />
          </div>
        </div>
      </div>
    </div>
  );
}
