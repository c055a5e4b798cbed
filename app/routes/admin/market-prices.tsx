import { data } from "react-router";

import { PricesScreen } from "#app/admin/markets/prices-screen.tsx";
import { pricedMarket, readPricesPage } from "#app/admin/markets/read-prices-page.server.ts";
import { savePriceForm } from "#app/admin/markets/save-price-form.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/market-prices";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const page = await readPricesPage(shopOf(context), marketAt(params.id), url.searchParams, new Date());
  return { page, mayWrite: isAllowed(role, "products:write") };
}

export const action = ({ params, url, ...args }: Route.ActionArgs) => {
  const market = marketAt(params.id);
  return savePriceForm({ params, url, ...args }, market, `/admin/markets/${market.id}/prices${url.search}`, new Date());
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Prices in ${loaderData?.page.market.country ?? "a market"} | Admin` },
];

export default function MarketPrices({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesScreen {...loaderData} refused={actionData ?? null} />;
}

function marketAt(id: string) {
  const market = pricedMarket(id);
  if (!market) throw data(null, { status: 404 });
  return market;
}
