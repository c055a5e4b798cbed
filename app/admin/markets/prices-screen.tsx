import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { rateTextOf } from "./market-terms.ts";
import { PriceTable } from "./price-table.tsx";
import { pricesAddress, PricesFileCard, PricesFilter, PricesPages } from "./prices-tools.tsx";
import type { PricesPage } from "./read-prices-page.server.ts";
import type { RefusedPrices } from "./save-price-form.server.ts";

interface Props {
  page: PricesPage;
  mayWrite: boolean;
  refused: RefusedPrices | null;
}

/** The prices of a market, 50 at a time, each beside what is proposed for it. */
export function PricesScreen({ page, mayWrite, refused }: Props) {
  const { market, rows, proposals, rateMillionths, counts, filter, search } = page;
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const here = pricesAddress(page, { page: page.page });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <RowLink to="/admin/markets">Markets</RowLink>
        <h1 className="display mt-2 text-display-sm lg:text-display-md">Prices in {market.country}</h1>
        <p className="mt-2 max-w-prose text-sm text-muted">
          In {market.currency}, with {page.vatHundredths / 100}% VAT.{" "}
          {rateMillionths === null
            ? "Set the season's rate to see proposals."
            : `Proposed at ${rateTextOf(rateMillionths)} kr for 1 ${market.currency}, rounded to usual endings.`}
        </p>
      </div>
      {refused ? (
        <Notice tone="error" takesFocus>
          <ul className="grid gap-1">
            {refused.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <PricesFilter page={page} />
      {/* Taking all proposals takes their button away: the focus stays here. */}
      <section aria-label="Prices" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {mayWrite && proposals > 0 ? (
          <Form method="post" action={here} preventScrollReset className="flex flex-wrap items-center gap-3">
            <ConfirmSubmit
              label={proposals === 1 ? "Take 1 proposal" : `Take all ${proposals} proposals`}
              title={proposals === 1 ? "Take 1 proposal?" : `Take ${proposals} proposals?`}
              confirm="Take them"
              name="intent"
              value="take"
            >
              Prices that are missing or more than 4% off become what is proposed, on all pages. Items on sale in{" "}
              {market.country} keep their price.
            </ConfirmSubmit>
          </Form>
        ) : null}
        {rows.length === 0 ? (
          <p className="text-sm text-muted">
            {search !== "" ? "No matching prices." : filter === "missing" ? "No price is missing." : "No price is off."}
          </p>
        ) : (
          <Form
            method="post"
            action={here}
            preventScrollReset
            ref={form}
            className="min-w-0"
            key={rows.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join()}
          >
            <PriceTable page={page} mayWrite={mayWrite} refused={refused} form={form} />
            {mayWrite ? (
              <div className="sticky bottom-0 z-20 mt-3 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-3 max-md:bottom-16">
                <Button
                  type="submit"
                  name="intent"
                  value="save"
                  size="small"
                  busy={state !== "idle" && formData?.get("intent") === "save"}
                >
                  Save prices
                </Button>
                <p className="text-sm text-muted">An empty price takes it away.</p>
              </div>
            ) : null}
          </Form>
        )}
      </section>
      <PricesPages page={page} />
      <PricesFileCard market={market} here={here} count={counts.all} mayWrite={mayWrite} />
      {rateMillionths === null ? (
        <p className="text-sm">
          <Link to={`/admin/markets#${market.id}`} className="underline underline-offset-4">
            Set the rate of {market.country}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
