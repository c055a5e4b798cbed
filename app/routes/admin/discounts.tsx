import { discountsShape } from "#app/admin/discounts/discounts-list.ts";
import { DiscountsScreen } from "#app/admin/discounts/discounts-screen.tsx";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/discounts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const view = await readListView({ request, context, url }, discountsShape);
  const now = new Date();
  const page = await listCodes(shopOf(context).db, view, now);
  return { view, page, now: now.toISOString(), mayWrite: isAllowed(role, "discounts:write") };
}

export const meta = () => [{ title: "Discounts | Admin" }];

export default function Discounts({ loaderData }: Route.ComponentProps) {
  return <DiscountsScreen {...loaderData} />;
}
