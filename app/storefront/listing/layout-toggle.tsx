import { Link } from "react-router";

import type { ListingLayout } from "#app/features/catalogue/products/listing.ts";
import { Icon } from "#app/ui/icon.tsx";

import { listingTexts } from "./listing.texts.tsx";

/** Grid or list, as links: the choice is in the URL. `search` is the current query. */
export function LayoutToggle({
  layout,
  search,
  rel,
  className,
}: {
  layout: ListingLayout;
  search: URLSearchParams;
  rel?: string | undefined;
  className: string;
}) {
  const texts = listingTexts();
  const to = (view: ListingLayout) => {
    const parameters = new URLSearchParams(search);
    if (view === "list") parameters.set("view", "list");
    else parameters.delete("view");
    return `?${parameters}`;
  };
  return (
    <div role="group" aria-label={texts.layout} className={className}>
      {(["grid", "list"] as const).map((view) => (
        <Link
          key={view}
          to={to(view)}
          preventScrollReset
          rel={rel}
          aria-label={texts[view]}
          aria-current={view === layout ? "true" : undefined}
          className={`inline-flex size-11 items-center justify-center border ${view === layout ? "border-ink bg-ink text-white" : "border-line bg-white hover:border-ink"}`}
        >
          <Icon name={view} className="size-5" />
        </Link>
      ))}
    </div>
  );
}
