import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { AddItemScreen } from "#app/admin/orders/add-item-screen.tsx";
import { offerItems } from "#app/admin/orders/offer-items.server.ts";
import { additionForm } from "#app/admin/orders/order-forms.ts";
import { readAddItem } from "#app/admin/orders/read-add-item.server.ts";
import { type WithdrawOutcome, withdrawAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/order-addition";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = { id: params.id, text: searchParams.get("q") ?? "", products: searchParams.getAll("product") };
  const found = await readAddItem(shopOf(context).db, asked);
  if (!found) throw data(null, { status: 404 });
  return { ...found, additionId: newId("add") };
}

const withdrawn: Record<WithdrawOutcome, StatusMessage> = {
  withdrawn: { tone: "success", text: "Payment link withdrawn." },
  paid: { tone: "error", text: "Not withdrawn: the customer has paid. Refund the added order instead." },
  "unknown-addition": { tone: "error", text: "We can't find this payment link." },
};

/** Offers items, or takes an offer back from the order's page. */
export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, additionForm);
  const order = { orderId: params.id, actor };
  const page = `/admin/orders/${params.id}`;
  if (form.kind === "valid" && form.data.intent === "withdraw")
    return say(page, withdrawn[await withdrawAddition(shop.db, { id: form.data.additionId, ...order }, new Date())]);
  const refused = await offerItems(shop, form, order);
  if (refused) return data({ error: refused.error, fields: form.fields }, refused.status);
  return say(page, { tone: "success", text: "Payment link sent to the customer." });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Add to order ${loaderData?.order.orderNumber ?? ""} | Admin` },
];

export default function OrderAddition({ loaderData, actionData }: Route.ComponentProps) {
  return <AddItemScreen {...loaderData} error={actionData?.error ?? null} fields={actionData?.fields ?? {}} />;
}
