import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { deliveryCorrectionForm } from "#app/admin/orders/order-forms.ts";
import { correctParcelDay } from "#app/admin/orders/record-parcel-day.server.ts";
import type { CorrectedDelivery } from "#app/features/selling/orders/correct-delivery.server.ts";

import type { Route } from "./+types/correct-delivery";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const messages: Record<CorrectedDelivery["kind"] | "incomplete", StatusMessage> = {
  corrected: {
    tone: "success",
    text: "Delivery corrected, and the days to withdraw are counted from it. If the customer was told another day, send the email again.",
  },
  known: { tone: "success", text: "That is what is recorded. Nothing has changed." },
  "changed-meanwhile": { tone: "error", text: "Someone else corrected it at the same time. Check it first." },
  "unknown-parcel": { tone: "error", text: "No delivery of such a parcel is recorded." },
  "impossible-date": { tone: "error", text: "A parcel arrives between the day it was sent and today." },
  incomplete: { tone: "error", text: "Not corrected: choose the day, and say why." },
};

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, deliveryCorrectionForm);
  const answer = async (outcome: keyof typeof messages) => say(`/admin/orders/${params.id}`, messages[outcome]);
  if (form.kind !== "valid") return answer("incomplete");
  const { fulfilmentId, arrived, day, reason } = form.data;
  if (arrived === "yes" && day === null) return answer("incomplete");
  const correction = { orderId: params.id, fulfilmentId, day: arrived === "yes" ? day : null, reason, actor };
  return answer(await correctParcelDay(shop, correction));
}
