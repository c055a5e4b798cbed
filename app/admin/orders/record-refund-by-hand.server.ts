import type { z } from "zod";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { type ClosedRefund, closeRefund } from "#app/features/selling/payments/close-refund.server.ts";
import { type PaidByHand, payRefundByHand } from "#app/features/selling/payments/pay-refund-by-hand.server.ts";
import {
  beginTransfer,
  type BegunTransfer,
  dropTransfer,
} from "#app/features/selling/payments/refund-transfer.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { FormResult } from "#app/platform/http/read-form.server.ts";

import type { byHandForm } from "./order-forms.ts";

const unknown: StatusMessage = { tone: "error", text: "We can't find this refund." };
const ofBeginning: Record<BegunTransfer, StatusMessage> = {
  begun: {
    tone: "success",
    text: "You're sending this refund. Send the money by bank, then record it here. No one else sends it until then.",
  },
  "begun-by-other": {
    tone: "error",
    text: "Someone else is sending this refund. Don't send money. See below who it is, and ask.",
  },
  "not-allowed": {
    tone: "error",
    text: "Do not send money: the refund is being tried again, is made, or the buyer gets it another way. See what it says now.",
  },
  "unknown-refund": unknown,
};
const ofDropping: Record<Awaited<ReturnType<typeof dropTransfer>>, StatusMessage> = {
  dropped: { tone: "success", text: "No one is sending this refund by bank now." },
  "changed-meanwhile": { tone: "error", text: "No change: you weren't sending this refund any more." },
};
const ofClosing: Record<ClosedRefund, StatusMessage> = {
  closed: { tone: "success", text: "Recorded: the buyer has the money by the payment provider. Nothing more is sent." },
  "not-allowed": {
    tone: "error",
    text: "Nothing was recorded: the refund is being tried again, is made, or nothing says that the buyer has the money. See what it says now.",
  },
  "unknown-refund": unknown,
};
const ofSending: Record<PaidByHand, StatusMessage> = {
  recorded: { tone: "success", text: "Recorded: the money went back by bank." },
  "not-begun": {
    tone: "error",
    text: "Not recorded. First say that you're sending it, so that no one else does.",
  },
  "sent-twice": {
    tone: "error",
    text: "Not recorded. Someone else, or the payment provider, sends or has sent this refund. The customer may have it twice. We've noted it for staff.",
  },
  "unknown-refund": unknown,
};
const invalid: StatusMessage = {
  tone: "error",
  text: "Nothing was recorded. Enter the day of the transfer, not in the future, and the bank's reference: never an account number.",
};
const tooMany: StatusMessage = { tone: "error", text: "Too many attempts. Try again in a minute." };

/** Takes what a member of staff says of a refund that the provider refused; returns what to tell them. */
export async function recordRefundByHand(
  { db }: Shop,
  form: FormResult<z.output<typeof byHandForm>>,
  { orderId, actor }: { orderId: string; actor: string },
): Promise<StatusMessage> {
  if (form.kind === "too-many") return tooMany;
  if (form.kind !== "valid") return invalid;
  const now = new Date();
  const { data } = form;
  const refund = { orderId, actor, refundId: data.refundId };
  switch (data.intent) {
    case "begin":
      return ofBeginning[await beginTransfer(db, { ...refund, takesOver: data.takesOver || null }, now)];
    case "drop":
      return ofDropping[await dropTransfer(db, refund, now)];
    case "close":
      return ofClosing[await closeRefund(db, refund, now)];
    case "sent":
      return ofSending[await payRefundByHand(db, { ...refund, ...data }, now)];
  }
}
