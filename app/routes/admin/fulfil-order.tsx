import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { FulfilScreen } from "#app/admin/orders/fulfil-screen.tsx";
import { parcelForm } from "#app/admin/orders/order-forms.ts";
import { sendParcel } from "#app/admin/orders/send-parcel.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/fulfil-order";

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await readOrder(shopOf(context).db, params.id);
  if (!order) throw data(null, { status: 404 });
  return { order, fulfilmentId: newId("ful") };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, parcelForm);
  const refused = await sendParcel(shop, form, { orderId: params.id, actor });
  if (refused) return data({ error: refused.error, fields: form.fields }, refused.status);
  return say(`/admin/orders/${params.id}`, {
    tone: "success",
    text: "Parcel recorded. The shipping e-mail is on its way.",
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Send items of order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function FulfilOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <FulfilScreen {...loaderData} error={actionData?.error} fields={actionData?.fields ?? {}} />;
}
