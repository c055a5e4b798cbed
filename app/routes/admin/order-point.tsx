import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { choosePoint } from "#app/admin/orders/change-item.server.ts";
import { ChangePointScreen } from "#app/admin/orders/change-point-screen.tsx";
import { pointForm } from "#app/admin/orders/order-forms.ts";
import { pointsOfOrder } from "#app/admin/orders/points-of-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

import type { Route } from "./+types/order-point";

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const order = await readOrder(shop.db, params.id);
  if (!order) throw data(null, { status: 404 });
  const isOpen = orderStatusFacts[order.status].canBeCorrected && order.fulfilment === "unfulfilled";
  return { order, isOpen, near: await pointsOfOrder(shop, order), changeId: newId("evt") };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, pointForm);
  const refused = await choosePoint(shop, form, { orderId: params.id, actor });
  if (refused) return data({ error: refused.error }, refused.status);
  const text = "Pickup point changed. The customer gets an email.";
  return say(`/admin/orders/${params.id}`, { tone: "success", text });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Change pickup point of order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function OrderPoint({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePointScreen key={loaderData.changeId} {...loaderData} error={actionData?.error ?? null} />;
}
