import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { FulfilScreen } from "#app/admin/orders/fulfil-screen.tsx";
import { parcelForm } from "#app/admin/orders/order-forms.ts";
import { sendParcel } from "#app/admin/orders/send-parcel.server.ts";
import { lastCarrier } from "#app/features/selling/orders/last-carrier.server.ts";
import { companionsOf } from "#app/features/selling/orders/order-additions.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/fulfil-order";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const [order, carrier, companions] = await Promise.all([
    readOrder(db, params.id),
    lastCarrier(db),
    companionsOf(db, [params.id]),
  ]);
  if (!order) throw data(null, { status: 404 });
  return { order, companions, carrier, fulfilmentId: newId("ful") };
}

export async function action({ params, url, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, parcelForm);
  const refused = await sendParcel(shop, form, { orderId: params.id, actor });
  if (refused) return data({ error: refused.error, fields: form.fields }, refused.status);
  return say(`/admin/orders/${params.id}`, {
    tone: "success",
    text: `${url.searchParams.get("by") === "status" ? "Order status updated successfully! " : ""}Parcel recorded. Its email goes out in ${undoMinutes} minutes; until then you can undo the sending.`,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Send items of order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function FulfilOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <FulfilScreen {...loaderData} error={actionData?.error} fields={actionData?.fields ?? {}} />;
}
