import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { changeItem } from "#app/admin/orders/change-item.server.ts";
import { ChangeLineScreen } from "#app/admin/orders/change-line-screen.tsx";
import { lineForm } from "#app/admin/orders/order-forms.ts";
import { readLineChange } from "#app/admin/orders/read-line-change.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/order-item";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readLineChange(shopOf(context).db, params);
  if (!found) throw data(null, { status: 404 });
  return { ...found, changeId: newId("evt") };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, lineForm);
  const refused = await changeItem(shop, form, { orderId: params.id, lineId: params.line, actor });
  if (refused) return data({ error: refused.error, fields: form.fields }, refused.status);
  return say(`/admin/orders/${params.id}`, { tone: "success", text: "Item changed. The price stays." });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Change item of order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function OrderItem({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeLineScreen {...loaderData} error={actionData?.error ?? null} fields={actionData?.fields ?? {}} />;
}
