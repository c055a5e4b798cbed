import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { returnPath } from "#app/admin/orders/chosen-orders.ts";
import { undoSendingForm } from "#app/admin/orders/order-forms.ts";
import { type UndoneSending, undoSending } from "#app/features/selling/orders/undo-sending.server.ts";

import type { Route } from "./+types/undo-sending";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const messages: Record<UndoneSending, StatusMessage> = {
  undone: { tone: "success", text: "The sending is undone. Nobody was e-mailed, and the items are to be sent again." },
  "has-left": {
    tone: "error",
    text: "Not undone: its e-mail has gone out, or it arrived, came back, or its order was cancelled.",
  },
  "unknown-parcel": { tone: "error", text: "There is no such parcel." },
};

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, undoSendingForm);
  const fulfilmentId = form.kind === "valid" ? form.data.fulfilmentId : "";
  const outcome = await undoSending(shop.db, { orderId: params.id, fulfilmentId, actor }, new Date());
  const { returnTo } = form.fields;
  return say(returnTo ? returnPath(returnTo) : `/admin/orders/${params.id}`, messages[outcome]);
}
