import { useId } from "react";
import { Form, Link, useNavigation } from "react-router";

import type { Market } from "#app/features/shop/markets/markets.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import { type PriceFilter, priceFilters } from "./price-view.ts";
import type { PricesPage } from "./read-prices-page.server.ts";

type View = Pick<PricesPage, "market" | "filter" | "search">;

/** The address of a page of prices: as it is, but for what is named. */
export function pricesAddress(
  { market, filter, search }: View,
  { show = filter, page = 1 }: { show?: PriceFilter; page?: number } = {},
): string {
  const query = new URLSearchParams();
  if (show !== "all") query.set("show", show);
  if (search !== "") query.set("q", search);
  if (page > 1) query.set("page", String(page));
  return `/admin/markets/${market.id}/prices${query.size > 0 ? `?${query}` : ""}`;
}

const filterNames: Readonly<Record<PriceFilter, string>> = { all: "All", missing: "Missing", off: "More than 4% off" };

/** The filters with how many prices each shows, and a search by name. */
export function PricesFilter({ page }: { page: PricesPage }) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <nav aria-label="Filter" className="flex flex-wrap gap-2">
        {priceFilters.map((name) => (
          <Link
            key={name}
            to={pricesAddress(page, { show: name })}
            discover="none"
            aria-current={name === page.filter ? "page" : undefined}
            className={`inline-flex min-h-11 items-center gap-2 border px-4 text-sm font-semibold tabular-nums ${
              name === page.filter ? "border-ink bg-ink text-white" : "border-line-strong bg-white hover:border-ink"
            }`}
          >
            {filterNames[name]} ({page.counts[name]})
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className="flex min-w-0 items-end gap-2">
        {page.filter === "all" ? null : <input type="hidden" name="show" value={page.filter} />}
        <TextField label="Product name or ID" name="q" type="search" defaultValue={page.search} maxLength={100} />
        <Button type="submit" look="outline">
          Search
        </Button>
      </Form>
    </div>
  );
}

const step = "inline-flex min-h-11 items-center border px-4 text-sm font-semibold";

/** Links to the pages before and after; nothing where there is one page. */
export function PricesPages({ page }: { page: PricesPage }) {
  if (page.pages === 1) return null;
  const to = (name: string, number: number) =>
    number < 1 || number > page.pages ? (
      <span className={`${step} border-line text-muted`}>{name}</span>
    ) : (
      <Link to={pricesAddress(page, { page: number })} discover="none" className={`${step} border-ink`}>
        {name}
      </Link>
    );
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-3">
      <p className="text-sm text-muted tabular-nums">
        Page {page.page} of {page.pages}
      </p>
      {to("Previous", page.page - 1)}
      {to("Next", page.page + 1)}
    </nav>
  );
}

/** All prices as a file, and a file back. */
export function PricesFileCard(props: { market: Market; here: string; count: number; mayWrite: boolean }) {
  const { market, here, mayWrite } = props;
  const { state, formData } = useNavigation();
  const id = useId();
  return (
    <Card title="Edit in a spreadsheet">
      <div className="grid gap-4">
        <ButtonLink
          to={`/admin/markets/${market.id}/prices.csv`}
          reloadDocument
          download
          look="outline"
          size="small"
          className="justify-self-start"
        >
          Download all prices
        </ButtonLink>
        {mayWrite ? (
          <Form method="post" action={here} encType="multipart/form-data" preventScrollReset className="grid gap-4">
            <div>
              <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
                CSV file
              </label>
              <input
                id={id}
                type="file"
                name="file"
                required
                accept=".csv,text/csv"
                className="block min-h-12 w-full border border-line-strong bg-white text-sm file:mr-4 file:min-h-12 file:border-0 file:bg-ink file:px-5 file:text-sm file:font-semibold file:text-white hover:border-ink"
              />
            </div>
            <p className="text-sm leading-6 text-muted">
              Change the columns Price and Earlier price and keep Id and Version. A file with a mistake changes nothing.
            </p>
            <Button
              type="submit"
              name="intent"
              value="import"
              size="small"
              className="justify-self-start"
              busy={state !== "idle" && formData?.get("intent") === "import"}
            >
              Import prices
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  );
}
