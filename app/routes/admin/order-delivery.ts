import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { deliveryForm } from "#app/admin/orders/order-forms.ts";
import { recordParcelDay } from "#app/admin/orders/record-parcel-day.server.ts";
import type { RecordedDelivery } from "#app/features/selling/orders/record-delivery.server.ts";

import type { Route } from "./+types/order-delivery";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const messages: Record<RecordedDelivery["kind"], StatusMessage> = {
  recorded: { tone: "success", text: "The delivery is recorded." },
  known: { tone: "error", text: "This parcel has a delivery date already, which stays." },
  "unknown-parcel": { tone: "error", text: "We can't find this parcel." },
  "impossible-date": { tone: "error", text: "A parcel arrives between the day it was sent and today." },
};

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, deliveryForm);
  const outcome: RecordedDelivery["kind"] =
    form.kind === "valid"
      ? await recordParcelDay(shop, { ...form.data, orderId: params.id, actor })
      : "impossible-date";
  return say(`/admin/orders/${params.id}`, messages[outcome]);
}
