import { chosenOrders } from "#app/admin/orders/chosen-orders.ts";
import { PickList } from "#app/admin/orders/pick-list.tsx";
import { readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/pick-list";

export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = chosenOrders(url.searchParams.keys());
  const list = await readPickList(shopOf(context).db, ids.length > 0 ? ids : null);
  return { ...list, isChosen: ids.length > 0, printedAt: new Date().toISOString() };
}

export const meta = () => [{ title: "Pick list | Admin" }];

export default function PickListPage({ loaderData }: Route.ComponentProps) {
  return <PickList {...loaderData} />;
}
