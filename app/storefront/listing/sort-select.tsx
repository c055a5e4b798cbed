import { Form, useLocation } from "react-router";

import { sortOrders } from "#app/features/catalogue/products/listing.ts";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { listingTexts } from "./listing.texts.tsx";

interface Props {
  /** Of the page that is loading, else of this one. */
  sort: string;
  isSearch: boolean;
  /** Those that must stay in the URL, for who sends the form without scripts. */
  otherParameters: readonly (readonly [name: string, value: string])[];
  onSort: (sort: string) => void;
}

/** The sort select. Its choice is in the URL. */
export function SortSelect({ sort, isSearch, otherParameters, onSort }: Props) {
  const texts = listingTexts();
  const { pathname } = useLocation();
  return (
    <Form
      method="get"
      // Without it the form would say the whole query it was asked for by, which may be a stranger's words.
      action={pathname}
      className="flex min-w-0 items-center gap-2 max-lg:flex-1"
    >
      {otherParameters.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="sr-only">
        {texts.sort}
      </label>
      <select
        id="sort"
        name="sort"
        value={sort}
        onChange={({ currentTarget }) => onSort(currentTarget.value)}
        className={`min-h-11 w-full min-w-0 border border-line bg-white pl-3 text-sm font-medium text-ink hover:border-ink ${selectArrow}`}
      >
        {sortOrders.map((order) => (
          <option key={order.id} value={order.id}>
            {isSearch && order.id === "featured" ? texts.bestMatch : order.label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 text-sm underline">
          {texts.sort}
        </button>
      </noscript>
    </Form>
  );
}
