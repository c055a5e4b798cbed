import { readListView } from "#app/admin/frame/list-view.server.ts";
import { variantPath } from "#app/admin/inventory/inventory-list.ts";
import { VariantScreen } from "#app/admin/inventory/variant-screen.tsx";
import { listMovements } from "#app/features/catalogue/inventory/movements.server.ts";
import { readVariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { variantName } from "#app/features/catalogue/inventory/variant-name.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/inventory-variant";

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const { db } = shopOf(context);
  const shape = { path: variantPath(params.variantId), sorts: ["newest"], filters: {} } as const;
  const view = await readListView({ request, context, url }, shape);
  const [variant, page] = await Promise.all([
    readVariantStock(db, params.variantId, new Date()),
    listMovements(db, params.variantId, view.paging),
  ]);
  if (!variant) throw new Response("There is no such variant", { status: 404 });
  return { variant, page, shape, view, showsOrders: isAllowed(role, "orders:read") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData ? variantName(loaderData.variant) : "Not found"} | Admin` },
];

export default function InventoryVariant({ loaderData }: Route.ComponentProps) {
  return <VariantScreen {...loaderData} />;
}
