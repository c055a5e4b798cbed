import { data, type RouterContextProvider } from "react-router";

import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import {
  readShownCollection,
  type ShownCollection,
} from "#app/features/catalogue/collections/read-collections.server.ts";
import { collectionFacet } from "#app/features/catalogue/products/collection-facet.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { noteAlternates } from "#app/storefront/frame/alternate-links.server.ts";
import { followOldAddress, movedTo } from "#app/storefront/frame/old-address.server.ts";

import { listingPlaceOf } from "./listing-place.ts";
import { listingResponse } from "./listing-response.server.ts";
import { readListing } from "./read-listing.server.ts";

/** What its page says of a collection that staff made. */
export type MadeCollection = Omit<ShownCollection, "id" | "placed" | "sort" | "slug" | "slugs">;

/** The page of a collection that staff made. An address that has none may be an old one; else it throws a 404 response. */
export async function readStaffCollection(
  shop: Shop,
  url: URL,
  { name, context }: { name: string; context: Readonly<RouterContextProvider> },
) {
  const found = await readShownCollection(shop.db, name.toLowerCase());
  if (!found) {
    await followOldAddress(shop, url);
    throw data(null, { status: 404 });
  }
  const { id, placed, sort, slug, slugs, ...collection } = found;
  if (name !== slug) throw movedTo(collectionPath(slug) + url.search);
  noteAlternates(context, {
    pathIn: (language) => collectionPath((language === "en" ? undefined : slugs[language]) ?? collection.handle),
  });
  const place = { ...listingPlaceOf(url.searchParams), category: null, collection };
  const base = { facet: collectionFacet(id), first: placed };
  const wanted = { choice: place.choice, sort: place.sort === "featured" ? sort : place.sort };
  return listingResponse(url, place, (page) => readListing(shop.db, base, wanted, page));
}
