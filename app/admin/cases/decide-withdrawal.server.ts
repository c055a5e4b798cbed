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
export const unknownOrder = refused("There is no order with this number.");

const texts: Record<Decided, StatusMessage> = {
  done: done("Done."),
  "decided-before": refused("That was done before, or somebody else decided. Nothing was changed."),
  "unknown-order": unknownOrder,
  "in-time-part": refused(
    "Not declined: by the delivery dates as they stand now it came in time, or a part of it did. Accept it.",
  ),
  "units-gone": refused("The order has not so many items left. Look at the order, and choose again."),
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
  if (outcome.kind === "awaits-goods")
    return refused("Nothing of what is left has come back yet. Nothing was refunded.");
  if (outcome.kind === "awaits-payment") return refused("This order is not paid, so there is nothing to refund yet.");
  if (outcome.kind === "closed") return done("Nothing of it was left to refund.");
  return outcome.pending
    ? refused(
        "The refund is recorded, but the payment provider did not answer yet. The shop tries again every five minutes.",
      )
    : done("The money went back.");
}
