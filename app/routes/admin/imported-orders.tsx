import { ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { importedOrdersList } from "#app/admin/order-history/imported-orders-list.tsx";
import { listImportedOrders } from "#app/features/selling/order-history/list-imported-orders.server.ts";

import type { Route } from "./+types/imported-orders";

export const list = importedOrdersList;

export const loader = (args: Route.LoaderArgs) => readList(args, list, listImportedOrders);

export const meta = () => [{ title: "Imported orders | Admin" }];

export default function ImportedOrders({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={list} {...loaderData} />;
}
