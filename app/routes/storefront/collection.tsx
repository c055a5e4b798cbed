import { data, useLocation } from "react-router";

import { collectionChips, collectionFacet } from "#app/features/catalogue/products/facets.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { collectionTexts } from "#app/features/shop/content/collection-texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { pagePathOf } from "#app/platform/http/page-path.ts";
import { errorTexts } from "#app/storefront/frame/error-screen.texts.ts";
import { type MetaPlace, siteOf, unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { breadcrumbData } from "#app/storefront/frame/structured-data.ts";
import { collectionTitle } from "#app/storefront/listing/chip-links.ts";
import { collectionScreenTexts } from "#app/storefront/listing/collection-screen.texts.ts";
import { CollectionScreen } from "#app/storefront/listing/collection-screen.tsx";
import { useLastListing } from "#app/storefront/listing/last-listing.ts";
import { listingMeta } from "#app/storefront/listing/listing-meta.ts";
import { type ListingPlace, listingPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { listingResponse } from "#app/storefront/listing/listing-response.server.ts";
import { ListingFailure } from "#app/storefront/listing/load-failure.tsx";
import { readListing } from "#app/storefront/listing/read-listing.server.ts";
import { type MadeCollection, readStaffCollection } from "#app/storefront/listing/staff-collection.server.ts";

import type { Route } from "./+types/collection";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.handle !== undefined) return readStaffCollection(shopOf(context), url, { name: params.handle, context });
  const collection = collectionAt(pagePathOf(url.pathname));
  if (!collection) throw data(null, { status: 404 });
  const chip = collectionChips[collection].find(({ slug }) => slug === url.searchParams.get("category")) ?? null;
  const facet = chip ? collectionFacet(collection, chip.slug) : collection;
  const place = { ...listingPlaceOf(url.searchParams), collection, category: chip?.slug ?? null };
  const { db } = shopOf(context);
  return listingResponse(url, place, (page) => readListing(db, { facet }, place, page));
}

/** The collection at a path, whatever its case. */
function collectionAt(pathname: string): Collection | null {
  const name = /^\/(\w+)-collection\/?$/i.exec(pathname)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(collections, name) ? (name as Collection) : null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const collection = args.loaderData?.collection ?? collectionAt(pagePathOf(args.location.pathname));
  if (!collection) return unlistedMeta(args, errorTexts().notFound);
  if (typeof collection !== "string") return madeMeta(args, collection);
  const copy = collectionTexts(siteOf(args), collection);
  const place: Pick<ListingPlace, "category" | "entry"> = args.loaderData ?? { category: null };
  return [
    ...listingMeta(args, {
      title: collectionTitle(collection, copy, place),
      description:
        place.entry === undefined
          ? copy.intro
          : collectionScreenTexts().entryDescription(place.entry, copy.title, `${copy.tagline} ${copy.intro}`),
      picture: collection,
    }),
    ...breadcrumbData(args, [{ name: copy.title, path: `/${collection}-collection` }]),
  ];
};

/** The same of a collection that staff made. */
function madeMeta(args: MetaPlace, { title, text, picture, seoTitle, seoDescription }: MadeCollection) {
  return [
    ...listingMeta(args, {
      title: seoTitle ?? title,
      description: seoDescription ?? (text || title),
      ...(picture ? { picture: { url: picture } } : {}),
    }),
    ...breadcrumbData(args, [{ name: title, path: pagePathOf(args.location.pathname) }]),
  ];
}

export default function CollectionPage({ loaderData: { collection, listing, ...place } }: Route.ComponentProps) {
  return <CollectionScreen collection={collection} place={place} listing={listing} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const last = useLastListing();
  const site = useSite();
  const collection = collectionAt(pathname);
  if (!collection) return <ListingFailure error={error} title={collectionScreenTexts().collection} />;
  const { title } = collectionTexts(site, collection);
  const before = last && <CollectionScreen collection={collection} place={last.place} listing={null} />;
  return <ListingFailure error={error} title={title} before={before} />;
}
