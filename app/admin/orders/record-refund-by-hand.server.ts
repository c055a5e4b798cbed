import type { z } from "zod";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { type PaidByHand, payRefundByHand } from "#app/features/payments/pay-refund-by-hand.server.ts";
import type { Shop } from "#app/platform/context.ts";
import type { FormResult } from "#app/platform/read-form.server.ts";

import type { byHandForm } from "./order-forms.ts";

const messages: Record<PaidByHand, StatusMessage> = {
  recorded: { tone: "success", text: "Recorded: the money went back by bank." },
  "changed-meanwhile": {
    tone: "error",
    text: "Nothing was recorded: the refund is being tried again, or is made. See what it says now before you send money.",
  },
  "unknown-refund": { tone: "error", text: "There is no such refund." },
};
const invalid: StatusMessage = {
  tone: "error",
  text: "Nothing was recorded. Enter the day of the transfer, not in the future, and the bank's reference: never an account number.",
};
const tooMany: StatusMessage = { tone: "error", text: "Too many attempts. Try again in a minute." };

/** Records a refund that a member of staff paid by bank; returns what to tell them. Throws when D1 fails. */
export async function recordRefundByHand(
  shop: Shop,
  form: FormResult<z.output<typeof byHandForm>>,
  { orderId, actor }: { orderId: string; actor: string },
): Promise<StatusMessage> {
  if (form.kind === "too-many") return tooMany;
  if (form.kind !== "valid") return invalid;
  return messages[await payRefundByHand(shop.db, { orderId, actor, ...form.data }, new Date())];
}
