import { ComplaintsScreen } from "#app/admin/complaints/complaints-screen.tsx";
import { complaintsShape } from "#app/admin/complaints/complaints-view.ts";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { listComplaints } from "#app/features/after-sale/complaints/list-complaints.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/complaints";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const view = await readListView({ request, context, url }, complaintsShape);
  const now = new Date();
  const page = await listComplaints(shopOf(context).db, view, now);
  return { view, page, now: now.toISOString(), mayWrite: isAllowed(role, "orders:write") };
}

export const meta = () => [{ title: "Complaints | Admin" }];

export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  return <ComplaintsScreen {...loaderData} />;
}
