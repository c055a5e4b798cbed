import { isHeld, readMarketHolds } from "#app/features/catalogue/campaigns/market-holds.server.ts";
import { listMarketPrices, readPriorPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { readMarketStates } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { homeMarket, type Market, marketOf, marketVatRate } from "#app/features/shop/markets/markets.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { stockholmDay } from "#app/shared/days.ts";

import {
  isNamed,
  isShown,
  pageOf,
  type PriceFilter,
  priceFilters,
  takenProposals,
  withProposals,
} from "./price-view.ts";

/** The market of an address that has prices of its own: not the shop's, whose prices are the products'. */
export function pricedMarket(id: string): Market | null {
  const market = marketOf(id);
  return market && market.id !== homeMarket.id ? market : null;
}

/** All prices of a market with their proposals at a moment. */
export async function readProposedPrices(shop: Shop, market: Market, now: Date) {
  const [prices, states, { vat }] = await Promise.all([
    listMarketPrices(shop.db, market),
    readMarketStates(shop.db),
    readSiteConfiguration(shop),
  ]);
  const rateMillionths = states.get(market.id)?.rateMillionths ?? null;
  const vatHundredths = marketVatRate(market, stockholmDay(now), vat.rateHundredths);
  const terms = { currency: market.currency, rateMillionths, vatHundredths, ownVat: vat };
  return { prices: withProposals(prices, terms), rateMillionths, vatHundredths };
}

/** One page of a market's prices by its address: `show`, `q` and `page`. */
export async function readPricesPage(shop: Shop, market: Market, query: URLSearchParams, now: Date) {
  const { prices, ...terms } = await readProposedPrices(shop, market, now);
  const filter = priceFilters.find((known) => known === query.get("show")) ?? "all";
  const search = (query.get("q") ?? "").slice(0, 100);
  const found = prices.filter((price) => isNamed(price, search));
  const page = pageOf(
    found.filter((price) => isShown(price, filter)),
    Number(query.get("page")) || 1,
  );
  const [prior, holds] = await Promise.all([
    readPriorPrices(shop.db, market, page.rows),
    readMarketHolds(
      shop.db,
      market.id,
      page.rows.map(({ productId }) => productId),
    ),
  ]);
  const campaignOf = (price: (typeof prices)[number]) =>
    holds.find((hold) => hold.id === price.id && isHeld(price, hold))?.name ?? null;
  const counts = Object.fromEntries(
    priceFilters.map((name) => [name, found.filter((price) => isShown(price, name)).length]),
  ) as Record<PriceFilter, number>;
  return {
    ...page,
    rows: page.rows.map((price) => ({
      ...price,
      priorOre: prior.get(price.id) ?? null,
      /** The running campaign that it has its price of; null for none. */
      campaign: campaignOf(price),
    })),
    market,
    filter,
    search,
    counts,
    proposals: takenProposals(prices).length,
    ...terms,
  };
}

export type PricesPage = Awaited<ReturnType<typeof readPricesPage>>;
export type ShownPrice = PricesPage["rows"][number];
