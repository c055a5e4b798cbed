import type { ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";

import type { ListingLayout } from "#app/features/catalogue/products/listing.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";
import { skeletonDelayMs, useDelayed } from "#app/ui/use-delayed.ts";

import { unfilteredQuery } from "./filter-address.ts";
import { listingTexts } from "./listing.texts.tsx";
import { ProductGrid, ProductGridSkeleton } from "./product-grid.tsx";
import { ProductList } from "./product-list.tsx";

interface Props {
  products: readonly ProductCard[];
  layout?: ListingLayout;
  /** Whether filters stand beside it on a desk. */
  besidePanel?: boolean;
  /** Shows a name otherwise than as it is. */
  nameAs?: ((name: string) => ReactNode) | undefined;
}

/**
 * A listing's products. While another listing of the same page loads: skeletons; while the same one is
 * filtered otherwise, its products stay, paler.
 */
export function ListingView({ products, layout = "grid", besidePanel = false, nameAs }: Props) {
  const { state, location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const samePage = state === "loading" && withoutLanguage(next.pathname) === pathname;
  const due = useDelayed(samePage, skeletonDelayMs);
  const onlyFilters = next && String(unfilteredQuery(next.search)) === String(unfilteredQuery(search));
  if (due && !onlyFilters)
    return <ProductGridSkeleton count={Math.max(products.length, 8)} besidePanel={besidePanel} />;
  return (
    <div aria-busy={due || undefined} className="transition-opacity aria-busy:opacity-45">
      {layout === "list" ? (
        <ProductList products={products} nameAs={nameAs} />
      ) : (
        <ProductGrid products={products} besidePanel={besidePanel} nameAs={nameAs} />
      )}
    </div>
  );
}

interface PaginationProps {
  page: number;
  /** How many there are. */
  pages: number;
  /** The query without `page`. */
  search: URLSearchParams;
  /** How the links relate to this page, besides 'prev' and 'next'. */
  rel?: string | undefined;
  /** The fragment to scroll to, with its '#'. */
  hash?: string;
}

/** Links to the previous and next page of a listing; nothing when there is only one page. */
export function Pagination({ page, pages, search, rel = "", hash = "" }: PaginationProps) {
  const texts = listingTexts();
  if (pages <= 1) return null;
  const to = (target: number) => {
    const parameters = new URLSearchParams(search);
    if (target > 1) parameters.set("page", String(target));
    else parameters.delete("page");
    return `?${parameters}${hash}`;
  };
  const link =
    "inline-flex min-h-12 items-center border border-ink px-5 text-sm font-semibold hover:bg-ink hover:text-white";
  return (
    <nav aria-label={texts.pages} className="mt-14 flex items-center justify-center gap-5">
      {page > 1 ? (
        <Link to={to(page - 1)} rel={`${rel} prev`.trim()} className={link}>
          {texts.previous}
        </Link>
      ) : null}
      <p className="text-sm text-muted tabular-nums">{texts.pageOf(page, pages)}</p>
      {page < pages ? (
        <Link to={to(page + 1)} rel={`${rel} next`.trim()} className={link}>
          {texts.next}
        </Link>
      ) : null}
    </nav>
  );
}
