import { data, redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { FulfilScreen } from "#app/admin/orders/fulfil-screen.tsx";
import { parcelForm } from "#app/admin/orders/order-forms.ts";
import { sendParcel } from "#app/admin/orders/send-parcel.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/fulfil-order";

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await readOrder(shopOf(context).db, params.id);
  if (!order) throw data(null, { status: 404 });
  return { order, fulfilmentId: newId("ful") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: parcelForm, limit: "staff" });
  const refused = await sendParcel(shop, form, { orderId: params.id, actor });
  if (refused) return data({ error: refused.error, fields: form.fields }, refused.status);
  const message = { tone: "success" as const, text: "Parcel recorded. The shipping e-mail is on its way." };
  return redirect(`/admin/orders/${params.id}`, { headers: await setFlash(request, shop, message) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Send items of order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function FulfilOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <FulfilScreen {...loaderData} error={actionData?.error} fields={actionData?.fields ?? {}} />;
}
