import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { refundForm } from "#app/admin/orders/order-forms.ts";
import { refundParts } from "#app/admin/orders/refund-parts.server.ts";
import { RefundScreen } from "#app/admin/orders/refund-screen.tsx";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readOrderRefunds } from "#app/features/selling/payments/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/refund-order";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const [order, paid] = await Promise.all([readOrder(db, params.id), readOrderRefunds(db, params.id)]);
  if (!order) throw data(null, { status: 404 });
  return { order, ...paid, refundId: newId("rfd") };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, refundForm);
  const result = await refundParts(shop, form, { orderId: params.id, actor });
  if (result.kind === "refused") return data({ error: result.error, fields: form.fields }, result.status);
  return say(`/admin/orders/${params.id}`, result.message);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Refund order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function RefundOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { refundId } = loaderData;
  // Another id is another form: after a refusal it starts from what was entered.
  return (
    <RefundScreen
      key={refundId}
      {...loaderData}
      error={actionData?.error ?? null}
      fields={actionData?.fields ?? null}
    />
  );
}
