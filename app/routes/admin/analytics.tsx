import { AnalyticsScreen } from "#app/admin/analytics/analytics-screen.tsx";
import { readAnalyticsPage } from "#app/admin/analytics/read-analytics-page.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/analytics";

export async function loader({ context, url }: Route.LoaderArgs) {
  return readAnalyticsPage(shopOf(context).db, url.searchParams, new Date());
}

export const meta = () => [{ title: "Checkout and speed | Admin" }];

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsScreen page={loaderData} />;
}
