import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { byHandForm } from "#app/admin/orders/order-forms.ts";
import { recordRefundByHand } from "#app/admin/orders/record-refund-by-hand.server.ts";

import type { Route } from "./+types/refund-by-hand";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, byHandForm);
  const message = await recordRefundByHand(shop, form, { orderId: params.id, actor });
  return say(`/admin/orders/${params.id}`, message);
}
