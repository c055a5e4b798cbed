import { z } from "zod";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import {
  recordDashboardRefund,
  type RecordedDashboardRefund,
} from "#app/features/selling/payments/record-dashboard-refund.server.ts";
import { resolveDiscrepancy } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { FormResult } from "#app/platform/http/read-form.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

const id = z.string().min(1).max(300);
export const discrepancyForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("record-refund"), id, goods: z.enum(["cancel", "keep"]) }),
  z.object({ intent: z.literal("resolve"), id, note: z.string().trim().min(3).max(300) }),
]);

const ofRecording: Record<RecordedDashboardRefund, StatusMessage> = {
  recorded: { tone: "success", text: "Recorded as a refund of the order." },
  "unknown-discrepancy": { tone: "error", text: "Someone already resolved this." },
  "other-provider": {
    tone: "error",
    text: "The current payment provider doesn't have this refund. Resolve it with a note.",
  },
  "not-made-yet": {
    tone: "error",
    text: "The provider is still processing this refund, which can take days. Record it when it's done.",
  },
  "failed-there": { tone: "success", text: "This refund failed at the provider: no money was refunded. Resolved." },
  "no-such-units": {
    tone: "error",
    text: "Not recorded: no unshipped items match exactly this amount, or several do. Record the refund only.",
  },
  "under-way": {
    tone: "error",
    text: "Not recorded: another refund is in progress, or the order changed. Try again in a few minutes.",
  },
};

/** Records a refund of the provider's dashboard, or resolves any discrepancy with a note; returns what to tell the person. Never throws. */
export async function resolveDiscrepancyAction(
  shop: Shop,
  form: FormResult<z.output<typeof discrepancyForm>>,
  { actor, mayRefund }: { actor: string; mayRefund: boolean },
): Promise<StatusMessage> {
  if (form.kind === "too-many") return { tone: "error", text: "Too many attempts. Try again in a minute." };
  if (form.kind !== "valid") return { tone: "error", text: "Not resolved: add a short note on what you did." };
  const { data } = form;
  try {
    if (data.intent === "resolve")
      return (await resolveDiscrepancy(shop.db, { ...data, actor }, new Date()))
        ? { tone: "success", text: "Resolved." }
        : ofRecording["unknown-discrepancy"];
    if (!mayRefund) return { tone: "error", text: "Your role can't record refunds." };
    const request = { discrepancyId: data.id, goods: data.goods, actor };
    const { kind, pages } = await recordDashboardRefund(shop.db, paymentProvider(shop.env), request, new Date());
    invalidatePages(shop, pages);
    return ofRecording[kind];
  } catch (error) {
    logError("A payment discrepancy could not be resolved", error);
    return { tone: "error", text: "Something went wrong. Try again; nothing is recorded twice." };
  }
}
