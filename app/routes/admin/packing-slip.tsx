import { data } from "react-router";

import { PackingSlip } from "#app/admin/orders/packing-slip.tsx";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/packing-slip";

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const [order, { identity, contact }] = await Promise.all([
    readOrder(shop.db, params.id),
    readSiteConfiguration(shop),
  ]);
  if (!order) throw data(null, { status: 404 });
  return { order, sender: { ...identity, ...contact } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Packing slip ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function PackingSlipPage({ loaderData }: Route.ComponentProps) {
  return <PackingSlip {...loaderData} />;
}
