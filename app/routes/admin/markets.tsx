import { handleMarketForm } from "#app/admin/markets/handle-market-form.server.ts";
import { MarketsScreen } from "#app/admin/markets/markets-screen.tsx";
import { readMarkets } from "#app/admin/markets/read-markets.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/markets";

export async function loader({ context }: Route.LoaderArgs) {
  return { markets: await readMarkets(shopOf(context)) };
}

export const action = (args: Route.ActionArgs) => handleMarketForm(args, new Date());

export const meta = () => [{ title: "Markets | Admin" }];

export default function Markets({ loaderData, actionData }: Route.ComponentProps) {
  return <MarketsScreen markets={loaderData.markets} refused={actionData ?? null} />;
}
