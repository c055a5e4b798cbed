import type { z } from "zod";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { refundOrder, type RefundOutcome } from "#app/features/selling/payments/refund-order.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { FormResult } from "#app/platform/http/read-form.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { refundForm } from "./order-forms.ts";
import { unitsOf } from "./unit-fields.ts";

type Refusal = Exclude<RefundOutcome["kind"], "refunded" | "refund-pending" | "to-confirm" | "too-much">;

/** Why nothing was refunded, for the person who asked for it. */
const refusals: Record<Refusal, string> = {
  "unknown-order": "We can't find this order.",
  "not-paid": "This order is not paid, so there is nothing to refund. It can be cancelled by its status.",
  "refunded-before": "Everything that was paid went back before.",
  "not-refundable": "This order was paid through another provider. Refund it there.",
  "nothing-chosen": "Choose at least one item, the shipping, or an amount.",
  "changed-meanwhile":
    "Someone else just changed this order. No refund was made. Check what's left, and try again. Refund what a withdrawal names there.",
};

/** `refused` is shown with the form; without an error the form asks to confirm the amount. */
export type RefundResult =
  | { kind: "done"; message: StatusMessage }
  | { kind: "refused"; error: string | null; status: number };

/** Refunds parts of an order for a staff member, and invalidates the pages that show its stock. Never throws. */
export async function refundParts(
  shop: Shop,
  form: FormResult<z.output<typeof refundForm>>,
  { orderId, actor }: { orderId: string; actor: string },
): Promise<RefundResult> {
  if (form.kind === "too-many")
    return { kind: "refused", error: "Too many attempts. Try again in a minute.", status: 429 };
  const [cancelled, returned] = [unitsOf(form.fields, "cancel"), unitsOf(form.fields, "return")];
  if (form.kind === "invalid" && form.fields["sum"] && !form.fields["reason"]?.trim())
    return { kind: "refused", error: "Enter a reason for the other amount.", status: 400 };
  if (form.kind !== "valid" || !cancelled || !returned)
    return { kind: "refused", error: "Check the numbers, and a reason of at most 200 characters.", status: 400 };
  const { refundId: id, seen, reason, expected, sum: sumOre, ...choice } = form.data;
  const shipping = choice.shipping === "on" ? ("rest" as const) : 0;
  const restock = choice.restock === "on";
  const choices = { cancelled, returned, shipping, sumOre, restock, reason };
  const request = { id, orderId, ...choices, expectedOre: expected, seen, actor };
  try {
    const outcome = await refundOrder(shop.db, paymentProvider(shop.env), request, new Date());
    if (outcome.kind === "to-confirm") return { kind: "refused", error: null, status: 200 };
    if (outcome.kind === "too-much")
      return {
        kind: "refused",
        error: `At most ${formatPrice(outcome.mostOre, outcome.currency)} is left to refund.`,
        status: 409,
      };
    if (outcome.kind !== "refunded" && outcome.kind !== "refund-pending")
      return { kind: "refused", error: refusals[outcome.kind], status: outcome.kind === "nothing-chosen" ? 400 : 409 };
    invalidatePages(shop, outcome.pages);
    return { kind: "done", message: outcome.kind === "refunded" ? refunded : pending };
  } catch (error) {
    logError("A refund could not be written", error);
    return { kind: "refused", error: "Something went wrong. Try again: nothing is refunded twice.", status: 503 };
  }
}

const refunded: StatusMessage = { tone: "success", text: "The money went back." };
const pending: StatusMessage = {
  tone: "error",
  text: "The refund is recorded, but the payment provider did not answer yet. The shop tries again every five minutes.",
};
