import { parseListView } from "#app/admin/frame/list-address.ts";
import { paymentsShape } from "#app/admin/payments/payments-list.ts";
import { PaymentsScreen } from "#app/admin/payments/payments-screen.tsx";
import { readPaymentsPage } from "#app/admin/payments/read-payments-page.server.ts";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { shopOf } from "#app/platform/context.ts";

import type { Route } from "./+types/payments";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  return readPaymentsPage(shopOf(context), parseListView(url, paymentsShape), role);
}

export const meta = () => [{ title: "Payments | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsScreen page={loaderData} />;
}
