import { redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { byHandForm } from "#app/admin/orders/order-forms.ts";
import { recordRefundByHand } from "#app/admin/orders/record-refund-by-hand.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/refund-by-hand";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: byHandForm, limit: "staff" });
  const message = await recordRefundByHand(shop, form, { orderId: params.id, actor });
  return redirect(`/admin/orders/${params.id}`, { headers: await setFlash(request, shop, message) });
}
