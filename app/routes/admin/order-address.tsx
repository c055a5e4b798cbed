import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { ChangeAddressScreen } from "#app/admin/orders/change-address-screen.tsx";
import { changeDestination } from "#app/admin/orders/change-item.server.ts";
import { addressForm } from "#app/admin/orders/order-forms.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

import type { Route } from "./+types/order-address";

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await readOrder(shopOf(context).db, params.id);
  if (!order) throw data(null, { status: 404 });
  const isOpen = orderStatusFacts[order.status].canBeCorrected && order.fulfilment === "unfulfilled";
  return { order, isOpen, changeId: newId("evt") };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, addressForm);
  const refused = await changeDestination(shop, form, { orderId: params.id, actor });
  if (refused) return data({ error: refused.error, fields: form.fields }, refused.status);
  return say(`/admin/orders/${params.id}`, { tone: "success", text: "Address changed. The customer gets an email." });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Change address of order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function OrderAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeAddressScreen {...loaderData} error={actionData?.error ?? null} fields={actionData?.fields ?? {}} />;
}
