import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { changeStatuses, readChosen } from "#app/admin/orders/change-statuses.server.ts";
import { chosenOrders, returnPath } from "#app/admin/orders/chosen-orders.ts";
import { DeliverScreen } from "#app/admin/orders/deliver-screen.tsx";
import { deliverForm } from "#app/admin/orders/order-forms.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { Route } from "./+types/deliver-orders";

export async function loader({ url, context }: Route.LoaderArgs) {
  const returnTo = returnPath(url.searchParams.get("returnTo"));
  const orders = await readChosen(shopOf(context).db, chosenOrders(url.searchParams.keys()));
  if (orders.length === 0) throw redirect(returnTo);
  return { orders, returnTo, today: stockholmDay(new Date()) };
}

export async function action(sent: Route.ActionArgs) {
  const { form, shop, actor, role, say } = await readStaffForm(sent, deliverForm);
  const returnTo = returnPath(form.fields["returnTo"]);
  if (form.kind !== "valid") return say(returnTo, { tone: "error", text: "Not changed: choose the day." });
  const orders = await readChosen(shop.db, chosenOrders(Object.keys(form.fields)));
  const mayRefund = isAllowed(role, "orders:refund");
  return say(
    returnTo,
    await changeStatuses(shop, { orders, status: "delivered", day: form.data.day, actor, mayRefund }),
  );
}

export const meta = () => [{ title: "Set to delivered | Admin" }];

export default function DeliverOrders({ loaderData }: Route.ComponentProps) {
  return <DeliverScreen {...loaderData} />;
}
