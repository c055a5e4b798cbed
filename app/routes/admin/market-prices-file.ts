import { pricesFile } from "#app/admin/markets/price-file.ts";
import { pricedMarket, readProposedPrices } from "#app/admin/markets/read-prices-page.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/market-prices-file";

/** All prices of a market as a CSV file, with what is proposed for each. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const market = pricedMarket(params.id);
  if (!market) return new Response("This market doesn't exist.", { status: 404 });
  const { prices } = await readProposedPrices(shopOf(context), market, new Date());
  return new Response(pricesFile(prices), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="prices-${market.id}-${market.currency.toLowerCase()}.csv"`,
    },
  });
}
