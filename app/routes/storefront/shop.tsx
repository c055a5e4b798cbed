import { shopOf } from "#app/platform/context.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { shopPlaceOf } from "#app/storefront/listing/listing-place.ts";
import { listingResponse } from "#app/storefront/listing/listing-response.server.ts";
import { ListingFailure } from "#app/storefront/listing/load-failure.tsx";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { ShopScreen } from "#app/storefront/listing/shop-screen.tsx";

import type { Route } from "./+types/shop";

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = shopPlaceOf(url.searchParams);
  const { db } = shopOf(context);
  return listingResponse(url, place, (page) => shopListing(db, place, page));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Shop all",
    description: "Every piece of Nordic performance wear: T-shirts, hoodies, leggings, sports bras, jackets and gear.",
  }),
  ...(args.loaderData?.search ? [{ name: "robots", content: "noindex" }] : []),
];

export default function Shop({ loaderData: { listing, ...place } }: Route.ComponentProps) {
  return <ShopScreen place={place} listing={listing} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} title="Shop all" />;
}
