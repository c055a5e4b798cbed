import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { retryForm } from "#app/admin/orders/order-forms.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { type RetriedRefund, retryRefund } from "#app/features/selling/payments/retry-refund.server.ts";

import type { Route } from "./+types/retry-refund";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const messages: Record<RetriedRefund, StatusMessage> = {
  refunded: { tone: "success", text: "The money went back." },
  "refund-pending": { tone: "error", text: "The payment provider still does not answer. The shop keeps trying." },
  "being-sent": {
    tone: "error",
    text: "Nothing was tried: a member of staff is sending this refund by bank. See the order.",
  },
  "not-refundable": {
    tone: "error",
    text: "This was paid through another provider than the shop has now. Refund it in that provider's dashboard.",
  },
  "unknown-refund": { tone: "error", text: "We can't find this refund." },
};

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, retryForm);
  const refund = { orderId: params.id, refundId: form.kind === "valid" ? form.data.refundId : "", actor };
  const outcome = await retryRefund(shop.db, paymentProvider(shop.env), refund, new Date());
  return say(`/admin/orders/${params.id}`, messages[outcome]);
}
