import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { correctEmailForm } from "#app/admin/orders/order-forms.ts";
import { correctOrderEmail } from "#app/features/selling/orders/correct-email.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";

import type { Route } from "./+types/correct-order-email";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, correctEmailForm);
  let message: StatusMessage = { tone: "error", text: "The address isn't changed. Enter a full email address." };
  if (form.kind === "valid") {
    const outcome = await correctOrderEmail(shop.db, { ...form.data, orderId: params.id, actor }, new Date());
    if ("outboxId" in outcome) enqueueMail(shop, outcome.outboxId);
    message =
      outcome.kind === "nothing-to-send"
        ? { tone: "error", text: "The address of this order cannot be changed." }
        : { tone: "success", text: "The address is corrected, and the confirmation is being sent there." };
    if (outcome.kind === "too-many")
      message = { tone: "error", text: "Address corrected. It got many of these emails lately. Wait an hour." };
  }
  return say(`/admin/orders/${params.id}`, message);
}
