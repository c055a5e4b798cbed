import { readList } from "#app/admin/frame/list-view.server.ts";
import { paymentsList, PaymentsScreen } from "#app/admin/payments/payments-screen.tsx";
import { readPaymentsPage } from "#app/admin/payments/read-payments-page.server.ts";
import { listPayments } from "#app/features/selling/reconciliation/list-payments.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/payments";

export const list = paymentsList({ provider: null, problems: [] });

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireStaff(args.context);
  const [shown, page] = await Promise.all([
    readList(args, list, listPayments),
    readPaymentsPage(shopOf(args.context), role),
  ]);
  return { ...page, shown };
}

export const meta = () => [{ title: "Payments | Admin" }];

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsScreen page={loaderData} />;
}
