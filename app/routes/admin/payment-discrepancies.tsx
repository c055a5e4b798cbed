import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { DiscrepanciesList } from "#app/admin/payments/discrepancies-list.tsx";
import { discrepancyForm, resolveDiscrepancyAction } from "#app/admin/payments/resolve-discrepancy-action.server.ts";
import { listDiscrepancies } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";

import type { Route } from "./+types/payment-discrepancies";

export const list: List<typeof listDiscrepancies> = {
  path: "/admin/payments/discrepancies",
  back: { text: "Back to payments", to: "/admin/payments" },
  title: "Payment discrepancies",
  hint: "Differences between the shop's records and the payment provider's. Add a note on how you resolved each.",
  name: "discrepancies",
  sorts: { newest: "Newest first" },
  filters: { state: { label: "Discrepancies", values: { open: "To resolve", resolved: "Resolved" } } },
  empty: ({ filters }) => (filters.state === "resolved" ? "Nothing resolved yet." : "The shop and the provider match."),
  emptyIcon: "check",
};

export const loader = (args: Route.LoaderArgs) =>
  readList(args, list, (db, view) => listDiscrepancies(db, { ...view, filters: { state: "open", ...view.filters } }));

export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, role, say } = await readStaffForm(args, discrepancyForm);
  const message = await resolveDiscrepancyAction(shop, form, { actor, mayRefund: isAllowed(role, "orders:refund") });
  return say(list.path, message);
}

export const meta = () => [{ title: "Payment discrepancies | Admin" }];

export default function PaymentDiscrepancies({ loaderData }: Route.ComponentProps) {
  const { page, role } = loaderData;
  const mayRefund = isAllowed(role, "payments:write") && isAllowed(role, "orders:refund");
  return (
    <ListScreen list={list} {...loaderData}>
      <DiscrepanciesList discrepancies={page.rows} mayRefund={mayRefund} />
    </ListScreen>
  );
}
