import { data } from "react-router";

import { complaintForm } from "#app/admin/cases/complaint-forms.ts";
import { ComplaintScreen } from "#app/admin/cases/complaint-screen.tsx";
import { handleComplaintAction } from "#app/admin/cases/handle-complaint-action.server.ts";
import { payableHere } from "#app/admin/cases/payable-here.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readComplaintForStaff } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/complaint";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const shop = shopOf(context);
  const page = await readComplaintForStaff(shop.db, params.id);
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    ids: {
      step: newId("cev"),
      goods: newId("ret"),
      money: newId("rfd"),
      price: newId("rfd"),
      parcel: newId("ful"),
    },
    mayWrite: isAllowed(role, "orders:write"),
    mayRefund: isAllowed(role, "orders:refund"),
    payable: payableHere(paymentProvider(shop.env), page.paidBy),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { form, fields, actor, role, shop, say } = await readStaffForm({ request, context }, complaintForm);
  if (form.kind !== "valid") return data({ fields, message: "Check the fields." }, form.status);
  if (["money-back", "price"].includes(form.data.intent) && !isAllowed(role, "orders:refund"))
    throw data(null, { status: 403 });
  const message = await handleComplaintAction(shop, form.data, { id: params.id, actor, fields }, new Date());
  if (message.tone === "error") return data({ fields, message: message.text }, 409);
  return say(`/admin/complaints/${encodeURIComponent(params.id)}`, message);
}

export const meta = () => [{ title: "Complaint | Admin" }];

export default function ComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ComplaintScreen {...loaderData} refused={actionData ?? null} />;
}
