import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { AddItemScreen } from "#app/admin/orders/add-item-screen.tsx";
import { NewOrderScreen } from "#app/admin/orders/new-order-screen.tsx";
import { offerItems } from "#app/admin/orders/offer-items.server.ts";
import { submitWanted, type WantedAnswer } from "#app/admin/orders/offer-wanted.server.ts";
import { additionForm } from "#app/admin/orders/order-forms.ts";
import { readAddItem } from "#app/admin/orders/read-add-item.server.ts";
import { readNewOrder } from "#app/admin/orders/read-new-order.server.ts";
import { type WithdrawOutcome, withdrawAddition } from "#app/features/selling/orders/offer-addition.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/order-addition";

/** In place of an order's id: items for a customer who has none yet. */
const newOrder = "new";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const shop = shopOf(context);
  const asked = { text: searchParams.get("q") ?? "", products: searchParams.getAll("product") };
  if (params.id === newOrder) return { kind: "new" as const, ...(await readNewOrder(shop, asked, new Date())) };
  const found = await readAddItem(shop.db, { id: params.id, ...asked });
  if (!found) throw data(null, { status: 404 });
  return { kind: "addition" as const, ...found, additionId: newId("add") };
}

const withdrawn: Record<WithdrawOutcome, StatusMessage> = {
  withdrawn: { tone: "success", text: "Payment link withdrawn." },
  paid: { tone: "error", text: "Not withdrawn: the customer has paid. Refund the added order instead." },
  "unknown-addition": { tone: "error", text: "We can't find this payment link." },
};

interface Answer {
  error: string | null;
  fields: Record<string, string>;
  wanted: WantedAnswer | null;
}
const answerOf = (answer: Answer, status: number) => data(answer, status);

/** Offers items to add to an order, or an order of its own to a new customer; takes an offer back. */
export async function action({ params, ...sent }: Route.ActionArgs) {
  if (params.id === newOrder) return actOnNewOrder(sent);
  const { form, shop, actor, say } = await readStaffForm(sent, additionForm);
  const order = { orderId: params.id, actor };
  const page = `/admin/orders/${params.id}`;
  if (form.kind === "valid" && form.data.intent === "withdraw")
    return say(page, withdrawn[await withdrawAddition(shop.db, { id: form.data.additionId, ...order }, new Date())]);
  const refused = await offerItems(shop, form, order);
  if (refused) return answerOf({ error: refused.error, fields: form.fields, wanted: null }, refused.status);
  return say(page, { tone: "success", text: "Payment link sent to the customer." });
}

const intentForm = z.object({ intent: z.enum(["count", "offer", "withdraw"]) });

async function actOnNewOrder(sent: Omit<Route.ActionArgs, "params">) {
  const { form, fields, ...staff } = await readStaffForm(sent, intentForm);
  if (form.kind !== "valid") return answerOf({ error: null, fields, wanted: unread }, form.status);
  const wanted = await submitWanted({ ...staff, fields }, form.data.intent, new Date());
  if (wanted instanceof Response) return wanted;
  return answerOf({ error: null, fields, wanted }, wanted.problem ? 400 : 200);
}

const unread: WantedAnswer = { errors: {}, problem: "We couldn't read the form. Reload the page." };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData?.kind === "addition"
        ? `Add to order ${loaderData.order.orderNumber} | Admin`
        : "Order for a customer | Admin",
  },
];

export default function OrderAddition({ loaderData, actionData }: Route.ComponentProps) {
  const fields = actionData?.fields ?? {};
  if (loaderData.kind === "new")
    return <NewOrderScreen {...loaderData} answer={actionData?.wanted ?? null} fields={fields} />;
  return <AddItemScreen {...loaderData} error={actionData?.error ?? null} fields={fields} />;
}
