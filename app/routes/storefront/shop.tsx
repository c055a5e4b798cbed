import { data, Form, redirect } from "react-router";

import { shopChipLinks, shopTitle } from "#app/storefront/listing/chip-links.ts";
import { addressOfLastPage, layoutOf, pageNumberOf, sortOrderOf } from "#app/features/catalogue/listing.ts";
import { ListingFailure, LoadFailure } from "#app/storefront/listing/load-failure.tsx";
import { LayoutToggle } from "#app/storefront/listing/layout-toggle.tsx";
import { ListingToolbar } from "#app/storefront/listing/listing-toolbar.tsx";
import { ListingView, Pagination } from "#app/storefront/listing/listing-view.tsx";
import { shopListing } from "#app/storefront/listing/shop-listing.server.ts";
import { SortSelect } from "#app/storefront/listing/sort-select.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { shopOf } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { Route } from "./+types/shop";

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = { category: url.searchParams.get("category"), search: url.searchParams.get("search")?.trim() || null };
  const place = {
    ...asked,
    sort: sortOrderOf(url.searchParams.get("sort")),
    page: pageNumberOf(url.searchParams.get("page")),
    layout: layoutOf(url.searchParams.get("view")),
  };
  const { db } = shopOf(context);
  try {
    const listing = await shopListing(db, url.searchParams);
    const elsewhere = await addressOfLastPage(url, { page: place.page, shown: listing.products.length }, async () => {
      const first = new URLSearchParams(url.searchParams);
      first.delete("page");
      return (await shopListing(db, first)).total;
    });
    return elsewhere ? redirect(elsewhere) : data({ ...place, listing }, { headers: publicPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...place, listing: null }, { status: 503 });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Shop all",
    description: "Every piece of Nordic performance wear: T-shirts, hoodies, leggings, sports bras, jackets and gear.",
  }),
  ...(args.loaderData?.search ? [{ name: "robots", content: "noindex" }] : []),
];

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { category, search, sort, page, layout, listing } = loaderData;
  const parameters = new URLSearchParams(Object.entries({ category, search }).flatMap(([k, v]) => (v ? [[k, v]] : [])));
  if (sort !== "featured") parameters.set("sort", sort);
  if (layout === "list") parameters.set("view", layout);
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h1 className="display text-display-md break-words lg:text-display-lg">{shopTitle({ category, search })}</h1>
        <SearchForm search={search} />
      </div>
      <div className="mt-6 lg:mt-10">
        <ListingToolbar total={listing?.total ?? null} chips={shopChipLinks({ category, search })}>
          {search || category === "bestsellers" ? null : (
            <SortSelect sort={sort} keep={{ category, view: layout === "list" ? layout : null }} />
          )}
          <LayoutToggle layout={layout} search={parameters} />
        </ListingToolbar>
      </div>
      <div className="mt-8">
        {listing ? (
          <>
            <ListingView
              layout={layout}
              products={listing.products}
              emptyText="No products found. Try a different category or search term."
            />
            <Pagination page={page} total={listing.total} search={parameters} />
          </>
        ) : (
          <LoadFailure />
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} title="Shop all" />;
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
