import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { resendForm } from "#app/admin/orders/order-forms.ts";
import { resendOrderMail, type ResendOutcome } from "#app/features/selling/orders/resend-mail.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";

import type { Route } from "./+types/resend-order-mail";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const messages: Record<ResendOutcome["kind"], StatusMessage> = {
  queued: { tone: "success", text: "Resending the email." },
  "kept-back": {
    tone: "error",
    text: "Email not sent. This address bounced or complained. Under Emails you see why, and can correct it.",
  },
  "too-many": { tone: "error", text: "This customer got many of these emails lately. Wait an hour." },
  "nothing-to-send": { tone: "error", text: "There's no such email to send." },
};

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, resendForm);
  const outcome: ResendOutcome =
    form.kind === "valid"
      ? await resendOrderMail(
          shop.db,
          { ...form.data, orderId: params.id, fulfilmentId: form.data.fulfilmentId ?? null, actor },
          new Date(),
        )
      : { kind: "nothing-to-send" };
  if ("outboxId" in outcome) enqueueMail(shop, outcome.outboxId);
  return say(`/admin/orders/${params.id}`, messages[outcome.kind]);
}
