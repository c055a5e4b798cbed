import { readListView } from "#app/admin/frame/list-view.server.ts";
import { WithdrawalsScreen } from "#app/admin/withdrawals/withdrawals-screen.tsx";
import { withdrawalsShape } from "#app/admin/withdrawals/withdrawals-view.ts";
import { listWithdrawals } from "#app/features/after-sale/withdrawals/list-withdrawals.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/withdrawals";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const view = await readListView({ request, context, url }, withdrawalsShape);
  const now = new Date();
  const page = await listWithdrawals(shopOf(context).db, view, now);
  return { view, page, now: now.toISOString(), mayEnter: isAllowed(role, "orders:refund") };
}

export const meta = () => [{ title: "Withdrawals | Admin" }];

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  return <WithdrawalsScreen {...loaderData} />;
}
