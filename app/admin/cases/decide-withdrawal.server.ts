import type { z } from "zod";

import { refundTroubleTexts } from "#app/admin/frame/refund-troubles.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import {
  type Decided,
  closeUnmatched,
  decideLate,
  matchWithdrawal,
  recordProof,
} from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { keepTrouble } from "#app/features/after-sale/cases/pay-due-withdrawals.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { done, refused } from "./case-names.ts";
import type { decisionForm } from "./withdrawal-forms.ts";

/** Said at the field of the order number. */
export const unknownOrder = refused("No order has this number.");

const texts: Record<Decided, StatusMessage> = {
  done: done("Done."),
  "decided-before": refused("Someone else already decided. Nothing changed."),
  "unknown-order": unknownOrder,
  "in-time-part": refused("Not declined: by the current delivery dates, all or part of it is in time. Accept it."),
  "units-gone": refused("The order has fewer items left. Check the order and choose again."),
};

/** Does what staff decided about a notice, and says what came of it. */
export async function decide(
  shop: Shop,
  decision: z.output<typeof decisionForm>,
  { id, actor, units }: { id: string; actor: string; units: ReadonlyMap<string, number> | null },
  now: Date,
): Promise<StatusMessage> {
  switch (decision.intent) {
    case "match":
      return texts[await matchWithdrawal(shop, { id, orderNumber: decision.orderNumber, units, actor }, now)];
    case "close":
      return texts[await closeUnmatched(shop.db, { id, actor }, now)];
    case "proof":
      return texts[await recordProof(shop.db, { id, actor }, now)];
    case "accept":
    case "decline":
      return texts[await decideLate(shop, { id, accept: decision.intent === "accept", actor }, now)];
    case "refund":
      return refund(shop, id, { actor, only: "all" }, now);
    case "refund-arrived":
      return refund(shop, id, { actor, only: "arrived" }, now);
  }
}

async function refund(
  shop: Shop,
  id: string,
  options: { actor: string; only: "all" | "arrived" },
  now: Date,
): Promise<StatusMessage> {
  const outcome = await refundWithdrawal(shop, id, options, now);
  if (outcome.kind === "not-refundable") {
    await keepTrouble(shop.db, id, "other-provider", now);
    return refused(refundTroubleTexts["other-provider"]);
  }
  if (outcome.kind === "not-open") return texts["decided-before"];
  if (outcome.kind === "awaits-goods") return refused("Not refunded: the remaining items haven't come back yet.");
  if (outcome.kind === "awaits-payment") return refused("Nothing to refund: the order isn't paid.");
  if (outcome.kind === "closed") return done("Nothing left to refund.");
  return outcome.pending
    ? refused("Refund recorded. The payment provider hasn't responded; we retry every five minutes.")
    : done("Refunded.");
}
