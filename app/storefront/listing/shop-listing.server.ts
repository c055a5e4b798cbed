import type { Database } from "#app/db/client.server.ts";
import { isEmptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import {
  bestSellerCard,
  bestSellerOf,
  bestSellersStatement,
} from "#app/features/catalogue/products/best-sellers.server.ts";
import { chipNames } from "#app/features/catalogue/products/chips.texts.ts";
import { shopChips, shopFacet } from "#app/features/catalogue/products/facets.ts";
import { pageSize } from "#app/features/catalogue/products/listing.ts";
import { cardsOf, listingStatement } from "#app/features/catalogue/products/queries.server.ts";
import { inAskedColor } from "#app/features/catalogue/search/asked-color.ts";
import { marksIn } from "#app/features/catalogue/search/marks-in.ts";
import { notSold } from "#app/features/catalogue/search/not-sold.ts";
import { searchHits } from "#app/features/catalogue/search/search-hits.server.ts";
import { namedPages, namedPlaces } from "#app/storefront/search/named-places.ts";

import type { ShopPlace } from "./listing-place.ts";
import { type ListingPage, readListing } from "./read-listing.server.ts";

/** Fewer best sellers than this have featured products below them, under a name of their own. */
const fewBestSellers = 8;
const pickCount = 8;

/** A page of /shop: of a search, else of a category (a chip, 'new', 'bestsellers', 'sale'), else of all products. */
export async function shopListing(db: Database, place: ShopPlace, page: number): Promise<ListingPage> {
  const { category, search } = place;
  if (search) return withIdeas(db, place, await searchListing(db, { ...place, search }, page));
  if (category === "bestsellers") return bestSellerListing(db);
  return withIdeas(db, place, await readListing(db, { facet: facetOfCategory(category ?? "") }, place, page));
}

/** Adds what to look at instead where nothing was found, and no filter is why. */
async function withIdeas(db: Database, { choice }: ShopPlace, listing: ListingPage): Promise<ListingPage> {
  if (listing.total > 0 || !isEmptyChoice(choice)) return listing;
  const { products, bestSellers } = await bestSellerListing(db);
  return { ...listing, ideas: [...products, ...(bestSellers?.picks ?? [])].slice(0, pickCount) };
}

/** What a search found, best match first unless another order was chosen, each in the color that was asked for. */
async function searchListing(db: Database, place: ShopPlace & { search: string }, page: number): Promise<ListingPage> {
  const mayCorrect = namedPages(place.search).length === 0;
  const { entries, colors, marks, onSale, ...found } = await searchHits(db, place.search, { mayCorrect });
  const named = namedPlaces(place.search, found.correctedTo);
  const listing = await readListing(
    db,
    { entries, onSale },
    { ...place, sort: place.sort === "featured" ? null : place.sort },
    page,
  );
  const products = listing.products.map((card) => inAskedColor(card, colors));
  const missing = entries.length === 0 ? notSold(place.search) : null;
  return { ...listing, products, found: { ...found, marks: marksIn(marks, products), notSold: missing }, named };
}

/** Best sellers are one page, most sold first, and too few to filter. */
async function bestSellerListing(db: Database): Promise<ListingPage> {
  const [rows, featured] = await db.batch([
    bestSellersStatement(db, pageSize),
    listingStatement(db, { facet: "all", sort: "featured", size: fewBestSellers + pickCount }),
  ]);
  const isListed = (id: string) => rows.some(({ card }) => card.id === id);
  const picks = cardsOf(featured)
    .filter(({ id }) => !isListed(id))
    .slice(0, pickCount);
  return {
    products: rows.map(bestSellerCard),
    total: rows.length,
    counts: null,
    leaves: [],
    bestSellers: {
      countedAt: rows[0] ? bestSellerOf(rows[0]).countedAt : null,
      picks: rows.length < fewBestSellers ? picks : [],
    },
  };
}

function facetOfCategory(category: string): string {
  if (category === "" || category === "all") return "all";
  if (category === "new" || category === "sale") return category;
  // Old addresses name a category as it was labelled.
  const englishNames = chipNames("en");
  const chip = shopChips.find(
    ({ slug }) => slug === category || englishNames[slug].toLowerCase() === category.toLowerCase(),
  );
  return shopFacet(chip?.slug ?? category);
}
