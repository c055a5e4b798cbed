import { data, redirect, useLocation } from "react-router";

import { collectionChipLinks } from "#app/storefront/listing/chip-links.ts";
import { collectionChips, collectionFacet } from "#app/features/catalogue/facets.ts";
import { collectionCopy } from "#app/storefront/listing/collection-copy.ts";
import { addressOfLastPage, layoutOf, pageNumberOf, sortOrderOf } from "#app/features/catalogue/listing.ts";
import { ListingFailure, LoadFailure } from "#app/storefront/listing/load-failure.tsx";
import { LayoutToggle } from "#app/storefront/listing/layout-toggle.tsx";
import { ListingToolbar } from "#app/storefront/listing/listing-toolbar.tsx";
import { ListingView, Pagination } from "#app/storefront/listing/listing-view.tsx";
import type { Collection } from "#app/features/catalogue/product.ts";
import { listProducts } from "#app/features/catalogue/queries.server.ts";
import { SortSelect } from "#app/storefront/listing/sort-select.tsx";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { breadcrumbData } from "#app/storefront/frame/structured-data.ts";
import { shopOf } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/collection";

export async function loader({ context, url }: Route.LoaderArgs) {
  const collection = collectionAt(url.pathname);
  if (!collection) throw data(null, { status: 404 });
  const chip = collectionChips[collection].find(({ slug }) => slug === url.searchParams.get("category")) ?? null;
  const sort = sortOrderOf(url.searchParams.get("sort"));
  const page = pageNumberOf(url.searchParams.get("page"));
  const layout = layoutOf(url.searchParams.get("view"));
  const facet = chip ? collectionFacet(collection, chip.slug) : collection;
  const place = { collection, category: chip?.slug ?? null, sort, page, layout };
  try {
    const { db } = shopOf(context);
    const listing = await listProducts(db, { facet, sort, page });
    const elsewhere = await addressOfLastPage(url, { page, shown: listing.products.length }, async () => {
      return (await listProducts(db, { facet, sort })).total;
    });
    if (elsewhere) return redirect(elsewhere);
    return data({ ...place, listing }, { headers: publicPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...place, listing: null }, { status: 503 });
  }
}

/** The collection that lives at a path, however it is written. */
function collectionAt(pathname: string): Collection | null {
  const name = /^\/(\w+)-collection\/?$/i.exec(pathname)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(collectionCopy, name) ? (name as Collection) : null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const collection = args.loaderData?.collection ?? collectionAt(args.location.pathname) ?? "mens";
  const copy = collectionCopy[collection];
  return [
    ...pageMeta(args, { title: copy.title, description: copy.intro, picture: collection }),
    ...breadcrumbData(args, [{ name: copy.title, path: `/${collection}-collection` }]),
  ];
};

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, category, sort, page, layout, listing } = loaderData;
  const copy = collectionCopy[collection];
  const parameters = new URLSearchParams(category ? { category } : {});
  if (sort !== "featured") parameters.set("sort", sort);
  if (layout === "list") parameters.set("view", layout);
  return (
    <>
      <Hero picture={collection} title={copy.title} text={copy.tagline} />
      <div className="page pt-10 pb-24">
        <p className="mb-8 max-w-2xl text-lg leading-7">{copy.intro}</p>
        <ListingToolbar total={listing?.total ?? null} chips={collectionChipLinks(collection, category)}>
          <SortSelect sort={sort} keep={{ category, view: layout === "list" ? layout : null }} />
          <LayoutToggle layout={layout} search={parameters} />
        </ListingToolbar>
        <div className="mt-8">
          {listing ? (
            <>
              <ListingView
                layout={layout}
                products={listing.products}
                emptyText="No products found in this category."
              />
              <Pagination page={page} total={listing.total} search={parameters} />
            </>
          ) : (
            <LoadFailure />
          )}
        </div>
      </div>
      <section className="on-dark bg-ink text-white">
        <div className="page flex flex-col items-start gap-8 py-20 lg:py-28">
          <h2 className="display text-display-lg">Not sure where to start?</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="signal" to="/shop">
              Shop all
            </ButtonLink>
            <ButtonLink look="ghost" to="/">
              Back to Home
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return <ListingFailure error={error} title={collectionCopy[collectionAt(pathname) ?? "mens"].title} />;
}
