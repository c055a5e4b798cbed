import { redirect } from "react-router";

import { shopOf } from "#app/platform/env/context.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { shopTitle } from "#app/storefront/listing/chip-links.ts";
import { useLastListing } from "#app/storefront/listing/last-listing.ts";
import { addressOfLimitedSearch } from "#app/storefront/listing/limited-search.ts";
import { listingMeta } from "#app/storefront/listing/listing-meta.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { listingResponse } from "#app/storefront/listing/listing-response.server.ts";
import { ListingFailure } from "#app/storefront/listing/load-failure.tsx";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { shopTexts } from "#app/storefront/listing/shop-screen.texts.ts";
import { ShopScreen } from "#app/storefront/listing/shop-screen.tsx";

import type { Route } from "./+types/shop";

export async function loader({ context, url }: Route.LoaderArgs) {
  const limited = addressOfLimitedSearch(url);
  if (limited) return redirect(limited);
  const place = shopPlaceOf(url.searchParams);
  const { db } = shopOf(context);
  return listingResponse(url, place, (page) => shopListing(db, place, page));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const entry = args.loaderData?.entry;
  return listingMeta(args, {
    title: args.loaderData ? shopTitle(args.loaderData) : pageNames()["/shop"],
    description: entry ? shopTexts().entryDescription(entry) : shopTexts().description,
  });
};

export default function Shop({ loaderData: { listing, ...place } }: Route.ComponentProps) {
  return <ShopScreen place={place} listing={listing} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const last = useLastListing();
  const before = last && <ShopScreen place={{ ...last.place, search: last.place.search ?? null }} listing={null} />;
  return <ListingFailure error={error} title={pageNames()["/shop"]} before={before} />;
}
