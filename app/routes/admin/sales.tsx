import { readSalesPage } from "#app/admin/sales/read-sales-page.server.ts";
import { SalesScreen } from "#app/admin/sales/sales-screen.tsx";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/sales";

export async function loader({ context, url }: Route.LoaderArgs) {
  return readSalesPage(shopOf(context).db, url.searchParams, new Date());
}

export const meta = () => [{ title: "Sales | Admin" }];

export default function Sales({ loaderData }: Route.ComponentProps) {
  return <SalesScreen page={loaderData} />;
}
