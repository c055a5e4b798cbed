import { redirect } from "react-router";

import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { DiscrepanciesList } from "#app/admin/payments/discrepancies-list.tsx";
import { discrepanciesShape } from "#app/admin/payments/payments-list.ts";
import { discrepancyForm, resolveDiscrepancyAction } from "#app/admin/payments/resolve-discrepancy-action.server.ts";
import { listDiscrepancies } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ChipLink } from "#app/ui/chip.tsx";

import type { Route } from "./+types/payment-discrepancies";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const view = await readListView({ request, context, url }, discrepanciesShape);
  const state = view.filters.state ? "resolved" : "open";
  const mayRefund = isAllowed(role, "payments:write") && isAllowed(role, "orders:refund");
  return { view, mayRefund, page: await listDiscrepancies(shopOf(context).db, { state, paging: view.paging }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { username: actor, role } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: discrepancyForm, limit: "staff" });
  const message = await resolveDiscrepancyAction(shop, form, { actor, mayRefund: isAllowed(role, "orders:refund") });
  return redirect(discrepanciesShape.path, { headers: await setFlash(request, shop, message) });
}

export const meta = () => [{ title: "Payment discrepancies | Admin" }];

export default function PaymentDiscrepancies({ loaderData: { view, mayRefund, page } }: Route.ComponentProps) {
  const isResolved = view.filters.state === "resolved";
  const to = (filters: { state?: "resolved" }) =>
    listAddress(discrepanciesShape, { search: "", sort: "newest", filters });
  return (
    <>
      <RowLink to="/admin/payments">Back to payments</RowLink>
      <h1 className="display mt-2 mb-2 text-display-sm lg:text-display-md">Payment discrepancies</h1>
      <p className="mb-6 max-w-prose text-sm leading-6 text-muted">
        Where the shop&apos;s records and its payment provider&apos;s differ. Each is written once; say what you did
        about it, so that it need not be looked at again.
      </p>
      <nav aria-label="Discrepancies" className="mb-6 flex flex-wrap gap-2">
        <ChipLink to={to({})} current={!isResolved} discover="none">
          To resolve
        </ChipLink>
        <ChipLink to={to({ state: "resolved" })} current={isResolved} discover="none">
          Resolved
        </ChipLink>
      </nav>
      {page.rows.length > 0 ? (
        <DiscrepanciesList discrepancies={page.rows} mayRefund={mayRefund} />
      ) : (
        <EmptyTable text={isResolved ? "Nothing was resolved yet." : "The shop and its provider agree."} icon="check" />
      )}
      <ListPages shape={discrepanciesShape} view={view} page={page} />
    </>
  );
}
