import { missingFrom } from "#app/features/catalogue/market-prices/market-checks.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { pathIn } from "#app/shared/language/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { RefusedMarket } from "./handle-market-form.server.ts";
import { MarketChecks } from "./market-checks-list.tsx";
import { MarketReadings } from "./market-readings.tsx";
import { MarketSwitch } from "./market-switch.tsx";
import { MarketTermsForm } from "./market-terms-form.tsx";
import type { ShownMarket } from "./read-markets.server.ts";

interface Props {
  markets: readonly ShownMarket[];
  refused: RefusedMarket | null;
}

/** The countries that the shop sells in as a shop of that country, with what each still lacks. */
export function MarketsScreen({ markets, refused }: Props) {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="display text-display-sm lg:text-display-md">Markets</h1>
        <p className="mt-2 max-w-prose text-sm text-muted">
          A market has its own prices, language and law. It opens once nothing is missing. Until then its pages show
          Swedish prices, and we deliver there as today.
        </p>
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        {markets.map((shown) => (
          <MarketCard key={shown.market.id} {...shown} refused={refused?.market === shown.market.id ? refused : null} />
        ))}
      </div>
    </div>
  );
}

function MarketCard({ market, state, checks, readings, refused }: ShownMarket & { refused: RefusedMarket | null }) {
  const { id, country, currency, locales } = market;
  const isHome = id === homeMarket.id;
  const missing = missingFrom(checks);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="grid content-start gap-4 border border-line bg-white p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${id}-name`} className="text-lg font-semibold">
          {country}
        </h2>
        <Badge tone={state.isOpen ? "success" : "neutral"}>{state.isOpen ? "Open" : "Closed"}</Badge>
        <p className="w-full text-sm text-muted">
          {currency} · {locales.map((locale) => pathIn(locale, "/")).join(" and ")}
          {state.openedAt ? ` · first opened ${formatDateTime(state.openedAt)}` : ""}
        </p>
      </div>
      {refused ? (
        <Notice tone="error" takesFocus>
          <p className="font-semibold">{country} wasn't changed.</p>
          <ul className="mt-1 grid gap-1">
            {refused.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {state.isOpen && missing.length > 0 ? (
        <Notice tone="warning">{country} is open, and something is missing. Mend it or close the market.</Notice>
      ) : null}
      <MarketChecks checks={checks} />
      {isHome ? null : <MarketTermsForm market={market} state={state} typed={refused?.typed ?? {}} />}
      <MarketReadings market={market} readings={readings} seen={state.updatedAt} typed={refused?.typed.reader} />
      {isHome ? null : (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <ButtonLink to={`/admin/markets/${id}/prices`} look="outline" size="small">
            Prices in {currency}
          </ButtonLink>
          <MarketSwitch market={market} state={state} missing={missing.length} />
        </div>
      )}
    </section>
  );
}
