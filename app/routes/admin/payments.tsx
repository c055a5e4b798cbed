import { readListView } from "#app/admin/frame/list-view.server.ts";
import { paymentsShape } from "#app/admin/payments/payments-list.ts";
import { PaymentsScreen } from "#app/admin/payments/payments-screen.tsx";
import { readPaymentsPage } from "#app/admin/payments/read-payments-page.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/payments";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  return readPaymentsPage(shopOf(context), await readListView({ request, context, url }, paymentsShape), role);
}

export const meta = () => [{ title: "Payments | Admin" }];

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsScreen page={loaderData} />;
}
