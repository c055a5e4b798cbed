import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";

import { emptyChoice, type FilterCounts } from "#app/features/catalogue/filters/filter-choice.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";
import { listingTexts } from "./listing.texts.tsx";
import { productCount } from "./product-count.ts";
import type { WayOut } from "./ways-out.ts";

interface Props {
  place: ListingPlace;
  ways: readonly WayOut[];
  /** The lowest and highest price there is, when prices are among what is chosen. */
  prices: FilterCounts["price"];
  /** The number of products, which has the focus once there are some again. */
  total: RefObject<HTMLElement | null>;
}

/** Shown instead of a list that its filters leave empty: what to take away, and what that gives. */
export function NothingLeft({ place, ways, prices, total }: Props) {
  const texts = listingTexts();
  const currency = toldCurrency(useSite().shipping);
  const pressed = useRef<EventTarget>(null);
  // What was pressed goes with all of this, as soon as there are products.
  useLayoutEffect(
    () => () => {
      if (pressed.current && pressed.current === document.activeElement) total.current?.focus();
    },
    [total],
  );
  // Zero clicks: pressed by a key, or by a screen reader. After a mouse the browser itself goes on from there.
  const onClick = (event: MouseEvent) => {
    pressed.current = event.detail === 0 ? event.currentTarget : null;
  };
  return (
    <div className="flex flex-col items-center gap-6 py-16 text-center">
      <h2 className="display text-display-sm">{texts.noMatch}</h2>
      {prices ? <p>{texts.cost(formatPrice(prices.minOre, currency), formatPrice(prices.maxOre, currency))}</p> : null}
      {ways.length === 0 ? null : (
        <>
          <p className="text-muted">{texts.removeFilter}</p>
          <ul className="grid w-full max-w-md border-t border-line text-left">
            {ways.map(({ id, text, without, leaves }) => (
              <li key={id} className="border-b border-line">
                <Link
                  to={`?${listingQuery({ ...place, choice: without })}`}
                  preventScrollReset
                  rel="nofollow"
                  onClick={onClick}
                  className="flex min-h-12 items-center justify-between gap-4 text-sm hover:bg-paper-deep"
                >
                  <span className="font-medium">{text}</span>
                  <span className="shrink-0 text-muted tabular-nums">{productCount(leaves)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        look="outline"
        to={`?${listingQuery({ ...place, choice: emptyChoice })}`}
        rel="nofollow"
        onClick={onClick}
      >
        {texts.clearFilters}
      </ButtonLink>
    </div>
  );
}
