import { data } from "react-router";

import { decide, unknownOrder } from "#app/admin/cases/decide-withdrawal.server.ts";
import { decisionForm, matchedUnits } from "#app/admin/cases/withdrawal-forms.ts";
import { WithdrawalScreen } from "#app/admin/cases/withdrawal-screen.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/withdrawal";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const notice = await readNotice(shopOf(context).db, params.id);
  if (!notice) throw data(null, { status: 404 });
  return { notice, mayWrite: isAllowed(role, "orders:write"), mayRefund: isAllowed(role, "orders:refund") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { form, fields, actor, shop, say } = await readStaffForm({ request, context }, decisionForm);
  const message =
    form.kind === "valid"
      ? await decide(shop, form.data, { id: params.id, actor, units: matchedUnits(fields) }, new Date())
      : ({ tone: "error", text: "Check the fields." } as const);
  // Said at the field, where what was typed stays.
  if (message === unknownOrder) return data({ fields, message: message.text }, 422);
  return say(`/admin/withdrawals/${encodeURIComponent(params.id)}`, message);
}

export const meta = () => [{ title: "Withdrawal | Admin" }];

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalScreen {...loaderData} refused={actionData ?? null} />;
}
