import { readList } from "#app/admin/frame/list-view.server.ts";
import { movementsList, VariantScreen } from "#app/admin/inventory/variant-screen.tsx";
import { movementsOf } from "#app/features/catalogue/inventory/movements.server.ts";
import { readVariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { variantName } from "#app/features/catalogue/inventory/variant-name.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/inventory-variant";

export async function loader(args: Route.LoaderArgs) {
  const { variantId } = args.params;
  const [variant, movements] = await Promise.all([
    readVariantStock(shopOf(args.context).db, variantId, new Date()),
    readList(args, movementsList(variantId), movementsOf(variantId)),
  ]);
  if (!variant) throw new Response("Variant not found", { status: 404 });
  return { variant, movements };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData ? variantName(loaderData.variant) : "Not found"} | Admin` },
];

export default function InventoryVariant({ loaderData }: Route.ComponentProps) {
  return <VariantScreen {...loaderData} />;
}
