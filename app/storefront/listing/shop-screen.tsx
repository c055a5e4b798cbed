import { useEffect, useRef, type RefObject } from "react";
import { Form, useLocation, Link } from "react-router";

import { isEmptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { bestSellerRule, soldBasis } from "#app/features/catalogue/products/best-sellers.ts";
import { pageSize } from "#app/features/catalogue/products/listing.ts";
import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";
import { type ProductCard, productPath } from "#app/features/catalogue/products/product.ts";
import { logSearch, logSearchClick } from "#app/features/catalogue/search/log-search.ts";
import { MarkedText } from "#app/features/catalogue/search/marked-text.tsx";
import { formatShortDate } from "#app/shared/dates.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";
import type { NamedPlaces } from "#app/storefront/search/named-places.ts";
import { Icon } from "#app/ui/icon.tsx";

import { type ChipLinkFacts, shopChipLinks, shopTitle } from "./chip-links.ts";
import { useShownListing } from "./last-listing.ts";
import type { ShopPlace } from "./listing-place.ts";
import { ListingSection } from "./listing-section.tsx";
import { listingTexts } from "./listing.texts.tsx";
import { ProductGrid } from "./product-grid.tsx";
import type { ListingPage } from "./read-listing.server.ts";
import { SearchNote } from "./search-note.tsx";
import { shopTexts } from "./shop-screen.texts.ts";

interface Props {
  place: ShopPlace;
  listing: ListingPage | null;
}

/** All products, one category of them, or what a search found. */
export function ShopScreen({ place, listing: loaded }: Props) {
  const texts = shopTexts();
  const { category, search } = place;
  const results = useSearchLog(place, loaded);
  const { listing, isFromBefore } = useShownListing(place, loaded);
  const found = listing?.found;
  const chips = shopChipLinks(place);
  return (
    <div className="page pt-4 pb-24 lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <div>
          {search ? <p className="mb-1 text-muted">{texts.searchedFor}</p> : null}
          <h1 className="display text-display-md break-words lg:text-display-lg">{shopTitle(place)}</h1>
        </div>
        <SearchForm search={search} />
      </div>
      {search && found ? <SearchNote place={place} found={found} /> : null}
      {listing?.named ? <NamedLinks named={listing.named} chips={chips} /> : null}
      <div ref={results} className="mt-2 lg:mt-8">
        <ListingSection
          place={place}
          listing={listing}
          isFromBefore={isFromBefore}
          chips={chips}
          sortable={category !== "bestsellers"}
          note={<BestSellerBasis countedAt={listing?.bestSellers?.countedAt ?? null} />}
          nameAs={found ? (name) => <MarkedText text={name} marks={found.marks} /> : undefined}
          emptyText={listing?.bestSellers ? texts.noBestSellers : texts.nothing}
        />
        <Picks products={listing?.bestSellers?.picks ?? []} />
      </div>
    </div>
  );
}

/** What the name of best sellers rests on. */
function BestSellerBasis({ countedAt }: { countedAt: string | null }) {
  if (countedAt === null) return null;
  const day = <time dateTime={countedAt}>{formatShortDate(countedAt)}</time>;
  return listingTexts().basis(bestSellerRule.days, soldBasis(), day);
}

/** What is shown below best sellers while there are few. */
function Picks({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="picks" className="mt-16">
      <h2 id="picks" className="display mb-8 text-display-sm">
        {productWords().ourPicks}
      </h2>
      <ProductGrid products={products} heading="h3" urgent={0} />
    </section>
  );
}

/** On a phone it is folded until there is a search: the header leads to one, without scripts to this. */
function SearchForm({ search }: { search: string | null }) {
  const texts = shopTexts();
  const field = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // Who came to search types at once. The browser has scrolled here already, and another field in use keeps the focus.
    if (hash === "#search" && !document.activeElement?.matches("input, select, textarea"))
      field.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Form
      id="search"
      role="search"
      action="/shop"
      className={`w-full border border-line-strong bg-white focus-within:border-ink sm:flex sm:w-80 ${search ? "flex" : "hidden target:flex"}`}
    >
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={texts.searchProducts}
        placeholder={texts.searchProducts}
        defaultValue={search ?? ""}
        key={search}
        required
        className="min-h-12 min-w-0 flex-1 bg-transparent px-4"
      />
      <button type="submit" aria-label={texts.search} className="inline-flex size-12 items-center justify-center">
        <Icon name="search" className="size-5" />
      </button>
    </Form>
  );
}

/** The help pages and collections that a search names, above what it found; nothing for none. */
function NamedLinks({ named: { pages, collections }, chips }: { named: NamedPlaces; chips: readonly ChipLinkFacts[] }) {
  const beyondChips = collections.filter(({ path }) => !chips.some(({ to }) => to === path));
  const links = [...pages.map(({ title, path }) => ({ name: title, path })), ...beyondChips];
  if (links.length === 0) return null;
  return (
    <nav aria-label={shopTexts().namedPages} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center border border-line-strong px-4 text-sm font-semibold hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Tells the shop's log of searches how many products one found, and at which place stood the product that was opened. `ref` is for
 * what holds the results. Filtered results tell neither: what is missing from them, or where it stands, is no matter of the search.
 */
function useSearchLog(
  { search, choice, page }: ShopPlace,
  listing: ListingPage | null,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search === null || listing === null || !isEmptyChoice(choice)) return;
    logSearch({ words: search, count: listing.total });
    const results = ref.current;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const path = link && withoutLanguage(link.pathname);
      const index = listing.products.findIndex((product) => productPath(product) === path);
      if (index >= 0) logSearchClick({ words: search, rank: (page - 1) * pageSize + index + 1 });
    };
    // Before the router takes the click.
    results?.addEventListener("click", onClick, { capture: true });
    return () => results?.removeEventListener("click", onClick, { capture: true });
  }, [search, choice, page, listing]);
  return ref;
}
